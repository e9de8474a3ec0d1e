/** Steps of customers and payers in the simulated shop, including badly timed ones. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { checkPayment } from '#server/features/checkout/payment/check-payment.ts';
import { addGoods } from '#server/features/fulfilment/add-goods.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { type TestBuyer, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import type { Chance } from '../chance.ts';
import { payerActions } from './payer-steps.ts';
import { pick, pickPaid, type Step } from './pick.ts';
import { staffId } from '../staff-id.ts';
import { certificateCodes, type Life, promoCodes, type Simulation } from '../world.ts';

function makeOrderInput({ goods, slots }: Simulation, { chance }: Life, buyer: TestBuyer): OrderInput {
  const items = Array.from({ length: chance.oneOf([1, 1, 2, 3]) }, () => {
    const { product, option } = chance.oneOf(goods);
    return { product, option, quantity: chance.oneOf([1, 1, 1, 2]) };
  });
  return orderInputFor(buyer, items, {
    payment: chance.is(0.85) ? 'ONLINE' : 'CASH',
    ...(chance.is(0.3) ? { delivery: 'SLOT', slot: chance.oneOf(slots) } : {}),
    ...(chance.is(0.2) ? someCertificates(chance) : {}),
    ...(chance.is(0.25) ? { promo: chance.oneOf(promoCodes) } : {}),
  });
}

/** One to three codes in any order, sometimes a single one in the other field. */
function someCertificates(chance: Chance): Pick<OrderInput, 'certificate' | 'certificates'> {
  if (chance.is(0.3)) return { certificate: chance.oneOf(certificateCodes) };
  const count = chance.oneOf([1, 2, 2, 3]);
  return { certificates: Array.from({ length: count }, () => chance.oneOf(certificateCodes)) };
}

/** Sends an order; all successful answers to one idempotency key must name the same order. */
async function send(world: Simulation, life: Life, buyer: TestBuyer, input: OrderInput, key: string) {
  const said = placeOrder(world.shop.ctx, buyer, input, key).then(({ data }) => {
    const known = life.orders.find((order) => order.key === key);
    if (known && known.id !== data.id) throw new Error(`two orders for key ${key}`);
    if (!known) life.orders.push({ id: data.id, number: data.number, buyer, key, input });
  });
  return refusalCode(said);
}

const order: Step = async (world, life) => {
  const { chance } = life;
  const buyer = chance.oneOf(world.buyers);
  const input = makeOrderInput(world, life, buyer);
  const key = chance.id();
  // Double clicks, and networks that lose the answer.
  const times = chance.oneOf([1, 1, 1, 2, 4]);
  const said = await Promise.all(Array.from({ length: times }, () => send(world, life, buyer, input, key)));
  return said.join();
};

const orderAgainWithTheSameKey: Step = async (world, life) => {
  const picked = pick(life);
  const known = picked?.addsTo ?? picked;
  if (!known) return 'nobody';
  const isOther = life.chance.is(0.3);
  const input = isOther ? { ...known.input, comment: 'another body' } : known.input;
  const said = await send(world, life, known.buyer, input, known.key);
  const expected = isOther ? 'idempotency.mismatch' : 'accepted';
  if (said !== expected) throw new Error(`key ${known.key} again: ${said}, not ${expected}`);
  return said;
};

/** Several customers order the same goods at once, sometimes with a promo code limited to two orders. */
const rush: Step = async (world, life) => {
  const { product, option } = life.chance.oneOf(world.goods);
  const more = { payment: 'ONLINE' as const, ...(life.chance.is(0.5) ? { promo: promoCodes[1] } : {}) };
  const orders = world.buyers.map((buyer) => {
    const input = orderInputFor(buyer, [{ product, option, quantity: 1 }], more);
    return { buyer, input, key: life.chance.id() };
  });
  const said = await Promise.all(orders.map(({ buyer, input, key }) => send(world, life, buyer, input, key)));
  const inOrder = orders.map(({ key }) => key);
  life.orders.sort((a, b) => inOrder.indexOf(a.key) - inOrder.indexOf(b.key));
  return said.toSorted().join();
};

const comeBack: Step = async ({ shop }, life) => {
  const known = pick(life);
  if (!known) return 'nobody';
  const { data } = await checkPayment(shop.ctx, known.buyer, known.id);
  return `${data.status} ${data.paymentStatus} ${data.orderStatus}`;
};

const cancel: Step = async ({ shop }, life) => {
  const known = life.chance.is(0.5) ? pickPaid(life) : pick(life);
  return known ? refusalCode(cancelOrder(shop.ctx, known.buyer, known.id)) : 'nobody';
};

const cancelWhilePaying: Step = async ({ shop }, life) => {
  const known = pick(life);
  if (!known) return 'nobody';
  const said = await Promise.all([
    refusalCode(checkPayment(shop.ctx, known.buyer, known.id)),
    refusalCode(cancelOrder(shop.ctx, known.buyer, known.id)),
  ]);
  return said.join();
};

/** A purchase without faults, so that there is money for later steps. */
const buy: Step = (world, life) => buyOne(world, life, {});

export async function buyOne(world: Simulation, life: Life, more: Partial<OrderInput>): Promise<string> {
  const { chance, bank } = life;
  const { ctx } = world.shop;
  const buyer = chance.oneOf(world.buyers);
  const { product, option } = chance.oneOf(world.goods);
  const input = orderInputFor(buyer, [{ product, option, quantity: 1 }], { payment: 'ONLINE', ...more });
  const key = chance.id();
  const said = await send(world, life, buyer, input, key);
  const known = life.orders.find((one) => one.key === key);
  if (!known) return said;
  const { id: orderId } = known;
  const begun = await refusalCode(startPayment(ctx, { orderId, customerId: buyer.customerId, bank: 'HALK' }));
  const page = bank.book.all().at(-1);
  if (begun !== 'accepted' || !page) return begun;
  const paid = payerActions.pay(page, bank.at());
  if (paid) bank.book.keep(paid);
  life.paid.push(known);
  if (chance.is(0.7)) await checkPayment(ctx, buyer, orderId);
  return 'paid';
}

/** A customer adds goods to a paid order by phone; often they are paid at once. */
const addOneMore: Step = async ({ shop: { ctx }, goods }, life) => {
  const { chance, bank } = life;
  const known = pickPaid(life);
  if (!known || known.addsTo) return 'nobody';
  const { product, option, price } = chance.oneOf(goods);
  const actor = { kind: 'staff', staffId, role: 'manager', sessionId: '', name: '' } as const;
  const items = [{ product, option, quantity: 1 }];
  let added = '';
  const said = await refusalCode(
    addGoods(ctx, { id: known.id, items, expectedTotal: price }, { actor, ip: '', requestId: '' }).then(
      ({ id, number }) => {
        added = id;
        life.orders.push({ ...known, id, number, addsTo: known });
      },
    ),
  );
  if (added === '' || chance.is(0.3)) return said;
  const { customerId } = known.buyer;
  const begun = await refusalCode(startPayment(ctx, { orderId: added, customerId, bank: 'HALK' }));
  const page = bank.book.all().at(-1);
  const paid = begun === 'accepted' && page && payerActions.pay(page, bank.at());
  if (paid) bank.book.keep(paid);
  return `${said} ${begun}`;
};

export const customerSteps: readonly [name: string, weight: number, step: Step][] = [
  ['order', 5, order],
  ['buy', 7, buy],
  ['same key', 1, orderAgainWithTheSameKey],
  ['rush', 1, rush],
  ['one more thing', 2, addOneMore],
  ['come back', 4, comeBack],
  ['cancel', 2, cancel],
  ['cancel while paying', 1, cancelWhilePaying],
];
