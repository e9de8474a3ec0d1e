/** Steps with certificates: they are sold, sent, spent and refunded, and staff void them. */
import { changeGoods } from '#server/features/fulfilment/change-goods.ts';
import { refundOrder } from '#server/features/fulfilment/refund-order.ts';
import { printedCode } from '#domain/certificates/certificate.ts';
import { showAsStaff } from '#server/features/fulfilment/show-as-staff.ts';
import { sendDue } from '#server/features/certificates/send-due.ts';
import { voidCertificate } from '#server/features/certificates/change-certificate.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import { buyOne } from './customer-steps.ts';
import { pickPaid, type Step } from './pick.ts';
import { staffId } from '../staff-id.ts';
import { certificateCodes, type Life, type Simulation } from '../world.ts';

const actor = { kind: 'staff' as const, staffId, role: 'owner', sessionId: '', name: 'Aman' };
export const byStaff = { actor, ip: '', requestId: '' };

/** Refunds money first, the rest to certificates. */
const giveBack: Step = async ({ shop }, life) => {
  const { chance } = life;
  const known = pickPaid(life);
  if (!known) return 'nobody';
  const what = { amount: 1 + chance.upTo(3_000), reason: 'goodwill' as const, note: 'x' };
  const times = chance.oneOf([1, 1, 2]);
  const said = await Promise.all(
    Array.from({ length: times }, () => refusalCode(refundOrder(shop.ctx, known.id, what, byStaff))),
  );
  return said.join();
};

/** Staff void one, also while orders spend from it, and again after orders returned value to it. */
const end: Step = async ({ shop, certificates }, { chance }) => {
  if (chance.is(0.6)) return 'not now';
  const id = chance.oneOf(certificates);
  return refusalCode(voidCertificate(shop.ctx, { id, reason: 'x' }, byStaff));
};

/** Staff change the goods of an unpaid order to and fro, alone or two at once, also below what its certificates pay. */
const changeOne: Step = async ({ shop: { ctx }, goods }, { chance }) => {
  const held = ctx.db.selectFrom('shop_order').select('id').where('stock_state', '=', 'held');
  const open = await held.where('payment_status', '<>', 'paid').orderBy('number').execute();
  if (open.length === 0) return 'nobody';
  const { id } = chance.oneOf(open);
  const lines = () => {
    const chosen = goods.filter(() => chance.is(0.6));
    return (chosen.length > 0 ? chosen : goods.slice(0, 1)).map(({ product, option }) => ({
      ...{ product, option, quantity: chance.upTo(2) },
    }));
  };
  async function change(items: ReturnType<typeof lines>): Promise<string> {
    const seenTotal = (await showAsStaff(ctx.db, id, 'owner')).totals.total;
    return refusalCode(changeGoods(ctx, { id, items, seenTotal }, byStaff));
  }
  const first = await change(lines());
  const then = chance.is(0.5) ? [lines(), lines()] : [lines()];
  return [first, ...(await Promise.all(then.map(change)))].join();
};

/** One to three, alone or together with goods. */
const sell: Step = async (world, life) => {
  const { chance } = life;
  const certificate = Array.from({ length: chance.oneOf([1, 1, 2, 3]) }, () =>
    chance.is(0.5) ? { way: 'PRINT' as const } : { way: 'SMS' as const, mobile: '+99365444444' },
  );
  const item = { ...world.card, quantity: certificate.length, certificate };
  if (chance.is(0.6)) return buyOne(world, life, { items: [item], delivery: 'NONE', address: null });
  const { product, option } = chance.oneOf(world.goods);
  return buyOne(world, life, { items: [item, { product, option, quantity: 1 }] });
};

type SoldUnit = { orderId: string; position: number; sealed: string | null };

/** A random certificate that an order sold, spent or not. */
async function pickSold({ shop }: Simulation, { chance }: Life): Promise<SoldUnit | undefined> {
  const rows = await shop.ctx.db
    .selectFrom('certificate_sale')
    .innerJoin('certificate', 'certificate.id', 'certificate_id')
    .select(['order_id as orderId', 'position', 'code_sealed as sealed'])
    .orderBy('certificate.id')
    .execute();
  return rows.length > 0 ? chance.oneOf(rows) : undefined;
}

/** Sometimes together with another one. */
const spendSold: Step = async (world, life) => {
  const sold = await pickSold(world, life);
  if (!sold?.sealed) return 'nobody';
  const code = printedCode(world.shop.ctx.secrets.unseal('certificate', sold.sealed));
  const more = life.chance.is(0.3) ? [life.chance.oneOf(certificateCodes)] : [];
  return buyOne(world, life, { certificates: [code, ...more] });
};

/** Staff refund one, also while it is being spent. */
const refundSold: Step = async (world, life) => {
  const sold = await pickSold(world, life);
  if (!sold) return 'nobody';
  const lines = [{ position: sold.position, quantity: 1 }];
  const what = { lines, reason: 'goodwill' as const, note: 'x' };
  const refund = refusalCode(refundOrder(world.shop.ctx, sold.orderId, what, byStaff));
  return (await Promise.all([refund, ...(life.chance.is(0.4) ? [spendSold(world, life)] : [])])).join();
};

/** Sometimes on two nodes at once. */
const sendSold: Step = async ({ shop }, { chance }) => {
  await Promise.all(Array.from({ length: chance.oneOf([1, 2]) }, () => sendDue(shop.ctx)));
  return 'sent';
};

export const certificateSteps: readonly [name: string, weight: number, step: Step][] = [
  ['staff give back to a certificate', 3, giveBack],
  ['staff end a certificate', 1, end],
  ['staff change goods', 4, changeOne],
  ['certificates are bought', 3, sell],
  ['a bought certificate is spent', 2, spendSold],
  ['a bought certificate is refunded', 1, refundSold],
  ['certificates are sent', 1, sendSold],
];
