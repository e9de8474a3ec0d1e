/** Certificates being bought: the buyer's answers for each unit, kept in the order draft. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import { addDays, type Day, dayOf, isDay } from '#domain/delivery/calendar.ts';
import { firstSendDay, isGiverName, mostDaysAhead } from '#domain/certificates/certificate.ts';
import { type CertificateDesign, certificateDesigns } from '#domain/certificates/certificate-design.ts';
import { readPhone } from '#domain/phone.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { readFields } from '#storefront/features/delivery/draft.ts';

export type UnitInput = NonNullable<OrderInput['items'][number]['certificate']>[number];

/** The day is empty if the SMS is sent right after payment. */
const initialUnit = () => ({
  way: 'SMS' as UnitInput['way'],
  mobile: '',
  day: '' as Day,
  name: '',
  message: '',
  giver: '',
  /** Empty: the design chosen on the certificate's page. */
  design: '' as CertificateDesign | '',
});
export type Unit = ReturnType<typeof initialUnit>;
/** By the option's id, and `design`, the default of all; a stored draft may contain anything. */
export type KeptUnits = Record<string, unknown>;
/** `at` is the unit's index in its line. */
export type OrderedUnit = Omit<Unit, 'design'> & {
  design: CertificateDesign;
  option: number;
  at: number;
  units: number;
  face: number;
  title: LocalText;
};

type Line = { id: number; quantity: number; price: number; product: Pick<ProductCard, 'kind' | 'title'> };

export const isCertificate = ({ product }: { product: Pick<ProductCard, 'kind'> }) =>
  product.kind === 'certificate';

/** Whether nothing in it needs delivery. */
export function isDigital(lines: readonly { product: Pick<ProductCard, 'kind'> }[]): boolean {
  return lines.length > 0 && lines.every(isCertificate);
}

/** One for each certificate of the lines, filled with the buyer's answers so far. */
export function orderedUnits(lines: readonly Line[], kept: KeptUnits): OrderedUnit[] {
  return lines.filter(isCertificate).flatMap(({ id, quantity, price, product }) =>
    unitsOf(kept, id, quantity).map((unit, at) => ({
      ...unit,
      design: unit.design || designOf(kept),
      option: id,
      at,
      units: quantity,
      face: price,
      title: product.title,
    })),
  );
}

/** As many as a line of an order may describe; a stored quantity may be any number. */
const mostUnits = 99;

function unitsOf(kept: KeptUnits, option: number, quantity: number): Unit[] {
  const stored = Array.isArray(kept[option]) ? (kept[option] as unknown[]) : [];
  return Array.from({ length: Math.min(quantity, mostUnits) }, (_, at) => {
    const unit = readFields(initialUnit(), { ...(stored[at] as object | undefined) });
    const way = unit.way === 'PRINT' ? 'PRINT' : 'SMS';
    return { ...unit, way, design: isDesign(unit.design) ? unit.design : '' };
  });
}

/** The design chosen on the certificate's page. */
export function designOf({ design }: KeptUnits): CertificateDesign {
  return isDesign(design) ? design : 'plain';
}

function isDesign(design: unknown): design is CertificateDesign {
  return certificateDesigns.some((one) => one === design);
}

/** The kept units with one unit changed. */
export function withUnit(kept: KeptUnits, unit: OrderedUnit, patch: Partial<Unit>): KeptUnits {
  const { option, at, units } = unit;
  return {
    ...kept,
    [option]: unitsOf(kept, option, units).map((one, place) => (place === at ? { ...one, ...patch } : one)),
  };
}

/** An SMS needs a valid mobile number. */
export function lacksNumber({ way, mobile }: Pick<Unit, 'way' | 'mobile'>): boolean {
  return way === 'SMS' && !('phone' in readPhone(wholeNumber(mobile)));
}

/** The giver's name may be left out; in an SMS it has letters only. */
export const hasWrongGiver = ({ giver }: Pick<Unit, 'giver'>): boolean =>
  giver.trim() !== '' && !isGiverName(giver.trim());

/** The range of days for which an SMS can be scheduled. */
export function sendDays(now: Date): { first: Day; last: Day } {
  return { first: firstSendDay(now), last: addDays(dayOf(now), mostDaysAhead) };
}

/** The chosen day; empty if it has passed or is invalid. */
export function sendDayOf({ day }: Pick<Unit, 'day'>, now: Date): Day {
  const { first, last } = sendDays(now);
  return isDay(day) && day > first && day <= last ? day : '';
}

/** The lines as ordered: each certificate with the answers for all of its units. */
export function withAnswers<One extends Line>(lines: readonly One[], kept: KeptUnits, now: Date) {
  return lines.map((line) => ({
    ...line,
    certificate: isCertificate(line)
      ? unitsOf(kept, line.id, line.quantity).map((unit) =>
          unitInput({ ...unit, design: unit.design || designOf(kept) }, now),
        )
      : undefined,
  }));
}

function unitInput(unit: Omit<Unit, 'design'> & { design: CertificateDesign }, now: Date): UnitInput {
  const { way, mobile, name, message, giver, design } = unit;
  const day = sendDayOf(unit, now);
  return {
    way,
    ...(way === 'SMS' ? { mobile: wholeNumber(mobile), ...(day ? { day } : {}) } : {}),
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(giver.trim() ? { giver: giver.trim() } : {}),
    ...(design === 'plain' ? {} : { design }),
    // Only a printed card has a message.
    ...(way === 'PRINT' && message.trim() ? { message: message.trim() } : {}),
  };
}
