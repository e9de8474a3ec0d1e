import { useSelector } from 'react-redux';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { MonthSheet } from '#storefront/features/delivery/month/MonthSheet.tsx';
import { readPlainDays } from '#storefront/features/delivery/month/read-plain-days.ts';
import { useDelivery } from '#storefront/features/delivery/use-delivery.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { monthTexts } from '#storefront/features/delivery/month/month.texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';

type Props = {
  /** Null: the home zone. */
  place: number | null;
  value: string;
  onChange: (day: string) => void;
  onClose: () => void;
};

/** Calendar of all days on which the gift can be delivered. */
export function ArrivalMonth({ place, ...props }: Props) {
  const t = useTexts(monthTexts);
  const loading = useDelivery();
  const home = useSelector(selectZones)?.[0]?.places[0]?.id;
  const at = place ?? home;
  if (at === undefined && loading.failure) {
    return (
      <Sheet isOpen onClose={props.onClose} title={t('chooseDay')}>
        <ErrorState onRetry={loading.retry}>{loading.failure.sentence}</ErrorState>
      </Sheet>
    );
  }
  return <MonthSheet {...props} place={at} read={readPlainDays} />;
}
