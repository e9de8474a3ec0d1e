import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { loadAddresses } from '#storefront/features/delivery/address.calls.ts';
import { nearDay } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { Button, classNames } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { loadOrder } from '../order.calls.ts';
import { groupsOf } from '../ChooseTime.tsx';
import { nameAddress } from './request.calls.ts';
import { requestTexts } from './request.texts.ts';

/** The giver names one of their addresses after all, and when it should come. */
export function AddressChoice({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTexts(requestTexts);
  const dispatch = useShopDispatch();
  const addresses = useSelector(selectAddresses);
  const [address, setAddress] = useState('');
  const [time, setTime] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useLoad(id, () => dispatch(loadAddresses()));
  const place = addresses.find(({ id: one }) => String(one) === address)?.place;
  const times = useAnswer('GET /api/order/slots/', place === undefined ? null : { query: { place } });

  async function save(): Promise<void> {
    if (time === null) return;
    setBusy(true);
    const result = await dispatch(nameAddress({ id, address: Number(address), time }));
    setBusy(false);
    if (nameAddress.fulfilled.match(result)) onDone();
    else setRefusal(result.payload?.sentence ?? '');
    void dispatch(loadOrder(id));
  }

  if (addresses.length === 0)
    return (
      <>
        <p>{t('noAddress')}</p>
        <Link href={paths.newAddress()} className={classNames({ look: 'outline' })}>
          {t('addAddress')}
        </Link>
      </>
    );
  return (
    <>
      <RadioCards
        legend={t('chooseAddress')}
        value={address}
        onChange={(chosen) => {
          setAddress(chosen);
          setTime(null);
        }}
        cards={addresses.map((one) => ({ value: String(one.id), title: one.line1, note: one.fullname }))}
      />
      {times.failure && <ErrorState onRetry={times.retry}>{times.failure.sentence}</ErrorState>}
      {times.answer && <Times choice={times.answer.data} value={time} choose={setTime} />}
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button wide busy={isBusy} disabled={time === null} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
}

type TimesProps = { choice: DeliveryChoice; value: string | null; choose: (time: string) => void };

function Times({ choice, value, choose }: TimesProps) {
  const t = useTexts(requestTexts);
  const language = useLanguage();
  const now = useNow();
  const days = groupsOf(choice, (day) => nearDay(day, now(), language));
  if (days.length === 0) return <p>{t('noTimes')}</p>;
  return days.map(({ legend, cards }) => (
    <RadioCards key={legend} legend={legend} inRow value={value} onChange={choose} cards={cards} />
  ));
}
