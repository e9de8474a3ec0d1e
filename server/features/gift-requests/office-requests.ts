/** Recipient requests in the office. */
import type { OfficeRequest } from '#contract/gift-requests/office.ts';
import type { AnswerInput } from '#contract/gift-requests/shop.ts';
import { orderNumber } from '#domain/order.ts';
import { parsePhone } from '#domain/phone.ts';
import { hasMark } from '#domain/gift-requests/bar.ts';
import { mostAsks } from '#domain/gift-requests/request.ts';
import type { StaffRole } from '#domain/staff.ts';
import { seesContacts } from '#domain/staff-moves.ts';
import type { Context, DbContext } from '#server/context.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { revokeLinks } from '#server/features/links/issue-link.ts';
import { readSmsStates } from '#server/features/notifications/messages.read.ts';
import { moveRequest } from './core/move-request.ts';
import { findOpenRequests, type OpenRequest } from './core/open-requests.read.ts';
import { recipientMac } from './core/open-request.ts';
import { findBars, findThanks } from './core/requests.read.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { answerGift } from './answer-gift.ts';
import { askAnew } from './ask-recipient.ts';
import { lockGift } from './lock-gift.ts';
import type { RequestContext } from './run-requests.ts';

const mostShown = 200;
const lost: readonly string[] = ['undelivered', 'refused', 'unknown'];

/** Unanswered requests, the longest waiting first. */
export async function listRequests(ctx: DbContext, role: StaffRole): Promise<OfficeRequest[]> {
  return shape(ctx, await findOpenRequests(ctx.db, { limit: mostShown }), role);
}

/** The request of one order, also a closed one. */
export async function showRequest(
  ctx: DbContext,
  id: string,
  role: StaffRole,
): Promise<OfficeRequest | null> {
  const [request] = await shape(ctx, await findOpenRequests(ctx.db, { id, limit: 1 }), role);
  const thanks = request && (await findThanks(ctx.db, id));
  if (!thanks || thanks.withdrawn_at) return request ?? null;
  const { at, reported_at, hidden_at } = thanks;
  const marks = { isReported: reported_at !== null, isHidden: hidden_at !== null };
  return { ...request, thanks: { at: at.toISOString(), ...marks } };
}

/** Whether the owner of a number refuses gifts. A number that is not complete has refused none. */
export async function readBarMark(
  ctx: Pick<Context, 'db' | 'secrets'>,
  { phone, giver }: { phone: string; giver?: string | undefined },
): Promise<boolean> {
  const [number, from] = [parsePhone(phone), giver === undefined ? null : parsePhone(giver)];
  if (number === null) return false;
  const bars = await findBars(ctx.db, recipientMac(ctx, number));
  return hasMark(bars, from === null ? undefined : recipientMac(ctx, from));
}

async function shape(
  ctx: DbContext,
  rows: readonly OpenRequest[],
  role: StaffRole,
): Promise<OfficeRequest[]> {
  const ids = rows.map(({ id }) => id);
  const sms = await readSmsStates(ctx.db, { orders: ids, kind: 'gift-asks' });
  return rows.map((row) => {
    const state = sms.get(row.id) ?? null;
    const isOpen = seesContacts(role, row.status);
    const isSilent = (row.state === 'asked' || row.state === 'opened') && row.asks >= mostAsks.automatic;
    return {
      ...{ order: row.id, number: orderNumber(row.number), word: row.word, state: row.state },
      recipient: isOpen ? { name: row.name, mobile: row.mobile } : { name: '', mobile: '' },
      asks: row.asks,
      askedAt: row.asked_at?.toISOString() ?? null,
      openedAt: row.opened_at?.toISOString() ?? null,
      dueAt: row.due_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      sms: state,
      needsCall: row.state === 'lapsed' || isSilent || (row.state === 'asked' && lost.includes(state ?? '')),
    };
  });
}

type Ctx = RequestContext & OfficeContext;
type DeskAction =
  | { action: 'answer-request'; input: AnswerInput }
  | { action: 'resend-request' }
  | { action: 'withdraw-request' };

/**
 * Staff enter an answer, send the SMS again, or end the link and arrange everything themselves.
 * @throws Refusal `order.not-found`, `gift.too-late`, and those of place and slot
 */
export async function actAtDesk(
  ctx: Ctx,
  { id, ...desk }: DeskAction & { id: string },
  by: By,
): Promise<OfficeRequest | null> {
  await withAudit(ctx, by, { action: desk.action, subject: 'order' }, async (trx) => {
    const { request } = await lockGift(trx, id);
    await act(ctx, trx, { id, desk, staffId: by.actor.staffId });
    const after = await lockGift(trx, id);
    return { id, before: { state: request.state }, after: { state: after.request.state }, result: undefined };
  });
  return showRequest(ctx, id, by.actor.role as StaffRole);
}

async function act(
  ctx: Ctx,
  trx: Trx,
  { id, desk, staffId }: { id: string; desk: DeskAction; staffId: number },
): Promise<void> {
  const staff = { actor: 'staff' as const, staffId };
  if (desk.action === 'answer-request')
    return answerGift(ctx, trx, { orderId: id, input: desk.input, by: staff });
  const asked = await lockGift(trx, id);
  if (desk.action === 'resend-request') return askAnew(ctx, trx, { asked, ...staff });
  const at = ctx.now();
  await moveRequest(trx, asked, { move: 'withdraw', ...staff, at, set: { due_at: null } });
  await revokeLinks(trx, { purpose: 'gift', subjects: [id], at });
}
