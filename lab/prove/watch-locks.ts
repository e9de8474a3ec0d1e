/** In which order the shop's transactions lock rows: whoever locks upwards may wait for somebody who waits for them. */
import { listenToQueries } from '../../tests/support/shop/count-queries.ts';

/** Tables whose rows are locked, in the one order of all transactions; what stands in none is locked last. */
const lockRanks: readonly string[] = [
  'customer',
  'courier_device',
  'shop_order',
  'payment_attempt',
  'promo_code',
  'certificate',
  'stock',
  'slot_booking',
];

const ofSelect = /\bfrom\s+"?(\w+)"?(?![^]*\bskip locked\b)[^]*\bfor (?:no key )?update\b/i;
const ofUpdate = /\bupdate\s+"?(\w+)"?\s+(?:as\s+\w+\s+)?set\b/i;
const ofWindow = /\binsert into (slot_booking)\b/i;
/** A row that nobody else knows yet is changed by its maker at any time. */
const ofInsert = /\binsert into "?(\w+)"?/gi;

/** What a transaction has locked: table by table, the questions that did it, and the rows they answered. */
type HeldLocks = { tables: string[]; made: Set<string>; asked: Set<string>; rows: Set<string> };

/** Listens to every transaction of this program during `work`. @returns those that locked upwards, each once */
export async function watchLocks(work: () => Promise<unknown>): Promise<string[]> {
  const open = new WeakMap<object, HeldLocks>();
  const wrong = new Set<string>();
  await listenToQueries((client, text, values) => {
    if (/^(begin|start transaction)\b/i.test(text))
      open.set(client, { tables: [], made: new Set(), asked: new Set(), rows: new Set() });
    if (/^(commit|rollback)\b/i.test(text)) open.delete(client);
    const held = open.get(client);
    if (!held) return undefined;
    const found = judge(held, text, values);
    if (found) wrong.add(found);
    const table = ofSelect.exec(text)?.[1];
    return table ? (rows) => rows.forEach(({ id }) => held.rows.add(`${table} ${String(id)}`)) : undefined;
  }, work);
  return [...wrong];
}

/** Notes what a statement locks. @returns what is wrong with it */
function judge(held: HeldLocks, text: string, values: unknown): string | undefined {
  for (const [, made = ''] of text.matchAll(ofInsert)) held.made.add(made);
  const select = ofSelect.exec(text)?.[1];
  const table = select ?? ofUpdate.exec(text)?.[1] ?? ofWindow.exec(text)?.[1] ?? '';
  const rank = lockRanks.indexOf(table);
  if (rank < 0) return undefined;
  // A row that is changed is mostly one that was locked before; only the locking question says which one it is.
  const asked = select ? `${text} ${JSON.stringify(values)}` : table;
  // An addition may be locked among those of its order first, and by its id later.
  const isHeld =
    held.asked.has(asked) || held.rows.has(`${table} ${String((values as readonly unknown[])[0])}`);
  const isKnown = select ? isHeld : held.tables.includes(table) || held.made.has(table);
  held.asked.add(asked);
  const after = isKnown ? undefined : held.tables.find((one) => lockRanks.indexOf(one) > rank);
  if (!held.tables.includes(table)) held.tables.push(table);
  return (
    after && `${table} after ${after} (${held.tables.join(', ')}): ${text.replace(/\s+/g, ' ').slice(0, 160)}`
  );
}
