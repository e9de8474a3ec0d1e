/**
 * Searches every byte that recipients, couriers and holders of a waiting link receive for what they must not learn:
 * `SECRETS=10000 npm test -- secrecy` tries more gifts; `SECRETS=5000` beside `SECRETS=5000 FIRST_SECRET=5000` takes half the time.
 */
import { expect, test } from 'vitest';
import { tellFigures } from '../../../lab/prove/tell-figures.ts';
import type { Order } from '#contract/orders/shop.ts';
import { type Giver, openAsked } from '../../../tests/support/people/asking.ts';
import { openGiftBrowser, timeIn } from '../../../tests/support/people/gift-browser.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import { addCategory, addProduct } from '../../../tests/support/shop/factories.ts';
import { howOften } from '../../../tests/support/shop/how-often.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';

const firstGift = Number(process.env['FIRST_SECRET'] ?? 0);
const gifts = Number(process.env['SECRETS'] ?? howOften('secretGifts'));
/** Size of a courier's round, and fewer SMS than the test inbox keeps. */
const atOnce = 40;
const clients = 4;

/** Seven-digit numbers that occur nowhere else in a page. */
function* primes(from: number): Generator<number> {
  const small = Array.from({ length: 3_200 }, (_, at) => at + 2).filter((one, _, all) =>
    all.every((other) => other >= one || one % other !== 0),
  );
  for (let one = from; ; one += 2) if (small.every((factor) => one % factor !== 0)) yield one;
}

type AskedShop = Awaited<ReturnType<typeof openAsked>>;
type Gift = {
  order: Order;
  mobile: string;
  isAnonymous: boolean;
  isRussian: boolean;
  /** Amounts of seven digits, in tenge. */
  sums: number[];
  words: string[];
  sender: string;
  card: string;
  line1: string;
  browser: ReturnType<typeof openGiftBrowser>;
  giver: Giver;
  /** Address of the waiting page. */
  waiting: string;
};

/** Removes separators between digits, so that an amount is found however it is formatted, in tenge or manat. */
const joined = (text: string) => text.replace(/(?<=\d)(?:&nbsp;|[\s.,'\u00a0\u202f-])(?=\d)/g, '');

function requireSilent(seen: readonly string[], { sums, words, order }: Gift, more: readonly string[]): void {
  const all = seen.join('\n');
  const digits = joined(all);
  for (const secret of [...words, ...more]) if (all.includes(secret)) throw leak(order, secret, all);
  for (const sum of sums.map(String)) if (digits.includes(sum)) throw leak(order, sum, digits);
}

function leak({ number }: Order, secret: string, text: string): Error {
  const at = text.indexOf(secret);
  return new Error(`${number}: ${secret} in …${text.slice(Math.max(0, at - 80), at + 80)}…`);
}

async function give(asked: AskedShop, at: number, price: number): Promise<Gift> {
  const { shop } = asked;
  const [isAnonymous, isRussian] = [at % 2 === 0, at % 4 < 2];
  const unique = (latin: string, russian: string) => `${isRussian ? russian : latin}${at}x`;
  const names = { giver: unique('Kanargül', 'Канаргуль'), sender: unique('Kanarberen', 'Канарберен') };
  const card = unique('Kanarhat', 'Канархат');
  const category = await addCategory(shop);
  // Without digits: the title that a test product gets by default holds random ones, which may equal an amount.
  const goods = await addProduct(shop, { category, title: 'Kanarzat', options: [{ price, count: 5 }] });
  const giver = await asked.another();
  await shop.ctx.db
    .updateTable('customer')
    .set({ name: names.giver })
    .where('id', '=', giver.buyer.customerId)
    .execute();
  const mobile = freshPhone();
  const gift = {
    ...{ recipientName: 'Jeren', recipientMobile: mobile, message: card, anonymous: isAnonymous },
    ...(isAnonymous ? {} : { senderName: names.sender }),
  };
  const items = [{ product: goods.id, option: goods.option, quantity: 1 }];
  const order = await asked.give({ items, gift, ask: { scope: 'anywhere' } }, mobile, giver);
  const { total, delivery } = order.totals;
  return {
    ...{ order, mobile, isAnonymous, isRussian, card, sender: names.sender },
    sums: [price, total, delivery],
    words: [giver.buyer.phone.slice(1), order.id, order.number, names.giver, 'Myradow'],
    line1: unique('Kanaröý', 'Канардом'),
    browser: openGiftBrowser(shop, '', isRussian ? 'ru' : 'tm'),
    ...{ giver, waiting: '' },
  };
}

/** Looks at the screens without the digits of the number, then answers. */
async function answer(asked: AskedShop, gift: Gift): Promise<void> {
  const { params, pin } = asked.link(gift.mobile);
  gift.browser = openGiftBrowser(asked.shop, params.token, gift.isRussian ? 'ru' : 'tm');
  const { go, seen } = gift.browser;
  const hidden = [gift.card, ...(gift.isAnonymous ? [gift.sender] : [])];
  for (const screen of ['', 'address', 'decline']) await go(screen);
  await go('pin', { next: 'address', pin });
  const place = String(asked.far);
  const typed = { fullname: 'Jeren', line1: gift.line1, line2: '', landmark: '', place };
  const when = await go('time', typed);
  const done = await go('answer', { ...typed, time: timeIn(when.html) });
  if (done.status !== 200) throw new Error(`no answer was taken: ${done.html}`);
  for (const path of ['', 'places/', `times/?place=${asked.place}`])
    seen.push(await (await asked.shop.api.raw(`/api/gift/${params.token}/${path}`)).text());
  requireSilent(seen, gift, hidden);
  // Someone to whom the link was forwarded sees no address.
  const forwarded = openGiftBrowser(asked.shop, params.token);
  for (const screen of ['', 'address', 'thanks']) await forwarded.go(screen);
  requireSilent(forwarded.seen, gift, [...hidden, gift.line1]);
}

/** The waiting link, forwarded by the giver: it shows nothing of the gift, whatever its state. */
async function wait({ shop }: AskedShop, gift: Gift): Promise<void> {
  const { id, items } = gift.order;
  if (gift.waiting === '') {
    const { data } = await gift.giver.api('POST /api/order/order-waiting/:id/', { params: { id } });
    gift.waiting = data.url.slice(shop.ctx.config.publicUrl.length).split('?')[0] ?? '';
  }
  const seen: string[] = [];
  for (const lang of ['tm', 'ru']) {
    const reply = await shop.api.raw(`${gift.waiting}?lang=${lang}`);
    if (reply.status !== 200) throw new Error(`whoever waits got ${reply.status}`);
    seen.push(JSON.stringify([...reply.headers]), await reply.text());
  }
  const goods = items.flatMap(({ title }) => [title.tm, title.ru]);
  const people = [gift.sender, gift.line1, gift.mobile.slice(1), 'Jeren'];
  requireSilent(seen, gift, [gift.card, ...people, ...goods]);
}

/** A courier has all gifts in one round; each is delivered and its recipient says thanks. */
async function bring(
  asked: AskedShop,
  round: readonly Gift[],
  people: { manager: Colleague; courier: Colleague },
) {
  const orders = round.map(({ order }) => order.id);
  for (const id of orders) await asked.moveTo(id, ['confirm', 'prepare', 'make-ready']);
  const { id: courierId } = (await people.courier.office('GET /api/office/me/')).data;
  await people.manager.office('POST /api/office/couriers/assign/', { body: { orders, courierId } });
  const seen = await people.courier.office.raw('/api/office/round/');
  const text = await seen.text();
  for (const gift of round) {
    if (!text.includes(gift.line1)) throw new Error('a courier does not see where to go');
    // The number of the order is on the parcel, so the courier sees it.
    const words = gift.words.filter((word) => word !== gift.order.number && word !== gift.order.id);
    requireSilent([text], { ...gift, words }, [gift.card, gift.sender]);
  }
  await inTurns(round, async (gift) => {
    const { go, seen } = gift.browser;
    const hidden = gift.isAnonymous ? [gift.sender] : [];
    await asked.moveTo(gift.order.id, ['send']);
    await wait(asked, gift);
    await go('');
    requireSilent(seen, gift, [gift.card, ...hidden]);
    await asked.moveTo(gift.order.id, ['deliver']);
    await wait(asked, gift);
    if (!(await go('')).html.includes(gift.card)) throw new Error('the card is not read after the delivery');
    await go('thanks');
    await go('thanks', { text: 'Sag boluň!' });
    requireSilent(seen, gift, hidden);
  });
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = all.values();
  const one = async () => {
    for (const next of queue) await work(next);
  };
  await Promise.all(Array.from({ length: clients }, one));
}

test(
  'no byte that a recipient or a courier gets, or whoever waits, tells a price, a number, a name, a card or an address before its time',
  async () => {
    await using asked = await openAsked({ pages: true });
    const { shop } = asked;
    // A gift takes one prime, and there are more than two among forty numbers.
    const sum = primes(1_000_003 + 40 * firstGift);
    const next = () => sum.next().value as number;
    for (const id of ['Z1', 'Z2'])
      await shop.ctx.db.updateTable('zone').set({ fee_tenge: next() }).where('id', '=', id).execute();
    const people = { manager: await hire(shop, 'manager'), courier: await hire(shop, 'courier') };
    let answers = 0;
    for (let from = 0; from < gifts; from += atOnce) {
      const numbers = Array.from(
        { length: Math.min(atOnce, gifts - from) },
        (_, at) => firstGift + from + at,
      );
      const round: Gift[] = [];
      await inTurns(numbers, async (at) => void round.push(await give(asked, at, next())));
      await asked.run();
      await inTurns(round, (gift) => wait(asked, gift));
      await inTurns(round, (gift) => answer(asked, gift));
      await inTurns(round, (gift) => wait(asked, gift));
      await bring(asked, round, people);
      for (const gift of round) {
        const texts = shop.sms(gift.mobile).map(({ text }) => text);
        if (texts.length === 0) throw new Error('a recipient got no SMS');
        requireSilent(texts, gift, [gift.card, gift.sender, gift.line1]);
        answers += gift.browser.seen.length;
      }
    }
    tellFigures('B48', { gifts, answers });
  },
  60_000 + gifts * 1_500,
);

test('a link that is guessed, revoked or too old shows what an unknown one shows', async () => {
  await using asked = await openAsked({ pages: true });
  const { shop } = asked;
  const unknown = await openGiftBrowser(shop, 'x'.repeat(22)).go('');
  for (const set of [{ revoked_at: shop.ctx.now() }, { expires_at: shop.ctx.now() }]) {
    const order = await asked.give();
    const { params } = await asked.open(order);
    const { go } = openGiftBrowser(shop, params.token);
    await shop.ctx.db.updateTable('link').set(set).where('subject_id', '=', order.id).execute();
    for (const screen of ['', 'address', 'thanks', 'decline']) {
      const { status, html } = await go(screen);
      const path = screen && `/${screen}`;
      expect([status, html.replaceAll(`${params.token}${path}`, 'x'.repeat(22))]).toEqual([
        404,
        unknown.html,
      ]);
    }
    const reply = await shop.api.raw(`/api/gift/${params.token}/`);
    expect([reply.status, (await reply.json()).code]).toEqual([404, 'link.not-found']);
  }
});
