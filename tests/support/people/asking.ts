/** Gifts whose recipients are asked for the address by a link, paid by card. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import type { OrderMove } from '#domain/order.ts';
import { pinOf } from '#domain/gift-requests/pin.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { recipientsTasks } from '#server/features/gift-requests/run-requests.ts';
import { createApi } from '../shop/api.ts';
import { addStaff } from '../shop/counter.ts';
import { addProduct } from '../shop/factories.ts';
import { freshPhone, startShop, type TestShop, type TestShopOptions } from '../shop/start-shop.ts';
import { addBuyer, freshKey, type TestBuyer } from './buyers.ts';
import { atBank } from './paying.ts';
import { addPlace, addSlots, addZone } from './places.ts';

type RecipientAnswer = { fullname: string; line1: string; landmark?: string; place?: number };

/** The token of a recipient's link in an SMS. */
export const giftTokenIn = (text: string | undefined) => /\/g\/([A-Za-z0-9]{12})/.exec(text ?? '')?.[1] ?? '';

/** Runs the scheduled tasks of requests, and the jobs that they add. */
export async function runRequests(shop: TestShop, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    for (const task of recipientsTasks) await task.run(shop.ctx);
    await shop.settle();
  }
}

/** The newest link that was sent to the recipient. */
async function openLink(shop: TestShop, mobile: string) {
  await runRequests(shop);
  return newestLink(shop, mobile);
}

function newestLink(shop: TestShop, mobile: string) {
  const text = shop.sms(mobile).find((one) => one.text.includes('/g/'))?.text;
  return { params: { token: giftTokenIn(text) }, pin: pinOf(mobile) };
}

/** A near and a far zone, a giver who uses Russian, a cake, and a recipient. */
export async function openAsked(options: TestShopOptions = {}) {
  const shop = await startShop(options);
  const near = await addZone(shop, { id: 'Z1', fee: 1_500, freeFrom: null });
  const dear = await addZone(shop, { id: 'Z2', fee: 4_000, freeFrom: null });
  const [place, far] = [
    await addPlace(shop, { zone: near }),
    await addPlace(shop, { zone: dear, region: 'MR' }),
  ];
  await addSlots(shop, { zone: near });
  const giver = await addGiver(shop, place);
  const cake = await addProduct(shop, { options: [{ price: 9_000, count: 100 }] });
  const recipient = freshPhone();
  const numbers = new Map<string, string>();

  async function give(more: Partial<OrderInput> = {}, mobile = recipient, by: Giver = giver): Promise<Order> {
    const gift = { recipientName: 'Jeren', recipientMobile: mobile, senderName: 'Serdar', message: card };
    const { data } = await by.api('POST /api/order/order-create/', {
      headers: { 'idempotency-key': freshKey() },
      body: {
        items: [{ product: cake.id, option: cake.option, quantity: 1 }],
        ...{ payment: 'ONLINE', delivery: 'STANDARD', recipientAsks: true, gift, ...more },
      },
    });
    if (data.request?.state !== 'waiting')
      throw new Error('the answer to an order says that its recipient is asked');
    numbers.set(data.id, mobile);
    const { formUrl } = await by.api('GET /api/order/payment/:id/', {
      params: { id: data.id },
      query: { bank: 'HALK' },
    });
    await atBank(shop, formUrl);
    await by.api('GET /api/order/check-payment/:id/', { params: { id: data.id }, query: {} });
    return orderOf(data.id, by);
  }

  const orderOf = async (id: string, by: Giver = giver) =>
    (await by.api('GET /api/order/order-detail/:id/', { params: { id } })).data;
  const open = ({ id }: Pick<Order, 'id'>) => openLink(shop, numbers.get(id) ?? '');

  async function answer(order: Pick<Order, 'id'>, said: RecipientAnswer) {
    const { params, pin } = await open(order);
    const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
    const at = said.place ?? place;
    const times = await shop.api('GET /api/gift/:token/times/', { params, query: { place: at } });
    const time = times.data[0]?.times[0]?.time ?? '';
    await shop.api('POST /api/gift/:token/answer/', { params, body: { pass, ...said, place: at, time } });
    return { params, pass };
  }

  async function moveTo(orderId: string, actions: readonly OrderMove[]): Promise<void> {
    const staffId = await addStaff(shop);
    for (const action of actions) await moveOrder(shop.ctx, { orderId, action, staffId });
  }
  const deliver = (id: string) => moveTo(id, ['confirm', 'prepare', 'make-ready', 'send', 'deliver']);

  return {
    ...{ shop, place, far, recipient, give, open, answer, moveTo, deliver, orderOf, cake },
    ...{ address: giver.buyer.address, giver: async () => giver },
    link: (mobile: string) => newestLink(shop, mobile),
    another: () => addGiver(shop, place),
    run: (times?: number) => runRequests(shop, times),
    giverTexts: () => shop.sms(giver.buyer.phone).map(({ text }) => text),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

const card = 'Doglan günüň gutly bolsun!';

export type Giver = { buyer: TestBuyer; api: ReturnType<typeof createApi> };

async function addGiver(shop: TestShop, place: number): Promise<Giver> {
  const buyer = await addBuyer(shop, place);
  const api = createApi(shop.origin, { lang: 'ru' });
  api.useToken(buyer.token);
  return { buyer, api };
}
