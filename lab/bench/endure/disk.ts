import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { openCluster } from '../cluster/shop.ts';
import { startSteady } from '../cluster/steady.ts';
import { type Row, tell } from '../cluster/table.ts';

const run = promisify(execFile);
const megabytes = 700;
const what = 'no space left for PostgreSQL';

/** The disk of the database fills up under load; then space is freed. */
export async function endureDisk(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-disk-'));
  const mounted = await run('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=755`,
    'none',
    folder,
  ]).then(
    () => true,
    () => false,
  );
  if (!mounted) {
    await rm(folder, { recursive: true, force: true });
    return [{ tried: what, found: 'not tried: only root may make a small disk', ok: undefined }];
  }
  process.on('exit', () => void run('umount', ['-l', folder]).catch(() => undefined));
  try {
    return [await fillUp(folder)];
  } finally {
    await run('umount', ['-l', folder]).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillUp(folder: string): Promise<Row> {
  await using shop = await openCluster({ web: 1, databaseFolder: folder }, tell);
  const [node] = shop.web;
  tell('the disk fills up');
  const filler = join(folder, 'filler');
  await takeAllBut(folder, filler, 2);
  const full = startSteady(shop, { perSecond: 40, orders: 0.5, repeats: 0 });
  for (let turn = 0; turn < 15; turn += 1) {
    await pause(1_000);
    await takeAllBut(folder, `${filler}-${turn}`, 0);
  }
  const writable = await readFigure(node?.origin ?? '', 'sowgat_database_writable');
  const during = await full.stop();
  tell('and is emptied');
  for (let turn = 0; turn < 15; turn += 1) await rm(`${filler}-${turn}`, { force: true });
  await rm(filler, { force: true });
  // A PostgreSQL that cannot write its WAL stops; a supervisor would start it again.
  await shop.primary.stop().catch(() => undefined);
  await shop.primary.startAgain();
  await pause(3_000);
  const after = startSteady(shop, { perSecond: 20, orders: 0.5, repeats: 2 });
  await pause(4_000);
  const well = await after.stop();
  const breaches = await findBreaches(shop.ctx.db);
  const kept = new Set(
    (await shop.primary.query<{ id: string }>('select id from shop_order')).map(({ id }) => id),
  );
  const lost = [...during.orders.values()].filter((id) => !kept.has(id)).length;
  const broken = [...during.failures.keys()].filter((one) => !/ (503|0) /.test(one));
  return {
    tried: what,
    found: `${during.orders.size} orders were taken and ${during.failed} calls refused${broken.length ? `, also with ${broken[0]}` : ' with 503'}; ${lost} orders lost, ${breaches.length} broken promises; the figure that the alarm asks for said ${writable}; afterwards ${well.orders.size} orders, ${well.failed} failed; ${node?.hasEnded() ? 'THE NODE ENDED' : 'the node lives'}`,
    ok:
      during.failed > 0 &&
      broken.length === 0 &&
      lost === 0 &&
      breaches.length === 0 &&
      well.failed === 0 &&
      writable === 0 &&
      !node?.hasEnded(),
  };
}

/** The value of a metric; NaN where it is missing. */
async function readFigure(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? NaN);
}

/** Fills the disk except for `spare` megabytes. */
async function takeAllBut(folder: string, file: string, spare: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const bytes = bavail * bsize - spare * 1024 * 1024;
  if (bytes <= 0) return;
  const handle = await open(file, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (let left = bytes; left > 0; left -= block.length)
      await handle.write(block.subarray(0, Math.min(left, block.length)));
  } catch {
    // Another process has used the rest: the disk is full.
  } finally {
    await handle.close().catch(() => undefined);
  }
}
