import type { CertificateUnit } from '#contract/certificates/bought.ts';
import type { OrderInput } from '#contract/checkout/shop.ts';
import type { OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import { codesOf, firstSendDay, isGiverName, maySendOn } from '#domain/certificates/certificate.ts';
import { parsePhone } from '#domain/phone.ts';
import type { OrderLine } from '#domain/stock.ts';
import type { Context } from '#server/context.ts';
import type { OptionForSale } from '#server/features/catalogue/products/products.read.ts';
import type { NewUnit } from './core/sell-certificates.ts';
import { Refusal } from '#server/platform/refusal.ts';

type UnitsInput = Omit<OrderInput, 'delivery'> & { delivery: OrderDeliveryMethod };
type Goods = { lines: readonly OrderLine[]; goods: ReadonlyMap<number, OptionForSale> };

/**
 * The certificates that an order buys, one per unit; most orders buy none.
 * @throws Refusal `certificate.card-only`, `certificate.not-for-this`; `request.invalid` when a unit is not described, or
 * other goods are, and when a delivery is given for certificates alone, or none for goods
 */
export function readUnits(
  ctx: Pick<Context, 'config' | 'now'>,
  input: UnitsInput,
  { lines, goods }: Goods,
): NewUnit[] {
  const sold = lines.flatMap(({ option, quantity }) => {
    const found = goods.get(option);
    return found?.isCertificate ? [{ option, quantity, face: found.price }] : [];
  });
  const isSold = (option: number) => sold.some((one) => one.option === option);
  if (input.items.some(({ option, certificate }) => certificate !== undefined && !isSold(option)))
    throw new Refusal('request.invalid', { field: 'items' });
  const isNothingCarried = sold.length > 0 && sold.length === lines.length;
  if (input.delivery !== 'COUNTER' && (input.delivery === 'NONE') !== isNothingCarried)
    throw new Refusal('request.invalid', { field: 'delivery' });
  if (sold.length === 0) return [];
  requireFit(input);
  return sold.flatMap(({ option, quantity, face }) => {
    const units = input.items.flatMap((item) => (item.option === option ? (item.certificate ?? []) : []));
    if (units.length !== quantity) throw new Refusal('request.invalid', { field: 'items' });
    return units.map((unit, at) => ({ option, face, unit: at + 1, ...readUnit(ctx, unit) }));
  });
}

function requireFit(input: UnitsInput): void {
  if (input.payment !== 'ONLINE') throw new Refusal('certificate.card-only', { field: 'payment' });
  if (codesOf(input).length > 0) throw new Refusal('certificate.not-for-this', { field: 'certificate' });
  if (input.delivery !== 'NONE') return;
  const parcel = (['address', 'recipientAsks', 'person', 'place', 'gift'] as const).find(
    (field) => input[field],
  );
  if (parcel) throw new Refusal('request.invalid', { field: parcel });
}

/** Where one is sent, and when: as soon as there are hours of SMS when no day is given. */
function readUnit(
  { config, now }: Pick<Context, 'config' | 'now'>,
  { way, mobile: typed = '', day, name = '', message = '', giver = '', design = 'plain' }: CertificateUnit,
): Omit<NewUnit, 'option' | 'face' | 'unit'> {
  const words = { way, design, name: name.trim(), message: message.trim(), giver: giver.trim() };
  if (words.giver !== '' && !isGiverName(words.giver))
    throw new Refusal('request.invalid', { field: 'items.certificate.giver' });
  if (way === 'PRINT') return { ...words, mobile: null, sendDay: null };
  const mobile = parsePhone(typed, config.smsPrefixes);
  if (!mobile) throw new Refusal('request.invalid', { field: 'items.certificate.mobile' });
  const sendDay = day ?? firstSendDay(now());
  if (!maySendOn(sendDay, now())) throw new Refusal('request.invalid', { field: 'items.certificate.day' });
  return { ...words, mobile, sendDay };
}
