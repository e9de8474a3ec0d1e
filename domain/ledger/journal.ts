/**
 * The journal: closed days of the ledger as rows of a file, which anybody can check without the shop (docs/ledger.md).
 * A row begins with what it is: `previous`, `opening`, `transfer`, `day`, `closing`; `open` for transfers of days that are
 * not closed yet, of which nothing is told.
 */
import { type AccountKind, guardedAccounts, transferCodes } from './ledger.ts';

export type JournalRow = readonly string[];
export type JournalFault = { line: number; day: string; what: string };
export type JournalResult = { days: number; transfers: number; hash: string; fault?: JournalFault };
/** SHA-256, fed in pieces. */
export type Digest = { update(text: string): void; digest(): string };

/** Parts the fields of a hashed transfer. */
export const fieldEnd = '\u001f';
const fields = 13;
const knownCodes = new Map<string, { debit: readonly string[]; credit: readonly string[] }>(
  Object.entries(transferCodes),
);

type Sums = { debits: number; credits: number };
type Reserve = { debit: string; credit: string; tenge: number };

/** @param startDigest a new SHA-256 */
export async function verifyJournal(
  rows: AsyncIterable<JournalRow>,
  startDigest: () => Digest,
): Promise<JournalResult> {
  const check = new JournalCheck(startDigest);
  let line = 0;
  for await (const row of rows) {
    line += 1;
    const what = check.take(row);
    if (what) return { ...check.result(), fault: { line, day: check.day, what } };
  }
  const what = check.end();
  return what ? { ...check.result(), fault: { line, day: check.day, what } } : check.result();
}

class JournalCheck {
  day = '';
  private hash = '';
  private isFirst = false;
  private days = 0;
  private transfers = 0;
  private ofDay = 0;
  private lastId = 0;
  private digest: Digest | undefined;
  private readonly sums = new Map<string, Sums>();
  private readonly pending = new Map<string, Reserve>();
  private unclosed: Map<string, Sums> | undefined;

  private readonly startDigest: () => Digest;

  constructor(startDigest: () => Digest) {
    this.startDigest = startDigest;
  }

  result(): JournalResult {
    return { days: this.days, transfers: this.transfers, hash: this.hash };
  }

  /** @returns what is wrong with the row */
  take([kind = '', ...cells]: JournalRow): string | undefined {
    if (kind !== 'closing' && this.unclosed?.size) return missing(this.unclosed);
    if (kind === 'open') return undefined;
    if (kind === 'previous') return this.begin(cells);
    if (kind === 'opening') return this.open(cells);
    if (kind === 'transfer') return this.move(cells);
    if (kind === 'day') return this.close(cells);
    if (kind === 'closing') return this.compare(cells);
    return `no row of a journal: ${kind.slice(0, 20)}`;
  }

  end(): string | undefined {
    if (this.unclosed?.size) return missing(this.unclosed);
    return this.digest ? 'its last day has no hash' : undefined;
  }

  private begin([hash = '']: JournalRow): string | undefined {
    this.hash = hash;
    this.isFirst = hash === '';
    return undefined;
  }

  private open([kind = '', owner = '', debits, credits]: JournalRow): string | undefined {
    this.sums.set(`${kind} ${owner}`, { debits: Number(debits), credits: Number(credits) });
    return undefined;
  }

  private move(cells: JournalRow): string | undefined {
    const [id = '', day = '', , code = '', , dKind = '', dOwner = '', cKind = '', cOwner = ''] = cells;
    const [tenge = '', state = '', pendingId = ''] = cells.slice(9);
    if (cells.length !== fields) return 'a transfer has 13 fields';
    if (!this.digest) {
      if (day <= this.day) return `${day} does not follow ${this.day}`;
      this.day = day;
      this.begins();
    }
    if (day !== this.day) return `a transfer of ${day} stands in ${this.day}`;
    if (Number(id) <= this.lastId) return `transfer ${id} does not follow ${this.lastId}`;
    this.lastId = Number(id);
    this.ofDay += 1;
    this.digest?.update(`${cells.join(fieldEnd)}\n`);
    const sides = knownCodes.get(code);
    if (!sides?.debit.includes(dKind) || !sides.credit.includes(cKind))
      return `${code} does not move ${dKind} to ${cKind}`;
    if (!/^[1-9]\d{0,14}$/.test(tenge)) return `no sum: ${tenge.slice(0, 20)}`;
    const move = { debit: `${dKind} ${dOwner}`, credit: `${cKind} ${cOwner}`, tenge: Number(tenge) };
    const wrong = this.settle(move, { id, state, pendingId });
    if (wrong) return wrong;
    if (state === 'posted' || state === 'post') {
      this.sumOf(dKind, dOwner).debits += move.tenge;
      this.sumOf(cKind, cOwner).credits += move.tenge;
    }
    return undefined;
  }

  private begins(): void {
    this.ofDay = 0;
    this.lastId = 0;
    this.digest = this.startDigest();
    this.digest.update(`${this.hash}\n`);
  }

  /** A pending transfer ends once, between the same accounts, with no more than was set aside. */
  private settle(move: Reserve, { id, state, pendingId }: Record<'id' | 'state' | 'pendingId', string>) {
    if (state === 'pending') this.pending.set(id, move);
    if (state === 'posted' || state === 'pending') return pendingId === '' ? undefined : 'it ends nothing';
    if (state !== 'post' && state !== 'void') return `no state: ${state.slice(0, 20)}`;
    const begun = this.pending.get(pendingId);
    // What was pending before the first day of the file is not in it.
    if (!begun) return this.isFirst ? `${pendingId} is not pending` : undefined;
    this.pending.delete(pendingId);
    const isSame = begun.debit === move.debit && begun.credit === move.credit && move.tenge <= begun.tenge;
    return isSame ? undefined : `it is not what was pending as ${pendingId}`;
  }

  private sumOf(kind: string, owner: string): Sums {
    const key = `${kind} ${guardedAccounts.includes(kind as AccountKind) ? '' : owner}`;
    const sums = this.sums.get(key) ?? { debits: 0, credits: 0 };
    this.sums.set(key, sums);
    return sums;
  }

  private close([day = '', count = '', hash = '']: JournalRow): string | undefined {
    if (!this.digest) {
      this.day = day;
      return `none of its ${count} transfers is there`;
    }
    const own = this.digest.digest();
    this.digest = undefined;
    if (day !== this.day || Number(count) !== this.ofDay || hash !== own)
      return `of ${this.ofDay} transfers the hash is ${own}, not ${hash} of ${count}`;
    this.hash = hash;
    this.days += 1;
    this.transfers += this.ofDay;
    this.unclosed = new Map(this.sums);
    return undefined;
  }

  private compare([kind = '', owner = '', debits, credits]: JournalRow): string | undefined {
    const key = `${kind} ${owner}`;
    const own = this.unclosed?.get(key) ?? { debits: 0, credits: 0 };
    this.unclosed?.delete(key);
    if (own.debits === Number(debits) && own.credits === Number(credits)) return undefined;
    return `${key.trim()}: opening and movements are ${own.debits} and ${own.credits}, the closing ${debits} and ${credits}`;
  }
}

const missing = (unclosed: ReadonlyMap<string, Sums>): string =>
  `no closing of ${[...unclosed.keys()].map((key) => key.trim()).join(', ')}`;
