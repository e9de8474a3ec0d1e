/** Compares the card orders of some days with their banks, as a background job started in the office. */
import type { BankComparison } from '#contract/reports/office.ts';
import { addDays, type Day, momentOf } from '#domain/delivery/calendar.ts';
import { orderNumber } from '#domain/order.ts';
import { daysBetween } from '#domain/periods.ts';
import type { Context } from '#server/context.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type ComparisonRow,
  findComparison,
  findComparisons,
  finishComparison,
  insertComparison,
  lockComparisons,
} from './comparisons.repo.ts';
import { checkBooks } from './reconcile.ts';

const mostDays = 31;
const shown = 10;
/** A month of payments takes minutes; a job that takes longer than this was lost with its node. */
const lostAfterMs = 3_600_000;
/** The longest list for a person to read; the total number is among the figures. */
const mostDifferences = 500;

/** @throws Refusal `request.invalid` for more than 31 days, `record.conflict` while one is under way */
export async function startComparison(
  ctx: OfficeContext & Pick<Context, 'jobs'>,
  { from, to }: { from: Day; to: Day },
  by: By,
): Promise<BankComparison> {
  if (to < from || daysBetween(from, to) > mostDays) throw new Refusal('request.invalid', { field: 'to' });
  return withAudit(ctx, by, { action: 'compare-banks', subject: 'orders' }, async (trx) => {
    await lockComparisons(trx);
    const at = ctx.now();
    const [last] = await findComparisons(trx, 1);
    if (last && stateOf(last, at) === 'running')
      throw new Refusal('record.conflict', { data: { why: 'banks-running' } });
    const row = { from_day: from, to_day: to, state: 'running', staff_id: by.actor.staffId, started_at: at };
    const id = await insertComparison(trx, row);
    await ctx.jobs.add(trx, 'compare-banks', { id }, { maxAttempts: 3 });
    const begun = (await findComparison(trx, id)) as ComparisonRow;
    return { id: `${from} – ${to}`, result: shape(begun, at) };
  });
}

/** The latest comparisons, newest first. */
export async function listComparisons(ctx: { db: Db; now: () => Date }): Promise<BankComparison[]> {
  return (await findComparisons(ctx.db, shown)).map((row) => shape(row, ctx.now()));
}

export const comparisonJobs: JobHandlers<Context> = {
  /** Reads only, so it may run twice; the later result is kept. */
  'compare-banks': async (ctx, payload) => {
    const row = await findComparison(ctx.db, Number(payload['id']));
    if (!row) return;
    const span = { from: momentOf(row.from, '00:00'), to: momentOf(addDays(row.to, 1), '00:00') };
    const report = await checkBooks(ctx, span);
    const differences = report.differences.slice(0, mostDifferences);
    await finishComparison(ctx.db, row.id, { ...report, differences, at: ctx.now() });
  },
};

function stateOf({ state, startedAt }: ComparisonRow, at: Date): BankComparison['state'] {
  return state === 'running' && Math.abs(at.getTime() - startedAt.getTime()) > lostAfterMs ? 'failed' : state;
}

function shape(row: ComparisonRow, at: Date): BankComparison {
  return {
    ...row,
    state: stateOf(row, at),
    differences: row.differences.map(({ orderId, number, orderNumber: payment, difference }) => ({
      ...{ order: orderId, number: orderNumber(number), payment: payment ?? null, difference },
    })),
    staff: row.staff ?? '',
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
