import { useLoad, type LoadState } from '#storefront/store/use-load.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { loadDelivery } from './delivery.slice.ts';

/** Loads zones and places: stored ones are shown at once and refreshed in the background. */
export function useDelivery(): LoadState {
  const dispatch = useShopDispatch();
  return useLoad('delivery', () => dispatch(loadDelivery()));
}
