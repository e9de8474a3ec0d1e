import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectDraft, selectPlace, selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import type { LoadState } from '#storefront/store/use-load.ts';
import { useLastOrder } from './last-order.ts';
import type { OrderForm } from './order-form.ts';
import { proposeAnswers } from './propose-answers.ts';

/** Fills unanswered fields with the most common answers; all remain editable. */
export function useOrderDefaults(
  form: OrderForm,
  change: (patch: Partial<OrderForm>) => void,
  { loading, isCardOnly }: { loading: LoadState; isCardOnly: boolean },
): void {
  const { username, addressList } = useSelector(selectAuth);
  const mainInfo = useSelector(selectMainInfo);
  const hasDraft = useSelector(selectDraft) !== null;
  const zones = useSelector(selectZones);
  const here = useSelector(selectPlace)?.id ?? zones?.[0]?.places[0]?.id ?? null;
  const areKnown = username === null || (!loading.isLoading && !loading.failure);
  useLastOrder(form, change, areKnown);
  useEffect(() => {
    if (!hasDraft || !mainInfo) return;
    const addresses = areKnown ? addressList : null;
    const paymentMethods = mainInfo.paymentMethods.filter((method) => !isCardOnly || method === 'ONLINE');
    const patch = proposeAnswers(form, { ...mainInfo, paymentMethods, addresses, here });
    if (Object.keys(patch).length > 0) change(patch);
  }, [form, change, hasDraft, mainInfo, areKnown, addressList, username, isCardOnly, here]);
}
