import type { OfficeCustomerRow } from '#contract/customers/office.ts';
import type { PageInfo } from '#contract/shared.ts';
import { idleSeconds } from '#domain/session.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { pageOf, type Range } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type CustomersFilter,
  findOfficeCustomer,
  findOfficeCustomers,
  listLiveSessions,
  type OfficeCustomerFacts,
} from './office-customers.repo.ts';

export type CustomerFacts = OfficeCustomerRow & {
  email: string;
  birthDate: string | null;
  gender: string | null;
};
export type CustomerSession = { id: string; device: string; createdAt: string; lastSeenAt: string };

/** A page of the office's list: without e-mail, birth date and gender, which only the customer's own page has. */
export async function readCustomers(
  db: Db,
  filter: CustomersFilter,
  range: Range,
): Promise<{ data: OfficeCustomerRow[]; page: PageInfo }> {
  const { rows, total } = await findOfficeCustomers(db, filter, range);
  const data = rows.map((row) => {
    const { email: _, birthDate: __, gender: ___, ...facts } = shape(row);
    return facts;
  });
  return { data, page: pageOf(range, total) };
}

/** @throws Refusal `record.not-found` */
export async function readCustomer(db: Db | Trx, id: number): Promise<CustomerFacts> {
  const row = await findOfficeCustomer(db, id);
  if (!row) throw new Refusal('record.not-found');
  return shape(row);
}

/** Devices with a session of the customer. */
export async function readSessions(db: Db, id: number, now: Date): Promise<CustomerSession[]> {
  const idleSince = new Date(now.getTime() - idleSeconds * 1000);
  return (await listLiveSessions(db, id, { now, idleSince })).map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

function shape({ createdAt, lastOrderAt, ...row }: OfficeCustomerFacts): CustomerFacts {
  return { ...row, createdAt: createdAt.toISOString(), lastOrderAt: lastOrderAt?.toISOString() ?? null };
}
