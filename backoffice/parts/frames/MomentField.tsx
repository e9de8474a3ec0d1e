import { useRecordContext } from 'react-admin';
import { dateAndClock } from '#domain/print/clocks.ts';

type Props = { source: string; label?: string; sortable?: boolean };

/** Date and time in the shop's time zone. */
export function MomentField({ source }: Props) {
  const record = useRecordContext<Record<string, string | null>>();
  const value = record?.[source];
  return (
    <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {value ? dateAndClock(value) : '—'}
    </span>
  );
}
