import { DateTimeInput } from 'react-admin';

const ashgabatMs = 5 * 3_600_000;

/** A moment, typed as the shop's clock shows it wherever the laptop stands. */
export function MomentInput({ source }: { source: string }) {
  return <DateTimeInput source={source} parse={readShopClock} format={showShopClock} fullWidth />;
}

function readShopClock(text: string | null): string | null {
  return text ? `${text.slice(0, 16)}:00+05:00` : null;
}

function showShopClock(value: string | null): string {
  if (!value) return '';
  return new Date(Date.parse(value) + ashgabatMs).toISOString().slice(0, 16);
}
