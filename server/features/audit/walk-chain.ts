import { createHash, type Hash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Anchor } from './audit-anchor.ts';
import { readChain } from './audit.repo.ts';
import { hashOf, keyedLink, textOf } from './chain-hash.ts';

/** The state of checking the audit up to a row. */
export type Walk = {
  rows: number;
  lastId: number;
  newest: string;
  isKeyed: boolean;
  /** The first row that was tampered with, unless a later seal covers it. */
  brokenAt: number | undefined;
  /** Rows since then that are whole but have no key: those of a former release, or of somebody without the key. */
  unkeyed: number;
  /** Whether anything else is wrong since then. */
  isAltered: boolean;
  /** Hash over the content of every row; a seal contains it. */
  content: Hash;
  /** Anchors that do not match their row. */
  missed: Anchor[];
};

/** The state before the first row; the walk then takes row after row. */
export function startWalk(): Walk {
  return {
    rows: 0,
    lastId: 0,
    newest: '',
    isKeyed: false,
    brokenAt: undefined,
    unkeyed: 0,
    isAltered: false,
    content: createHash('sha256'),
    missed: [],
  };
}

export type Seal = { rows: number; lastId: number; head: string; unverified: number | null };

/** The content of a seal written now. */
export function sealOf({ rows, lastId, content, brokenAt }: Walk): Seal {
  return { rows, lastId, head: content.copy().digest('hex'), unverified: brokenAt ?? null };
}

/** Continues the check up to the newest row. */
export async function walkChain(
  db: Db | Trx,
  secrets: Secrets,
  walk: Walk,
  anchors: readonly Anchor[] = [],
): Promise<void> {
  const size = 1000;
  for (;;) {
    const piece = await readChain(db, walk.lastId, size);
    for (const row of piece) {
      takeRow(walk, row, secrets);
      walk.missed.push(...anchors.filter(({ rows, hash }) => rows === walk.rows && hash !== row.hash));
    }
    if (piece.length < size) return;
  }
}

type ChainRow = Awaited<ReturnType<typeof readChain>>[number];

function takeRow(walk: Walk, row: ChainRow, secrets: Secrets): void {
  const isKeyed = row.link === keyedLink;
  const isWhole = row.previous_hash === walk.newest && row.hash === hashOf(row, secrets);
  // Without the key anybody could append unkeyed rows after the last keyed one.
  const holds = isWhole && (isKeyed || !walk.isKeyed);
  if (!holds) {
    walk.brokenAt ??= row.id;
    walk.unkeyed += isWhole ? 1 : 0;
    walk.isAltered ||= !isWhole;
  } else if (isKeyed && row.action === 'seal' && covers(row.after, walk))
    Object.assign(walk, { brokenAt: undefined, unkeyed: 0, isAltered: false });
  walk.isKeyed ||= isKeyed;
  walk.rows++;
  walk.lastId = row.id;
  walk.newest = row.hash;
  walk.content.update(JSON.stringify([row.id, row.link, row.hash, textOf(row)]));
}

function covers(after: string | null, walk: Walk): boolean {
  const { rows, head } = JSON.parse(after ?? '{}') as Partial<Seal>;
  const now = sealOf(walk);
  return rows === now.rows && head === now.head;
}

type ChainState = {
  anchor: Anchor;
  /** The first row that was altered, added or deleted; undefined when the chain is intact. */
  brokenAt: number | undefined;
  /** Rows without a key after keyed ones, where nothing else is wrong; else 0. */
  unkeyed: number;
  /** The given anchors that the audit no longer matches. */
  missed: Anchor[];
};

/** Checks the whole audit. @param anchors recorded at earlier times */
export async function checkChain(
  ctx: Pick<Context, 'db' | 'secrets'>,
  anchors: readonly Anchor[] = [],
): Promise<ChainState> {
  const walk = startWalk();
  await walkChain(ctx.db, ctx.secrets, walk, anchors);
  const beyond = anchors.filter(({ rows }) => rows > walk.rows);
  return {
    anchor: { rows: walk.rows, hash: walk.newest },
    brokenAt: walk.brokenAt,
    unkeyed: walk.isAltered ? 0 : walk.unkeyed,
    missed: [...walk.missed, ...beyond],
  };
}
