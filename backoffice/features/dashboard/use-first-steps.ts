import { useGetList, useStore } from 'react-admin';
import { useMay } from '#backoffice/api/me.ts';

const one = { pagination: { page: 1, perPage: 1 } };
const published = { status: 'published' };

/** Whether a resource has any record; undefined while loading. A filter asks again until one comes. */
function useAny(resource: string, isOn: boolean, filter?: object): boolean | undefined {
  const { total } = useGetList(
    resource,
    { ...one, filter: filter ?? {} },
    // A change of one record does not refresh the lists that contain it, nor does an order of a customer.
    {
      enabled: isOn,
      refetchInterval: ({ state }) => (filter && state.data?.total === 0 ? 3_000 : false),
    },
  );
  return total === undefined ? undefined : total > 0;
}

/** Setup steps of a shop that delivers, in order, and which are done. */
function useSteps(isOn: boolean) {
  return [
    ['/products/create', 'stepProduct', useAny('products', isOn)],
    ['/products', 'stepPublish', useAny('products', isOn, published)],
    ['/home-page/banners/create', 'stepBanner', useAny('banners', isOn)],
    ['/orders/create', 'stepOrder', useAny('orders', isOn, {})],
  ] as const;
}

/** The setup steps, the remaining ones, and whether the list is shown; makes no requests if dismissed. */
export function useFirstSteps(isWanted = true) {
  const may = useMay();
  const [isHidden, hide] = useStore('office.first-steps-hidden', false);
  const isOn = isWanted && may('catalogue.write') && may('delivery.write') && !isHidden;
  const steps = useSteps(isOn);
  const isKnown = isOn && steps.every(([, , isDone]) => isDone !== undefined);
  return { steps, left: steps.filter(([, , isDone]) => !isDone), isKnown, hide };
}

/** Whether the start page showed remaining steps: then other screens link to the next one. */
export const useHasFirstSteps = () => useStore('office.first-steps-left', false);
