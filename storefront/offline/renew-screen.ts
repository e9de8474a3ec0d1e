/** Asks again for what is on screen and has changed since it was kept. */
import { loadProduct, loadProducts } from '../catalogue/product.slice.ts';
import type { ListQuery } from '#contract/catalogue/shop.ts';
import { loadAbout } from '../content/about.slice.ts';
import { loadBanners } from '../content/banner.slice.ts';
import { loadHomeInfo } from '../content/info.slice.ts';
import { loadDelivery } from '../delivery/delivery.slice.ts';
import type { ShopStore } from '../store.ts';
import { answersRenewed } from '../store/use-answer.ts';

type Renewal = { of: RegExp; ask: (store: ShopStore) => unknown };

const renewals: Renewal[] = [
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
export function renewScreen(store: ShopStore, url: string): void {
  for (const { of, ask } of renewals) if (of.test(url)) ask(store);
  window.dispatchEvent(new Event(answersRenewed));
}
