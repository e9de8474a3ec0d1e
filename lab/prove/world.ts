/** A small shop with its bank, clock and customers, reset for every seed. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import { bankCodes, type BankCode } from '#domain/payments/bank-answer.ts';
import { createBpcBank } from '#server/adapters/banks/bpc.ts';
import type { Bank } from '#server/adapters/banks/port.ts';
import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import { createBook } from '#server/bank-simulator/book.ts';
import { type Callbacks, createCallbacks } from '#server/bank-simulator/callbacks.ts';
import { createFaultList, type FaultList } from '#server/bank-simulator/faults.ts';
import { noJournal } from '#server/bank-simulator/journal.ts';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { takeCallback } from '#server/features/payments/settlement/take-callback.ts';
import { addBuyer, type TestBuyer } from '../../tests/support/people/buyers.ts';
import { addCertificate, addPromo, addStaff } from '../../tests/support/shop/counter.ts';
import { asOwner } from '../../tests/support/shop/database.ts';
import { addProduct } from '../../tests/support/shop/factories.ts';
import { addPlace, addSlots, addZone } from '../../tests/support/people/places.ts';
import { openingTime, startShop, type TestShop } from '../../tests/support/shop/start-shop.ts';
import { openBankSocket } from './bank-socket.ts';
import { type BankConnection, createBankConnection } from './bank-connection.ts';
import { type Chance, createChance } from './chance.ts';
import { staffId } from './staff-id.ts';
import { type LifeCourier, type LifePhone, openPhones } from './steps/courier-phones.ts';

/** An acknowledged order, as its customer knows it. */
export type KnownOrder = {
  id: string;
  number: string;
  buyer: TestBuyer;
  key: string;
  input: OrderInput;
  /** The order to which it adds goods. */
  addsTo?: KnownOrder;
};

/** The state of one simulation run. */
export type Life = {
  chance: Chance;
  bank: SimulatedBank;
  faults: FaultList;
  callbacks: Callbacks;
  connection: BankConnection;
  orders: KnownOrder[];
  /** Orders that were paid at the bank at once. */
  paid: KnownOrder[];
  phones: LifePhone[];
  /** What each purse has handed in as far as staff were told, in tenge: by `#id` of its account, or by its name. */
  handedIn: Map<string, number>;
  /** What staff were told of cash that was moved, paid out and counted, by kind of account, in tenge. */
  cash: Map<string, number>;
  /** The steps so far, one line each: the same seed gives the same history. */
  history: string[];
};

export type Simulation = AsyncDisposable & {
  shop: TestShop;
  buyers: TestBuyer[];
  couriers: LifeCourier[];
  goods: { product: number; option: number; price: number }[];
  /** Ids of certificates issued by staff. */
  certificates: number[];
  /** A product that is a certificate. */
  card: { product: number; option: number };
  /** A slot of tomorrow, and one of today whose cut-off passes while orders wait for payment. */
  slots: string[];
  cutOff: { slotId: number; day: string; at: Date };
  /** Resets everything to the opening state, with the random numbers of this seed. */
  begin(seed: number): Promise<Life>;
  advance(seconds: number): void;
  /** Sets back the shop's clock only; the bank's is not changed. */
  setBack(seconds: number): void;
};

export const certificateCodes = ['GIFT-00000000000', 'GIFT-00000000001', 'GIFT-00000000002'] as const;
/** Valid for everybody, for two orders, once per customer, and for the delivery fee. */
export const promoCodes = ['ON10', 'EKI2', 'BIRGE', 'YOLA'] as const;
/** The share of runs that call their banks over real sockets. */
const wiredShare = 0.06;
const certificateTenge = 6_000;
const prices = [2_500, 4_000, 12_345];
const cardTenge = 3_000;
const mostCards = 100;

/** One database and one shop serve thousands of seeds; banks, clock and random numbers are created anew for each. */
export async function openSimulation(): Promise<Simulation> {
  let at = openingTime;
  let ids = createChance(0);
  const banks = new Map<BankCode, Bank>();
  let behind = 0;
  const now = () => new Date(at - behind);
  await using opened = new AsyncDisposableStack();
  const socket = opened.use(await openBankSocket());
  const shop = opened.use(await startShop({ overrides: { now, newId: () => ids.id(), banks } }));
  const zone = await addZone(shop, { fee: 1_500, freeFrom: 20_000 });
  const place = await addPlace(shop, { zone });
  const [tomorrow] = await addSlots(shop, { zone, capacity: 2, weekdays: [5] });
  const soon = { starts: '11:30', ends: '12:30', cutoffMinutes: 10 };
  const [today = 0] = await addSlots(shop, { zone, capacity: 1, weekdays: [4], ...soon });
  const buyers: TestBuyer[] = [];
  for (let count = 0; count < 4; count += 1) buyers.push(await addBuyer(shop, place));
  const goods: Simulation['goods'] = [];
  for (const price of prices) {
    const { id: product, option } = await addProduct(shop, { options: [{ price, count: 1 }] });
    goods.push({ product, option, price });
  }
  const sold = await addProduct(shop, { kind: 'certificate', options: [{ price: cardTenge, count: 1 }] });
  const certificates: number[] = [];
  for (const [at, code] of certificateCodes.entries())
    certificates.push(await addCertificate(shop, code, certificateTenge / (at + 1)));
  const [everybody, two, each, delivery] = promoCodes;
  await addPromo(shop, everybody);
  await addPromo(shop, two, { most_uses: 2 });
  await addPromo(shop, each, {
    kind: 'amount',
    amount_tenge: 1_500,
    minimum_tenge: 4_000,
    most_per_customer: 1,
  });
  await addPromo(shop, delivery, { kind: 'delivery' });
  await addStaff(shop, staffId);
  const couriers: LifeCourier[] = [];
  for (const courier of ['Myrat', 'Serdar'])
    couriers.push({ courierId: await addStaff(shop, undefined, courier), courier });

  function openBanks(chance: Chance): Pick<Life, 'bank' | 'faults' | 'callbacks' | 'connection'> {
    const bank: SimulatedBank = {
      book: createBook(() => at, noJournal),
      merchants: Object.values(demoMerchants),
      at: () => at,
      newId: () => ids.uuid(),
      origin: () => 'http://bank.test',
    };
    const faults = createFaultList();
    const isWired = chance.is(wiredShare);
    const connection = isWired ? socket.connectTo(bank, faults) : createBankConnection(bank, faults);
    const callbacks = createCallbacks(bank, faults, async ({ url, params }) => {
      // Some callbacks are lost and some arrive twice; the bank takes all for delivered.
      if (chance.is(0.3)) return true;
      for (let times = chance.is(0.3) ? 2 : 1; times > 0; times -= 1)
        await takeCallback(shop.ctx, bankOf(url), params);
      return true;
    });
    for (const code of bankCodes)
      banks.set(
        code,
        createBpcBank(
          // In runs over sockets a lost answer takes this long in real time.
          {
            code,
            url: 'http://bank.test/payment/rest',
            totalMs: isWired ? 400 : 10_000,
            ...demoMerchants[code],
          },
          { now, log: shop.ctx.log, post: (input) => connection.post(input) },
        ),
      );
    return { bank, faults, callbacks, connection };
  }

  const rest = opened.move();
  return {
    shop,
    buyers,
    couriers,
    goods,
    certificates,
    card: { product: sold.id, option: sold.option },
    slots: [`${tomorrow}-2026-11-21`, `${today}-2026-11-20`],
    cutOff: { slotId: today, day: '2026-11-20', at: new Date(openingTime + 20 * 60_000) },
    async begin(seed) {
      at = openingTime;
      behind = 0;
      ids = createChance(seed ^ 0x5eed);
      const chance = createChance(seed);
      const counts = Object.fromEntries(goods.map(({ option }) => [option, 2 + chance.upTo(5)]));
      await limitStock(shop, { ...counts, [sold.option]: mostCards }, certificates);
      // The first courier has two phones.
      const phones = openPhones(shop, [...couriers, ...couriers.slice(0, 1)], chance);
      const nothing = { orders: [], paid: [], history: [], handedIn: new Map(), cash: new Map() };
      return { chance, phones, ...nothing, ...openBanks(chance) };
    },
    advance(seconds) {
      at += seconds * 1_000;
    },
    setBack(seconds) {
      behind += seconds * 1_000;
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

function bankOf(callbackUrl: string): BankCode {
  return bankCodes.find((code) => callbackUrl.includes(code)) ?? 'HALK';
}

/** Deletes all orders and resets the stock. */
async function limitStock(
  { ctx, databaseUrl }: TestShop,
  counts: Record<string, number>,
  issued: readonly number[],
): Promise<void> {
  const rows = Object.entries(counts).map(([option, count]) => `(${option}, ${count})`);
  const commands = `delete from refund_part; delete from refund; delete from payment_event; delete from payment_attempt;
      delete from taking; delete from kept_answer; delete from order_line; delete from gift_bar; delete from certificate_sale; delete from shop_order;
      delete from certificate where id not in (${issued.join()}); delete from sms_message;
      delete from slot_booking; delete from hand_in_count; delete from alone_day; delete from courier_device; delete from reminder_sms; delete from person; delete from link; delete from graphile_worker._private_jobs;
      update certificate set state = 'active'; update promo_code set is_active = true;
      update stock set reserved = 0, on_hand = count from (values ${rows.join()}) as fresh (option, count)
        where option_id = option;
      insert into stock_movement (option_id, kind, on_hand_delta, reserved_delta, at)
        select option, 'receive', count, 0, '${ctx.now().toISOString()}'
        from (values ${rows.join()}) as fresh (option, count);
      alter table shop_order alter column number restart with 100001`;
  const append = [
    'order_event',
    'stock_movement',
    'transfer',
    'account',
    'ledger_day',
    'ledger_sum',
    'sale',
    'deed',
    'hand_in',
    'cash_count',
    'cash_move',
  ];
  const trigger = (what: string) => append.map((table) => `alter table ${table} ${what} trigger user`);
  // Append-only triggers apply even to the owner of the tables.
  await asOwner(
    databaseUrl,
    ...trigger('disable'),
    ...append.map((table) => `delete from ${table}`),
    ...commands.split(';'),
    ...trigger('enable'),
    `insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
      select account_of('discount', 'certificate'), account_of('certificate', id::text), issued_tenge, 'posted', 'certificate-given',
        id::text, created_at, created_at::date from certificate`,
  );
}
