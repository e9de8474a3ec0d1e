import type { SearchHits } from '#contract/find/office.ts';
import { splitQuery } from '#domain/search.ts';
import { roleMay, type StaffRole } from '#domain/staff.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Range } from '#server/platform/db/paging.ts';
import { readOfficeProducts } from '#server/features/catalogue/products/read-office-products.ts';
import { readCustomers } from '#server/features/customers/profile/read-customers.ts';
import { readStaffOrders } from '#server/features/orders/staff/read-staff-orders.ts';

const first: Range = { number: 1, size: 5, offset: 0 };
/** Words that are tried alone. */
const most = 4;

/**
 * Finds orders, customers and products for the office's search field, of each as much as the role may read. An order
 * has every word; a person or a product may have one of them, because the others say what was ordered, or by whom.
 */
export async function findForStaff(db: Db, q: string, role: StaffRole): Promise<SearchHits> {
  const [orders, customers, products] = await Promise.all([
    roleMay(role, 'orders.read') ? readStaffOrders(db, { q }, first, role).then(({ data }) => data) : [],
    roleMay(role, 'customers.read')
      ? firstFound(q, async (words) => (await readCustomers(db, { q: words }, first)).data)
      : [],
    roleMay(role, 'catalogue.read')
      ? firstFound(q, async (words) => (await readOfficeProducts(db, { q: words }, first)).data)
      : [],
  ]);
  return { orders, customers, products };
}

/** What all of it finds, else what the first of its words finds that finds anything. */
async function firstFound<Row>(q: string, find: (words: string) => Promise<Row[]>): Promise<Row[]> {
  const words = splitQuery(q).map(({ typed }) => typed);
  const single = words.length > 1 ? words.filter(({ length }) => length > 2).slice(0, most) : [];
  for (const part of [q, ...single]) {
    const rows = await find(part);
    if (rows.length > 0) return rows;
  }
  return [];
}
