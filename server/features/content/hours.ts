import type { ReplyOf } from '#contract/route.ts';
import type { officeHours } from '#contract/content/office-hours.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { saveTexts } from './cache-texts.ts';
import { readTexts } from './texts.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type Hours = ReplyOf<(typeof officeHours)['GET /api/office/hours/']>['data'];

/** Opening hours of the week, and the price of a card (tenge). */
export async function showHours(db: Db | Trx): Promise<Hours> {
  const { hours, card } = await readTexts(db, ['hours', 'card']);
  return { hours: [...hours], cardPrice: card.price };
}

/** @throws Refusal `request.invalid` for a day listed twice, or one that ends before it begins */
export async function saveHours(ctx: OfficeContext, input: Hours, by: AuditBy): Promise<Hours> {
  const days = input.hours.map(({ day }) => day);
  const wrong = input.hours.findIndex(
    ({ day, start_time, end_time }, at) => end_time <= start_time || days.indexOf(day) !== at,
  );
  if (wrong >= 0) throw new Refusal('request.invalid', { field: `hours.${wrong}` });
  return withAudit(ctx, by, { action: 'change', subject: 'hours' }, async (trx) => {
    const before = await showHours(trx);
    const hours = input.hours.toSorted((a, b) => a.day - b.day);
    await saveTexts(trx, { hours, card: { price: input.cardPrice } }, ctx.now());
    const after = { hours, cardPrice: input.cardPrice };
    return { id: '', before, after, result: after };
  });
}
