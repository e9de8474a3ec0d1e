import { recordAudit } from '#server/features/audit/record-audit.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { addBuyer, freshKey, orderInputFor } from '../people/buyers.ts';
import { placeOrder } from '../people/place-order.ts';
import { addCertificate, addPromo } from '../shop/counter.ts';
import { findProducts } from '../shop/seeded-products.ts';
import type { TestShop } from '../shop/start-shop.ts';

/** Records that the demonstration data lacks. */
export async function addRecords(shop: TestShop) {
  const { db, now } = shop.ctx;
  const place = await db.selectFrom('place').select('id').limit(1).executeTakeFirstOrThrow();
  const buyer = await addBuyer(shop, place.id);
  const [product] = await findProducts(shop, 1);
  const { id = 0, option = 0 } = product ?? {};
  const input = orderInputFor(buyer, [{ product: id, option, quantity: 1 }]);
  const placed = await placeOrder(shop.ctx, buyer, input, freshKey());
  // An audit row that names a record.
  const byMachine = { actor: undefined, ip: '', requestId: '' };
  const fact = { action: 'change', subject: 'order', subjectId: placed.data.id } as const;
  await inTransaction(db, (trx) => recordAudit(trx, shop.ctx, byMachine, fact));
  const title = { tm: 'Nowruz', ru: 'Навруз' };
  const plan = { title, percent: 10, product_ids: [id], starts_at: now(), ends_at: new Date('2026-12-31') };
  const term = { phrase: 'мыло', folded: 'мыло', kind: 'goods', goods: 'лосьон' };
  return {
    order: placed.data.id,
    customer: buyer.customerId,
    promo: await addPromo(shop, 'NOWRUZ'),
    certificate: await addCertificate(shop, 'A1B2-C3D4-E5F6-G7H8', 20_000),
    plan: (await db.insertInto('price_plan').values(plan).returning('id').executeTakeFirstOrThrow()).id,
    term: (await db.insertInto('search_term').values(term).returning('id').executeTakeFirstOrThrow()).id,
  };
}

/** The address of a record in a path, `/orders/:order/show`. */
export function addressOf(path: string, records: Awaited<ReturnType<typeof addRecords>>): string {
  return path.replace(/:(\w+)/, (_, name: keyof typeof records) => String(records[name]));
}
