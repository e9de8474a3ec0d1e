import type { Person, PersonInput } from '#contract/people/shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { isYearlyDay, peopleLimits, usualLeads } from '#domain/people/people.ts';
import type { DbContext } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockCustomer } from '#server/features/delivery/addresses/lock-customer.ts';
import { readContactNumber, requirePlace } from '#server/features/delivery/addresses/save-address.ts';
import { describePerson } from './list-people.ts';
import {
  countPeople,
  findOccasionIds,
  findPeople,
  insertPerson,
  replaceAddresses,
  replaceDates,
  updateDate,
  updatePerson,
} from './people.repo.ts';

/** The customer and the id of the person. */
type Whose = { customerId: number; id: number };

/** Adds a person. @throws Refusal `person.too-many`, `place.not-found`, `request.invalid` */
export async function addPerson(ctx: DbContext, customerId: number, input: PersonInput): Promise<Person> {
  return inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId);
    if ((await countPeople(trx, customerId)) >= peopleLimits.people) throw new Refusal('person.too-many');
    const row = readPerson(input);
    const id = await insertPerson(trx, { ...row, customer_id: customerId, created_at: ctx.now() });
    await saveParts(trx, id, input);
    return readBack(ctx, trx, { customerId, id });
  });
}

/**
 * Replaces the data of a person. @throws Refusal `person.not-found` (also for somebody else's), `place.not-found`,
 * `request.invalid`
 */
export async function changePerson(ctx: DbContext, whose: Whose, input: PersonInput): Promise<Person> {
  return inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, whose.customerId);
    if (!(await updatePerson(trx, whose, readPerson(input)))) throw new Refusal('person.not-found');
    await saveParts(trx, whose.id, input);
    return readBack(ctx, trx, whose);
  });
}

type Quiet = { what: 'person' | 'date' | 'died'; date?: number; until: string | null };

/** Mutes a person or a date until a day, or unmutes. @throws Refusal `person.not-found`, `request.invalid` */
export async function mutePerson(
  ctx: DbContext,
  whose: Whose,
  { what, date, until }: Quiet,
): Promise<Person> {
  return inTransaction(ctx.db, async (trx) => {
    const set = what === 'died' ? { died: until !== null } : what === 'person' ? { quiet_until: until } : {};
    const [known] = await findPeople(trx, whose.customerId, whose.id);
    if (!known) throw new Refusal('person.not-found');
    if (what !== 'date') await updatePerson(trx, whose, set);
    else if (!date || !(await updateDate(trx, { person: whose.id, id: date }, { quiet_until: until })))
      throw new Refusal('request.invalid', { field: 'date' });
    return readBack(ctx, trx, whose);
  });
}

function readPerson({ name, relation, mobile, likes = [] }: PersonInput) {
  if (!name.trim()) throw new Refusal('request.invalid', { field: 'name' });
  return {
    name: name.trim(),
    relation,
    mobile: mobile?.trim() ? readContactNumber(mobile) : '',
    likes: [...new Set(likes)],
  };
}

async function saveParts(trx: Trx, id: number, { addresses = [], dates = [] }: PersonInput): Promise<void> {
  for (const { place } of addresses) await requirePlace(trx, place);
  await replaceAddresses(
    trx,
    id,
    addresses.map(({ place, line1, line2 = '', landmark = '' }) => {
      if (!line1.trim()) throw new Refusal('request.invalid', { field: 'line1' });
      return { place_id: place, line1: line1.trim(), line2: line2.trim(), landmark: landmark.trim() };
    }),
  );
  const occasions = dates.flatMap(({ kind, occasion }) =>
    kind === 'occasion' && occasion ? [occasion] : [],
  );
  const known = await findOccasionIds(trx, occasions);
  await replaceDates(
    trx,
    id,
    dates.map((date) => readDate(date, known)),
  );
}

type DateInput = NonNullable<PersonInput['dates']>[number];

/** A holiday takes its day from the shop; every other date has its own. */
function readDate({ id, kind, leads = [...usualLeads], ...date }: DateInput, occasions: readonly number[]) {
  const { occasion, month, day, year = null, title = '' } = date;
  const common = { ...(id === undefined ? {} : { id }), kind, leads: [...new Set(leads)] };
  if (kind === 'occasion') {
    if (occasion === undefined || !occasions.includes(occasion))
      throw new Refusal('request.invalid', { field: 'occasion' });
    return { ...common, occasion_id: occasion, month: null, day: null, year: null, title: '' };
  }
  if (!month || !day || !isYearlyDay({ month, day })) throw new Refusal('request.invalid', { field: 'day' });
  if (kind === 'own' && !title.trim()) throw new Refusal('request.invalid', { field: 'title' });
  return { ...common, occasion_id: null, month, day, year, title: title.trim() };
}

async function readBack(ctx: DbContext, trx: Trx, { customerId, id }: Whose): Promise<Person> {
  const [row] = await findPeople(trx, customerId, id);
  if (!row) throw new Refusal('person.not-found');
  return describePerson(row, dayOf(ctx.now()));
}
