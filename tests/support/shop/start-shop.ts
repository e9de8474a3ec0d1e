import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBankSimulator, type BankSimulator } from '#server/bank-simulator/simulator.ts';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/read-config.ts';
import { openContext, type Overrides } from '#server/boot/open-context.ts';
import type { Context } from '#server/context.ts';
import { addOfficePages } from '#server/ssr/office-pages.ts';
import { addPages } from '#server/ssr/pages.ts';
import { loadSeed } from '#server/seed/load-seed.ts';
import { type Api, createApi } from './api.ts';
import { type BackgroundWork, backgroundWork } from './background-work.ts';
import { createFilledDatabase, createTestDatabase } from './database.ts';
import { listenLazily } from './listen-lazily.ts';
import { withSeedPictures } from './seed-pictures.ts';
import { findFreePort } from '../run/free-port.ts';
import { timed } from '../run/time-of-starts.ts';

export type TestShop = AsyncDisposable &
  BackgroundWork & {
    ctx: Context;
    origin: string;
    /** For starting a second node of the same shop. */
    databaseUrl: string;
    /** A client without a session; `signIn` of people.ts creates one with a session. */
    api: Api;
    simulator: BankSimulator;
    bankOrigin: string;
    /** Every SMS sent, newest first. */
    sms: (to?: string) => readonly { to: string; text: string }[];
    /** Advances the clocks of shop and bank, without waiting. */
    advance(seconds: number): void;
    /** Runs all due jobs and every scheduled task once. */
    settle(): Promise<void>;
  };

export type TestShopOptions = {
  /** Loads the demonstration catalogue; without it the shop is empty, for factories.ts. */
  seed?: boolean;
  /** Also serves the built storefront and office, at the public URL given to banks; a folder names another build. */
  pages?: boolean | string;
  /** The clock runs from the opening time on, for browser tests, whose timers run too. */
  clockRuns?: boolean;
  env?: Record<string, string>;
  overrides?: Overrides;
  /** Refuses requests under overload, as a running shop does. */
  sheds?: boolean;
  /** Makes this another node of the same shop, with its database and clock. */
  databaseUrl?: string;
};

/** Friday, 20 November 2026, 11:00 in Aşgabat: a working day, before every cut-off. */
export const openingTime = Date.UTC(2026, 10, 20, 6, 0, 0);

/**
 * A whole shop on a database of its own: real PostgreSQL and HTTP, a simulated bank, recorded SMS, a clock that stands
 * still.
 */
export function startShop(options: TestShopOptions = {}): Promise<TestShop> {
  return timed(() => openShop(options));
}

async function openShop(options: TestShopOptions): Promise<TestShop> {
  await using opened = new AsyncDisposableStack();
  let at = openingTime;
  const begun = performance.now();
  const elapsed = () => (options.clockRuns ? performance.now() - begun : 0);
  const now = options.overrides?.now ?? (() => new Date(at + elapsed()));
  const dataDir = await mkdtemp(join(tmpdir(), 'sowgat-shop-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const simulator = createBankSimulator({ now, newId: () => crypto.randomUUID() });
  const bankOrigin = await simulator.listen(0, '127.0.0.1');
  opened.defer(() => simulator.close());

  const banks = Object.fromEntries(
    Object.entries(demoMerchants).flatMap(([code, { user, password, callbackKey }]) => [
      [`BANK_${code}_URL`, `${bankOrigin}/payment/rest`],
      [`BANK_${code}_USER`, user],
      [`BANK_${code}_PASSWORD`, password],
      [`BANK_${code}_CALLBACK_KEY`, callbackKey],
    ]),
  );
  // The public URL must be known before the server listens.
  const port = options.pages ? await findFreePort() : 0;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PUBLIC_URL: `http://127.0.0.1:${port || 8080}`,
    ...banks,
    ...options.env,
  });
  const keyed = { ...config, secretKey: config.secretKey ?? 'a-key-of-the-tests-with-more-than-32-bytes' };
  const databaseUrl = options.databaseUrl ?? opened.use(await copyDatabase(options, keyed)).url;
  const { ctx, pool, waiting, inbox, close } = await openContext(keyed, databaseUrl, {
    ...options.overrides,
    now,
  });
  opened.defer(close);
  if (options.seed && options.pages) ctx.storage = withSeedPictures(ctx.storage);
  async function createServedApp() {
    const app = await createApp(ctx, { checkReplies: true, waiting, sheds: options.sheds ?? false });
    if (options.pages) await addPages(app, ctx, options.pages === true ? undefined : options.pages);
    if (options.pages) await addOfficePages(app, ctx);
    return app;
  }
  const { origin } = opened.use(await listenLazily(port, createServedApp));

  const rest = opened.move();
  return {
    ctx,
    origin,
    databaseUrl,
    simulator,
    bankOrigin,
    api: createApi(origin),
    sms: (to) => inbox?.recent(to) ?? [],
    advance(seconds) {
      at += seconds * 1000;
    },
    ...backgroundWork(ctx, pool),
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

/** Demonstration products are loaded once per run; picture files only for tests with pages. */
async function copyDatabase({ seed }: TestShopOptions, config: Parameters<typeof openContext>[0]) {
  if (!seed) return createTestDatabase();
  return createFilledDatabase('sowgat_seeded', async (url) => {
    const { ctx, close } = await openContext(config, url, { now: () => new Date(openingTime) });
    await loadSeed(ctx).finally(close);
  });
}

let lastPhone = randomInt(1_000_000);

/** A phone number unique in this run: counted, because random ones would collide. */
export function freshPhone(): string {
  lastPhone = (lastPhone + 1) % 1_000_000;
  return `+99361${String(lastPhone).padStart(6, '0')}`;
}
