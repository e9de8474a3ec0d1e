import type { OrderStatus } from '#domain/order.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Badge, type BadgeTone } from '#storefront/ui/Badge.tsx';
import { statusTexts } from './order.texts.ts';

const tones: Record<OrderStatus, BadgeTone> = {
  'awaiting-payment': 'warn',
  placed: 'new',
  confirmed: 'new',
  preparing: 'new',
  ready: 'new',
  'on-the-way': 'sale',
  delivered: 'ok',
  cancelled: 'quiet',
  expired: 'quiet',
  returned: 'quiet',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTexts(statusTexts);
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
