/** Asks again for what is on screen and has changed since it was kept. */
import { loadProduct, loadProducts } from '#storefront/features/catalogue/product/product.slice.ts';
import type { ListQuery } from '#contract/catalogue/shop.ts';
import { loadAbout } from '#storefront/features/content/texts/about.slice.ts';
import { loadBanners } from '#storefront/features/content/home/banner.slice.ts';
import { loadHomeInfo } from '#storefront/features/content/texts/info.slice.ts';
import { loadDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import type { ShopStore } from '#storefront/app/store.ts';
import { answersUpdated } from '#storefront/store/use-answer.ts';

type ScreenUpdate = { of: RegExp; ask: (store: ShopStore) => unknown };

const screenUpdates: ScreenUpdate[] = [
  { of: /\/product\/home-info\//, ask: ({ dispatch }) => dispatch(loadHomeInfo()) },
  { of: /\/product\/banners\//, ask: ({ dispatch }) => dispatch(loadBanners()) },
  { of: /\/product\/about-us\//, ask: ({ dispatch }) => dispatch(loadAbout()) },
  { of: /\/order\/delivery-payment\//, ask: ({ dispatch }) => dispatch(loadDelivery()) },
  {
    of: /\/product\/detail\//,
    ask({ dispatch, getState }) {
      const id = getState().product.singleProduct?.id;
      return id === undefined ? null : dispatch(loadProduct(id));
    },
  },
  {
    of: /\/product\/list\//,
    ask({ dispatch, getState }) {
      const { listName, page } = getState().product;
      if (listName === null) return null;
      return dispatch(loadProducts({ query: JSON.parse(listName) as ListQuery, pages: page?.number ?? 1 }));
    },
  },
];

/** `url` is the answer that changed. What only one screen holds is asked again by the screen itself. */
export function updateScreen(store: ShopStore, url: string): void {
  for (const { of, ask } of screenUpdates) if (of.test(url)) ask(store);
  window.dispatchEvent(new Event(answersUpdated));
}
