import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import type { Address } from '#contract/delivery/shop.ts';
import type { AddressTimes } from '#contract/gift-requests/shop.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { addressWords } from '#storefront/features/delivery/address-label.ts';
import { loadAddresses } from '#storefront/features/delivery/address.calls.ts';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { MadeNote } from '#storefront/features/delivery/MadeNote.tsx';
import { useDelivery } from '#storefront/features/delivery/use-delivery.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { Button, classNames } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import { mostDays } from '#storefront/features/orders/time-groups.ts';
import { loadAddressTimes, nameAddress } from './request.calls.ts';
import { requestTexts } from './request.texts.ts';

/** The giver chooses one of the own addresses instead of asking, and the time. */
export function AddressChoice({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTexts(requestTexts);
  const dispatch = useShopDispatch();
  const words = useAddressWords();
  const addresses = useSelector(selectAddresses);
  const [address, setAddress] = useState('');
  const [time, setTime] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isLoading, failure, retry } = useLoad(id, () => dispatch(loadAddresses()));
  const place = addresses.find(({ id: one }) => String(one) === address)?.place;
  const times = useLoad(place === undefined ? null : `${id} ${place}`, () =>
    dispatch(loadAddressTimes({ id, place: Number(place) })),
  );

  async function save(): Promise<void> {
    if (time === null) return;
    setBusy(true);
    const result = await dispatch(nameAddress({ id, address: Number(address), time }));
    setBusy(false);
    if (nameAddress.fulfilled.match(result)) onDone();
    else setRefusal(result.payload?.sentence ?? '');
    // Reload the slots, so that a full one is neither offered nor sent again.
    if (nameAddress.rejected.match(result) && result.payload?.code?.startsWith('slot.')) {
      setTime(null);
      times.reload();
    }
    void dispatch(loadOrder(id));
  }

  if (addresses.length === 0 && failure) return <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>;
  if (addresses.length === 0 && isLoading) return <Skeleton height="96px" radius="14px" />;
  if (addresses.length === 0) return <NoAddress />;
  return (
    <>
      <RadioCards
        legend={t('chooseAddress')}
        value={address}
        onChange={(chosen) => {
          setAddress(chosen);
          setTime(null);
        }}
        cards={addresses.map((one) => ({
          value: String(one.id),
          title: words(one),
          note: one.fullname,
        }))}
      />
      {times.failure && <ErrorState onRetry={times.reload}>{times.failure.sentence}</ErrorState>}
      {address !== '' && !times.answer && !times.failure && <Skeleton height="180px" radius="14px" />}
      {times.answer && <Times offered={times.answer} value={time} choose={setTime} />}
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button wide busy={isBusy} disabled={time === null} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
}

function NoAddress() {
  const t = useTexts(requestTexts);
  return (
    <>
      <p>{t('noAddress')}</p>
      <Link href={paths.newAddress()} className={classNames({ look: 'outline' })}>
        {t('addAddress')}
      </Link>
    </>
  );
}

/** Says an address in one line, with its city once the zones are loaded. */
function useAddressWords() {
  const language = useLanguage();
  const zones = useSelector(selectZones);
  useDelivery();
  return (address: Address) => addressWords(address, zones, language);
}

type TimesProps = { offered: AddressTimes; value: string | null; choose: (time: string) => void };

function Times({ offered: { days, leadDays }, value, choose }: TimesProps) {
  const t = useTexts(requestTexts);
  const language = useLanguage();
  const now = useNow();
  if (days.length === 0) return <p>{t('noTimes')}</p>;
  return (
    <>
      <MadeNote leadDays={leadDays} />
      {days.slice(0, mostDays).map(({ day, times }) => (
        <RadioCards
          key={day}
          legend={nearDay(day, now(), language)}
          inRow
          value={value}
          onChange={choose}
          cards={times.map(({ time, from, to }) => ({
            value: time,
            title: from === null ? t('allDay') : `${from}–${to}`,
          }))}
        />
      ))}
    </>
  );
}
