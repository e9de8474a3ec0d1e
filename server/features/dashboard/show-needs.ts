import type { Need } from '#contract/dashboard/needs.ts';
import { newReviewHours, needsOf } from '#domain/needs/needs.ts';
import { orderNumber } from '#domain/order.ts';
import { roleMay, type StaffRole } from '#domain/staff.ts';
import type { DbContext } from '#server/context.ts';
import { readNewReviews } from '#server/features/catalogue/reviews/new-reviews.read.ts';
import { isGuessedAt } from '#server/features/certificates/count-unknown-codes.ts';
import { type OrderNeed, readOrderNeeds } from '#server/features/orders/staff/order-needs.read.ts';
import { countView } from '#server/features/orders/staff/order-views.read.ts';
import { listUndated } from '#server/features/people/count-reminders.ts';

type NeedLine = Omit<Need, 'act'>;

/** What waits for somebody of this role, the gravest first, and how many orders of today are open. */
export async function showNeeds(
  ctx: DbContext,
  role: StaffRole,
): Promise<{ data: Need[]; openToday: number }> {
  const seesOrders = roleMay(role, 'orders.read');
  const [orders, others, openToday] = await Promise.all([
    seesOrders ? readOrderNeeds(ctx) : [],
    roleMay(role, 'catalogue.write') ? findOthers(ctx) : [],
    seesOrders ? countView(ctx, 'today') : 0,
  ]);
  return { data: needsOf<NeedLine>([...orders.map(shapeOrders), ...others], role), openToday };
}

function shapeOrders({ kind, count, oldest, id, number, day, from, to, tenge }: OrderNeed): NeedLine {
  return {
    kind,
    count,
    oldest: oldest.toISOString(),
    sample: {
      id,
      number: orderNumber(number),
      ...(day ? { day } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(tenge === undefined ? {} : { tenge }),
    },
  };
}

/** What is no order: reviews, holidays without a day, and codes that are guessed at. */
async function findOthers(ctx: DbContext): Promise<NeedLine[]> {
  const since = new Date(ctx.now().getTime() - newReviewHours * 3_600_000);
  const [reviews, undated, isGuessed] = await Promise.all([
    readNewReviews(ctx.db, since),
    listUndated(ctx),
    isGuessedAt(ctx),
  ]);
  const [holiday] = undated;
  return [
    ...(isGuessed ? [{ kind: 'guessed' as const, count: 1, oldest: null, sample: {} }] : []),
    ...(reviews
      ? [
          {
            kind: 'reviews' as const,
            count: reviews.count,
            oldest: reviews.oldest.toISOString(),
            sample: { title: reviews.title },
          },
        ]
      : []),
    ...(holiday
      ? [
          {
            kind: 'holiday' as const,
            count: undated.length,
            oldest: null,
            sample: { id: String(holiday.id), title: holiday.title },
          },
        ]
      : []),
  ];
}
