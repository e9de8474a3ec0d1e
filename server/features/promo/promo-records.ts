import type { OfficePromo, PromoInput } from '#contract/promo/office.ts';
import { foldPromoCode, isOffered, promoCodePattern } from '#domain/promo/promo-code.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  countUses,
  deleteRow,
  findOfficePromo,
  findOfficePromos,
  insertRow,
  lockPromo,
  type OfficePromoRow,
  type PromosFilter,
  updateRow,
} from './promos.repo.ts';

/** Promo codes as staff edit them. One that was used by an order is switched off, never deleted. */
export const promoRecords = (now: () => Date): Records<OfficePromo, PromoInput, PromosFilter> => ({
  subject: 'promo',
  async list(db, filter, range) {
    const { rows, total } = await findOfficePromos(db, filter, range);
    return { rows: rows.map((row) => shape(row, now())), total };
  },
  async find(db, id) {
    const row = await findOfficePromo(db, id);
    return row && shape(row, now());
  },
  insert: (trx, input) => insertRow(trx, 'promo_code', columnsOf(input)),
  async update(trx, id, input) {
    // Orders with a limited code wait: none is written between the count and the new limit.
    await lockPromo(trx, id);
    const { uses } = await countUses(trx, id, null);
    if (input.mostUses != null && input.mostUses < uses)
      throw new Refusal('request.invalid', { field: 'mostUses' });
    await updateRow(trx, 'promo_code', id, columnsOf(input));
  },
  remove: (trx, id) => deleteRow(trx, 'promo_code', id),
});

function shape(promo: OfficePromoRow, now: Date): OfficePromo {
  const { startsAt, endsAt, categories, ...row } = promo;
  return {
    ...row,
    isOn: isOffered(promo, { now, uses: row.ordersCount }),
    categories: [...categories],
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** @throws Refusal `request.invalid` for invalid rules of a code */
function columnsOf(input: PromoInput) {
  const { kind, percent = null, amount = null, startsAt = null, endsAt = null } = input;
  const code = foldPromoCode(input.code);
  const require = (isRight: boolean, field: string) => {
    if (!isRight) throw new Refusal('request.invalid', { field });
  };
  require(new RegExp(promoCodePattern).test(code), 'code');
  require(kind !== 'percent' || percent !== null, 'percent');
  require(kind !== 'amount' || (amount !== null && amount > 0), 'amount');
  require(startsAt === null || endsAt === null || Date.parse(endsAt) > Date.parse(startsAt), 'endsAt');
  return {
    code,
    title: input.title,
    kind,
    percent: kind === 'percent' ? percent : null,
    amount_tenge: kind === 'amount' ? amount : null,
    minimum_tenge: input.minimum,
    starts_at: startsAt,
    ends_at: endsAt,
    most_uses: input.mostUses ?? null,
    most_per_customer: input.mostPerCustomer ?? null,
    first_order_only: input.firstOrderOnly,
    category_ids: input.categories,
    excludes_reduced: input.excludesReduced,
    is_active: input.isActive,
  };
}
