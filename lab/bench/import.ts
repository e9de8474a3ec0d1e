/**
 * How long importing a sheet of ten thousand rows takes, and how much additional memory: `node lab/bench/import.ts
 * [rows]`. Imports it, exports everything, and validates the export as an import: it must contain no change.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { jobHandlers } from '#server/jobs.ts';
import { drainJobs } from '#server/platform/queue/jobs.ts';
import { type Cell, type Rows, writeXlsx } from '#server/platform/spreadsheets/xlsx-write.ts';
import { gather, rose, send, sheet } from '../../tests/support/shop/spreadsheets.ts';
import { addCategory } from '../../tests/support/shop/factories.ts';
import { openOwnDatabases } from './own-database.ts';
import { openShop } from './serve-shop.ts';
import { signInStaff } from './sign-in-staff.ts';

const rows = Number(process.argv[2] ?? 10_000);
const folder = await mkdtemp(join(tmpdir(), 'sowgat-import-'));
const databases = await openOwnDatabases(folder);
const { ctx, pool, waiting, close } = await openShop(await databases.open('sowgat_import'));
const app = await createApp(ctx, { waiting });
await app.listen({ host: '127.0.0.1', port: 0 });
try {
  const office = await signInStaff(ctx, `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  await addCategory({ ctx }, { title: { tm: 'Güller', ru: 'Цветы' } });
  const first = await gather(writeXlsx('Harytlar', products()));
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const run = await take(first, true);
  clearInterval(watch);
  const asked = await office('POST /api/office/exports/', { body: { kind: 'products', format: 'xlsx' } });
  const exported = Buffer.from(await (await office.raw(asked.data.url)).arrayBuffer());
  const again = await take(exported, false);
  process.stdout.write(
    `${rows} rows: ${run.seconds} s, ${Math.round((most - before) / 1e6)} MB more than before\n`,
  );
  process.stdout.write(
    `${JSON.stringify(run.summary)}\nits export, tried dry: ${again.seconds} s, ${JSON.stringify(again.summary)}\n`,
  );

  async function take(file: Buffer, isApplied: boolean) {
    const begun = performance.now();
    const { data } = await office('POST /api/office/imports/', { body: { name: 'bench.xlsx' } });
    const params = { id: data.id };
    await send(office, data.id, 'sheet', file);
    await office('POST /api/office/imports/:id/check/', { params });
    await drainJobs(ctx, jobHandlers, pool);
    if (isApplied) {
      await office('POST /api/office/imports/:id/apply/', { params });
      await drainJobs(ctx, jobHandlers, pool);
    }
    const { data: now } = await office('GET /api/office/imports/:id/', { params });
    return { seconds: Math.round((performance.now() - begun) / 100) / 10, summary: now.summary };
  }
} finally {
  await app.close();
  await close();
  await databases.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Two options per product, with descriptions of realistic length. */
function* products(): Rows & Generator<Cell[]> {
  yield* sheet(
    Array.from({ length: rows }, (_, at) =>
      rose({
        product: `P${at >> 1}`,
        sku: `S-${at}`,
        title_tm: `Haryt ${at >> 1}`,
        description_tm: 'a'.repeat(200),
      }),
    ),
  );
}
