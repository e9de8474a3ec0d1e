import { useLoad, type Loading } from '#storefront/store/use-load.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { loadDelivery } from './delivery.slice.ts';

/** Zones and places are wanted: yesterday's are shown at once, today's arrive in the background. */
export function useDelivery(): Loading {
  const dispatch = useShopDispatch();
  return useLoad('delivery', () => dispatch(loadDelivery()));
}
