/**
 * Steps of recipients in the simulated shop: they are asked, answer, change their mind, decline or ignore it; links are
 * forwarded.
 */
import { barScopes } from '#domain/gift-requests/bar.ts';
import { pinOf } from '#domain/gift-requests/pin.ts';
import { giverActions, type RequestState, requestStates } from '#domain/gift-requests/request.ts';
import type { Context } from '#server/context.ts';
import { answerGift } from '#server/features/gift-requests/answer-gift.ts';
import { decideRequest } from '#server/features/gift-requests/decide-request.ts';
import { declineGift } from '#server/features/gift-requests/decline-gift.ts';
import { listTimes } from '#server/features/gift-requests/offered-times.ts';
import { openPage } from '#server/features/gift-requests/open-page.ts';
import { runRequests } from '#server/features/gift-requests/run-requests.ts';
import { readGiftOrder } from '#server/features/gift-requests/show-gift.ts';
import { swapGift } from '#server/features/gift-requests/swap-gift.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { refundOrder } from '#server/features/fulfilment/refund-order.ts';
import { findOverdueRequests } from '#server/invariants/overdue-requests.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import { buyOne } from './customer-steps.ts';
import type { Step } from './pick.ts';
import { byStaff } from './certificate-steps.ts';
import { staffId } from '../staff-id.ts';
import type { Life } from '../world.ts';

const mobiles = ['+99365111111', '+99365222222', '+99365333333'];

/** Orders a gift without an address. */
const give: Step = async (world, life) => {
  const { chance } = life;
  const { product, option, price } = chance.oneOf(world.goods);
  const items = [{ product, option, quantity: 1 }];
  const cheaper = world.goods.filter((other) => other.option !== option && other.price <= price);
  const anonymous = chance.is(0.3);
  const gift = { recipientName: 'Jeren', recipientMobile: chance.oneOf(mobiles), anonymous };
  const alternatives = chance.is(0.6) ? cheaper.map((other) => other.option) : [];
  const ask = { ...(chance.is(0.5) ? { scope: 'anywhere' as const } : {}), alternatives };
  return buyOne(world, life, { items, address: null, recipientAsks: true, gift, ask });
};

/** A random gift with a request, in any state. */
async function pickGift(
  { db }: Pick<Context, 'db'>,
  { chance }: Life,
  states: readonly RequestState[] = requestStates,
) {
  const rows = await db
    .selectFrom('gift_request')
    .innerJoin('shop_order', 'shop_order.id', 'gift_request.order_id')
    .select(['order_id', 'gift', 'customer_id', 'scope'])
    .where('state', 'in', [...states])
    .orderBy('shop_order.number')
    .execute();
  return chance.oneOf(rows);
}

const recipientActs: Step = async ({ shop: { ctx }, buyers }, life) => {
  const { chance } = life;
  const found = await pickGift(ctx, life);
  if (!found) return 'nobody';
  const orderId = found.order_id;
  const link = await ctx.db
    .selectFrom('link')
    .select('id')
    .where('subject_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (link && chance.is(0.4)) {
    const { recipientMobile } = found.gift as { recipientMobile: string };
    const actor = { kind: 'link' as const, linkId: link.id, subjectId: orderId, token: '' };
    return refusalCode(openPage(ctx, actor, chance.is(0.5) ? pinOf(recipientMobile) : '0000'));
  }
  if (chance.is(0.2)) {
    const never = chance.is(0.1) ? chance.oneOf(barScopes) : undefined;
    return refusalCode(inTransaction(ctx.db, (trx) => declineGift(ctx, trx, { orderId, never })));
  }
  const [{ address } = { address: 0 }] = buyers;
  const { place_id: place } = await ctx.db
    .selectFrom('address')
    .select('place_id')
    .where('id', '=', address)
    .executeTakeFirstOrThrow();
  const { times: days } = await listTimes(ctx, await readGiftOrder(ctx.db, orderId), place);
  const time = chance.oneOf(days.flatMap(({ times }) => times))?.time ?? '';
  const input = { fullname: 'Jeren', place, line1: 'Bitarap 5', time };
  const by = chance.is(0.2) ? { actor: 'staff' as const, staffId } : { actor: 'recipient' as const };
  // A double click, and a competing booking of the same window.
  const answer = () =>
    refusalCode(inTransaction(ctx.db, (trx) => answerGift(ctx, trx, { orderId, input, by })));
  return (await Promise.all(Array.from({ length: chance.oneOf([1, 1, 2]) }, answer))).toSorted().join();
};

/** Swaps once or by a double click, also while the order ends or staff refund a line. */
const recipientSwaps: Step = async ({ shop: { ctx }, buyers }, life) => {
  const { chance } = life;
  const found = await pickGift(ctx, life);
  const buyer = buyers.find(({ customerId }) => customerId === found?.customer_id);
  if (!found || !buyer) return 'nobody';
  const orderId = found.order_id;
  const presses = Array.from({ length: chance.oneOf([1, 1, 2]) }, () =>
    refusalCode(swapGift(ctx, { orderId, alternative: chance.oneOf([0, 1, 1, 2]) })),
  );
  if (chance.is(0.15)) presses.push(refusalCode(cancelOrder(ctx, buyer, orderId)));
  if (chance.is(0.15)) {
    const lines = [{ position: 1, quantity: 1 }];
    presses.push(refusalCode(refundOrder(ctx, orderId, { lines, reason: 'goodwill', note: 'x' }, byStaff)));
  }
  return (await Promise.all(presses)).toSorted().join();
};

const giverDecides: Step = async ({ shop: { ctx }, buyers }, life) => {
  const { chance } = life;
  const found = await pickGift(ctx, life);
  const buyer = buyers.find(({ customerId }) => customerId === found?.customer_id);
  if (!found || !buyer) return 'nobody';
  const action = chance.oneOf(giverActions);
  const decision = action === 'address' ? { action, address: buyer.address, time: '2026-11-23' } : { action };
  return `${action} ${await refusalCode(decideRequest(ctx, buyer, { id: found.order_id, ...decision }))}`;
};

const decisions = [['certificate'], ['certificate', 'certificate'], ['certificate', 'give-up']] as const;

/** A recipient is asked and declines, and the giver decides at once, sometimes from two devices. */
const recipientDeclines: Step = async (world, life) => {
  const { ctx } = world.shop;
  await give(world, life);
  await runRequests(ctx);
  const found = await pickGift(ctx, life, ['asked', 'opened', 'answered']);
  const buyer = world.buyers.find(({ customerId }) => customerId === found?.customer_id);
  if (!found || !buyer) return 'nobody';
  const { order_id: id } = found;
  const declined = await refusalCode(inTransaction(ctx.db, (trx) => declineGift(ctx, trx, { orderId: id })));
  const presses = life.chance.oneOf(decisions);
  const said = presses.map((action) => refusalCode(decideRequest(ctx, buyer, { id, action })));
  return `${declined}: ${(await Promise.all(said)).toSorted().join()}`;
};

/** Two nodes handle due requests at the same time, and none stays overdue. */
const requestsAreLookedAt: Step = async ({ shop: { ctx } }) => {
  await Promise.all([runRequests(ctx), runRequests(ctx)]);
  const overdue = await findOverdueRequests(ctx.db, ctx.now());
  if (overdue.length > 0)
    throw new Error(overdue.map(({ invariant, what }) => `${invariant}: ${what}`).join());
  return '';
};

export const recipientSteps: readonly [name: string, weight: number, step: Step][] = [
  ['a gift to somewhere', 2, give],
  ['a recipient acts', 3, recipientActs],
  ['a recipient swaps', 2, recipientSwaps],
  ['the giver decides', 1, giverDecides],
  ['a gift is declined', 2, recipientDeclines],
  ['requests are looked at', 2, requestsAreLookedAt],
];
