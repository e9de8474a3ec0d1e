import { useRecordContext } from 'react-admin';
import { amount } from '#domain/print/money.ts';

type Props = { source: string; label?: string; sortable?: boolean; textAlign?: 'right' };

export function MoneyField({ source }: Props) {
  const record = useRecordContext<Record<string, number | null>>();
  const value = record?.[source];
  return <span className="tabular">{value === null || value === undefined ? '—' : amount(value)}</span>;
}
