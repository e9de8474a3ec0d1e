import type { OfficePromo, PromoInput } from '#contract/promo/office.ts';
import { columnsOf, momentsOf } from '#domain/fields/kinds.ts';
import { promoFields, promoRuleFields } from '#domain/fields/promo.ts';
import {
  foldPromoCode,
  isOffered,
  isSameRule,
  promoCodePattern,
  promoRule,
  wantsSecond,
} from '#domain/promo/promo-code.ts';
import type { Context } from '#server/context.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { requireSecond } from '#server/features/staff/second-person.ts';
import type { Records } from '#server/platform/db/crud.ts';
import type { Trx } from '#server/platform/db/db.ts';
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
export const promoRecords = (
  ctx: Pick<Context, 'now' | 'secrets'>,
  by: AuditBy,
): Records<OfficePromo, PromoInput, PromosFilter> => ({
  subject: 'promo',
  agree: (trx, input, id) => agreeOnPromo(trx, ctx, { input, id, by }),
  async list(db, filter, range) {
    const { rows, total } = await findOfficePromos(db, filter, range);
    return { rows: rows.map((row) => shape(row, ctx.now())), total };
  },
  async find(db, id) {
    const row = await findOfficePromo(db, id);
    return row && shape(row, ctx.now());
  },
  insert: (trx, input) => insertRow(trx, 'promo_code', columnsFor(input)),
  async update(trx, id, input) {
    // Orders with a limited code wait: none is written between the count and the new limit.
    await lockPromo(trx, id);
    const { uses } = await countUses(trx, id, null);
    if (input.mostUses != null && input.mostUses < uses)
      throw new Refusal('request.invalid', { field: 'mostUses' });
    await updateRow(trx, 'promo_code', id, columnsFor(input));
  },
  remove: (trx, id) => deleteRow(trx, 'promo_code', id),
});

type PromoWrite = { input: PromoInput; id: number | undefined; by: AuditBy };

/**
 * A code that can cost the shop much is not one person's decision; what was agreed may be renamed.
 * @throws Refusal `request.invalid` without a second person; `staff.wrong-credentials`
 */
async function agreeOnPromo(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'secrets'>,
  { input, id, by }: PromoWrite,
): Promise<{ second?: string }> {
  const rule = promoRule(input);
  const before = id === undefined ? undefined : await lockPromo(trx, id);
  if (!wantsSecond(rule) || (before && isSameRule(before, rule))) return {};
  if (!input.second) throw new Refusal('request.invalid', { field: 'second.login' });
  return { second: await requireSecond(trx, ctx, { ...input.second, permission: 'promos.write', by }) };
}

const shape = (promo: OfficePromoRow, now: Date): OfficePromo => ({
  ...promo,
  ...momentsOf(promoRuleFields, promo),
  isOn: isOffered(promo, { now, uses: promo.ordersCount }),
});

/** @throws Refusal `request.invalid` for invalid rules of a code */
function columnsFor(input: PromoInput) {
  const rule = promoRule(input);
  const { kind, percent, amount, mostTenge, startsAt, endsAt } = rule;
  const code = foldPromoCode(input.code);
  const require = (isRight: boolean, field: string) => {
    if (!isRight) throw new Refusal('request.invalid', { field });
  };
  require(new RegExp(promoCodePattern).test(code), 'code');
  require(kind !== 'percent' || percent !== null, 'percent');
  require(kind !== 'amount' || (amount !== null && amount > 0), 'amount');
  require(mostTenge === null || mostTenge > 0, 'mostTenge');
  require(startsAt === null || endsAt === null || endsAt > startsAt, 'endsAt');
  return columnsOf(promoFields, { ...rule, code, title: input.title });
}
