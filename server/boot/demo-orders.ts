/** Couriers and orders of the demonstration, so that no lane of the board is empty at first. */
import { sql } from 'kysely';
import type { FailedReason } from '#domain/delivery/delivery-attempts.ts';
import type { StaffMove } from '#contract/fulfilment/office-order-shapes.ts';
import type { PaymentMethod } from '#contract/orders/shop.ts';
import type { Region } from '#contract/delivery/shop.ts';
import type { Context } from '#server/context.ts';
import { assignCourier } from '#server/features/fulfilment/assign-courier.ts';
import { endOrderAsStaff, moveAndShow } from '#server/features/fulfilment/move-as-staff.ts';
import { orderByPhone } from '#server/features/fulfilment/phone-order.ts';
import { bringBackAsStaff } from '#server/features/fulfilment/steps/bring-back-as-staff.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { addDemoCertificates } from './demo-certificates.ts';
import { loadSeed } from '#server/seed/load-seed.ts';

type Names = 'Merdan' | 'Kerim';
type DemoOrder = {
  name: string;
  lang: 'tm' | 'ru';
  street: string;
  payment: PaymentMethod;
  /** Products as indices from the best-selling one, with quantities. */
  goods: readonly (readonly [at: number, quantity: number])[];
  steps: readonly StaffMove[];
  courier?: Names;
  comment?: string;
  gift?: { recipientName: string; recipientMobile: string; message: string; senderName: string };
  end?: 'cancel' | 'take-back';
  failed?: FailedReason;
};

const toReady = ['confirm', 'prepare', 'make-ready'] as const;
const toDelivered = [...toReady, 'send', 'deliver'] as const;

const orders: readonly DemoOrder[] = [
  {
    name: 'Aýna Orazowa',
    lang: 'tm',
    street: 'Magtymguly şaýoly 12',
    payment: 'CASH',
    goods: [[0, 1]],
    steps: toDelivered,
    courier: 'Merdan',
  },
  {
    name: 'Ольга Мурадова',
    lang: 'ru',
    street: 'Görogly köçesi 45',
    payment: 'TERMINAL',
    goods: [[1, 1]],
    steps: toDelivered,
    courier: 'Kerim',
  },
  {
    name: 'Batyr Annaýew',
    lang: 'tm',
    street: '10 ýyl abadançylyk 7',
    payment: 'CASH',
    goods: [[2, 2]],
    steps: toDelivered,
    courier: 'Merdan',
    end: 'take-back',
  },
  {
    name: 'Jeren Gurbanowa',
    lang: 'tm',
    street: 'Atatürk köçesi 82',
    payment: 'CASH',
    goods: [[3, 1]],
    steps: [...toReady, 'send'],
    courier: 'Merdan',
    comment: '3-nji gat, jaň işlemeýär',
  },
  {
    name: 'Тимур Атаев',
    lang: 'ru',
    street: 'Parahat 4/2',
    payment: 'TERMINAL',
    goods: [[4, 1]],
    steps: [...toReady, 'send'],
    courier: 'Kerim',
  },
  {
    name: 'Maral Saparowa',
    lang: 'tm',
    street: 'Howdan B, 15',
    payment: 'CASH',
    goods: [[5, 1]],
    steps: [...toReady, 'send'],
    courier: 'Kerim',
    failed: 'nobody-home',
  },
  {
    name: 'Serdar Garajaýew',
    lang: 'tm',
    street: 'Bitarap Türkmenistan 30',
    payment: 'CASH',
    goods: [
      [0, 1],
      [6, 1],
    ],
    steps: toReady,
    courier: 'Merdan',
  },
  {
    name: 'Анна Ковалёва',
    lang: 'ru',
    street: 'Andalyp köçesi 9',
    payment: 'TERMINAL',
    goods: [[7, 1]],
    steps: ['confirm', 'prepare'],
  },
  {
    name: 'Gülşat Hojaýewa',
    lang: 'tm',
    street: 'Oguzhan köçesi 3',
    payment: 'CASH',
    goods: [[1, 1]],
    steps: ['confirm'],
  },
  {
    name: 'Лейла Аманова',
    lang: 'ru',
    street: 'Mir 6/1',
    payment: 'CASH',
    goods: [[2, 1]],
    steps: [],
    comment: 'Привезите после 18:00',
  },
  {
    name: 'Döwran Nuryýew',
    lang: 'tm',
    street: 'Garaşsyzlyk şaýoly 21',
    payment: 'TERMINAL',
    goods: [[8, 1]],
    steps: [],
  },
  {
    name: 'Ogulnabat Berdiýewa',
    lang: 'tm',
    street: 'Taslama 11',
    payment: 'CASH',
    goods: [[3, 1]],
    steps: [],
    end: 'cancel',
  },
  {
    name: 'Kakamyrat Saryýew',
    lang: 'tm',
    street: 'Köşi 17',
    payment: 'ONLINE',
    goods: [[4, 1]],
    steps: [],
    gift: {
      recipientName: 'Ogulgerek eje',
      recipientMobile: '+99364987690',
      message: 'Doglan günüňiz gutly bolsun!',
      senderName: 'Kakamyrat',
    },
  },
];

/** Adds products; in a new shop on the embedded database also certificates and orders. */
export async function fillDemonstration(ctx: Context): Promise<void> {
  const isNew = await loadSeed(ctx);
  if (!isNew || ctx.config.databaseUrl !== undefined) return;
  await addDemoCertificates(ctx);
  await placeDemoOrders(ctx);
}

/** @returns number of orders placed; 0 when nothing is well enough in stock */
export async function placeDemoOrders(ctx: Context): Promise<number> {
  const goods = await findPlenty(ctx);
  const place = await findPlace(ctx);
  if (!place || goods.length === 0) return 0;
  const team = await hireTeam(ctx);
  for (const [at, order] of orders.entries()) {
    const phone = `+993649876${10 + at}`;
    const body = callOf(order, { goods, place, phone });
    const { id } = await orderByPhone(ctx, body, `demonstration-${at}`, team.by);
    await work(ctx, { ...order, id }, team);
  }
  return orders.length;
}

type Team = Awaited<ReturnType<typeof hireTeam>>;

async function hireTeam(ctx: Context) {
  const system = { actor: undefined, ip: '', requestId: 'demonstration' };
  const hire = async (login: string, name: string, role: 'manager' | 'courier') =>
    (await createStaff(ctx, { login, name, role }, system)).data.id;
  const staffId = await hire('jemal', 'Jemal', 'manager');
  const actor = { kind: 'staff', staffId, name: 'Jemal', role: 'manager', sessionId: '' } as const;
  const couriers = {
    Merdan: await hire('merdan', 'Merdan', 'courier'),
    Kerim: await hire('kerim', 'Kerim', 'courier'),
  };
  return { by: { ...system, actor }, couriers };
}

type DemoSurroundings = { goods: readonly Goods[]; place: { place: number; region: Region }; phone: string };

/** The body of the order request. */
function callOf({ name, lang, street, payment, comment, gift, goods }: DemoOrder, around: DemoSurroundings) {
  const { place, phone } = around;
  const known = (kind: number) => around.goods[kind % around.goods.length] ?? { product: 0, option: 0 };
  return {
    customer: { phone, name, lang },
    items: goods.map(([kind, quantity]) => ({ ...known(kind), quantity })),
    address: {
      ...place,
      fullname: gift?.recipientName ?? name,
      mobile: gift?.recipientMobile ?? phone,
      line1: street,
    },
    ...{ payment, delivery: 'STANDARD' as const },
    ...(comment ? { comment } : {}),
    ...(gift ? { gift } : {}),
  };
}

/** Applies the staff's moves to an order. */
async function work(ctx: Context, order: DemoOrder & { id: string }, { by, couriers }: Team): Promise<void> {
  const { id, steps, end, failed } = order;
  const courierId = order.courier && couriers[order.courier];
  for (const action of steps)
    await moveAndShow(ctx, id, { action, ...(action === 'send' && courierId ? { courierId } : {}) }, by);
  if (courierId && !steps.includes('send')) await assignCourier(ctx, { orders: [id], courierId }, by);
  if (failed) await bringBackAsStaff(ctx, { id, reason: failed }, by);
  const note = end === 'cancel' ? 'Müşderi pikirini üýtgetdi' : 'Gül solupdyr';
  if (end) await endOrderAsStaff(ctx, id, { end, note }, by);
}

type Goods = { product: number; option: number };

/** Options with enough stock for a few orders, best-selling first. */
async function findPlenty({ db }: Pick<Context, 'db'>): Promise<Goods[]> {
  const { rows } = await sql<Goods>`select p.id as product, min(o.id) as option
    from product p join product_option o on o.product_id = p.id join stock k on k.option_id = o.id
    where p.status = 'published' and o.archived_at is null and k.on_hand - k.reserved >= 12
      and o.price_tenge between 8000 and 40000
    group by p.id order by p.popularity desc, p.id limit 9`.execute(db);
  return rows;
}

async function findPlace({ db }: Pick<Context, 'db'>) {
  const { rows } = await sql<{ place: number; region: Region }>`select id as place, region from place
    where is_active and region = 'AG' order by id offset 3 limit 1`.execute(db);
  return rows[0];
}
