/**
 * Removes holidays that the customer has muted from the shown data, with their banners. Applied to the store, so that
 * the first screen needs no code for it.
 */
import type { AuthState } from '#storefront/features/customers/sign-in/auth-state.ts';
import type { BannerState } from '#storefront/features/content/home/banner.slice.ts';
import type { WithInfo } from '#storefront/features/content/texts/info.slice.ts';
import type { Dispatch } from '#storefront/store/dispatch.ts';
import { sliceArrived } from '#storefront/store/persistence.ts';

type State = WithInfo & { auth: AuthState; banner: BannerState };
type Store = { getState: () => State; subscribe: (run: () => void) => unknown; dispatch: Dispatch };

/** Follows the store: holidays that the customer silenced disappear from lists and banners as these arrive. */
export function hideSilenced(store: Store): void {
  const look = () => {
    const { auth, info, banner } = store.getState();
    const silenced = auth.kept?.silenced ?? [];
    if (silenced.length === 0) return;
    const { mainInfo } = info;
    if (mainInfo?.occasions.some(({ id, productsCount }) => productsCount > 0 && silenced.includes(id))) {
      const occasions = mainInfo.occasions.map((one) =>
        silenced.includes(one.id) ? { ...one, productsCount: 0 } : one,
      );
      store.dispatch(sliceArrived({ key: 'info', fields: { mainInfo: { ...mainInfo, occasions } } }));
    }
    const link = new RegExp(`[?&]occasion=(${silenced.join('|')})\\b`);
    const banners = banner.banners.filter((one) => !link.test(one.link));
    if (banners.length < banner.banners.length)
      store.dispatch(sliceArrived({ key: 'banner', fields: { banners } }));
  };
  store.subscribe(look);
  look();
}
