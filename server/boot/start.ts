import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import type { Database } from '#server/adapters/database/port.ts';
import { requireServing } from '#server/adapters/database/serving-address.ts';
import { StartError } from '#server/adapters/database/port.ts';
import { createApp, createOpsServer } from '#server/app.ts';
import { createBankSimulator } from '#server/bank-simulator/simulator.ts';
import { readBuildInfo } from './build-info.ts';
import type { Config } from '#server/config/read-config.ts';
import { describeSettings } from '#server/config/describe-settings.ts';
import type { SmsInbox } from '#server/adapters/sms/inbox.ts';
import { machine, openContext, openDatabase, type ContextHandle } from './open-context.ts';
import type { Context } from '#server/context.ts';
import { makeDataFolder } from './data-folder.ts';
import { addDemoEndpoints } from './demo.ts';
import { wordsOf } from '#server/error-texts.ts';
import { banksOf } from './demo-merchants.ts';
import { jobHandlers, scheduledTasks } from '#server/jobs.ts';
import { addOfficePages } from '#server/ssr/office-pages.ts';
import { addPages } from '#server/ssr/pages.ts';
import { bringSchema } from '#server/platform/db/bring-schema.ts';
import { claimKey } from '#server/platform/db/key-mark.ts';
import { closePool, openPool } from '#server/platform/db/db.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { openMetricsEndpoint } from '#server/platform/http/metrics-endpoint.ts';
import { startScheduledTasks } from '#server/platform/queue/scheduled-tasks.ts';
import { findSecretKey, readDemoKey } from './secret-key.ts';
import { fillDemonstration } from './demo-orders.ts';
import { noteAnchor } from '#server/features/audit/note-anchor.ts';
import { sealPlainChain } from '#server/features/audit/seal-chain.ts';
import { listenToDeliveryReports } from '#server/features/notifications/note-delivery-report.ts';
import { openFirstAccount } from '#server/features/staff/manage-staff.ts';
import { warmUp } from './warm-up.ts';

export type RunningShop = {
  url: string;
  simulatorUrl: string | undefined;
  /** Link to the back office for creating the first account; undefined once there is one. */
  officeLink: string | undefined;
  ctx: Context;
  /** The messages of a demonstration. */
  inbox: SmsInbox | undefined;
  stop(): Promise<void>;
};

/**
 * Starts the whole shop from settings: database, schema, demonstration goods, simulator, jobs, server. When a step
 * fails, the earlier ones are undone.
 */
export async function startShop(config: Config, tell: (step: string) => void): Promise<RunningShop> {
  await using opened = new AsyncDisposableStack();
  const log = createLog({ level: config.logLevel });
  log.info(
    { ...readBuildInfo(), node: process.version, settings: describeSettings(config) },
    'the shop starts',
  );
  await makeDataFolder(config);
  await refuseTakenPort(config);
  await refuseDemoKey(config);
  const simulatorUrl = await startSimulator(config, opened);
  const secretKey = config.secretKey ?? (await findSecretKey(config.dataDir));
  tell('database');
  const database = await openDatabase(config);
  opened.defer(() => database.stop());
  if (config.databaseUrl !== undefined) await requireServing(database);
  await prepareDatabase(database, secretKey, log);
  const { ctx, pool, waiting, inbox, watchDatabase, isDatabaseSilent, close } = await openContext(
    { ...config, banks: banksOf(config, simulatorUrl), secretKey },
    database,
    { log },
  );
  opened.defer(() => closeContext(ctx, close));
  listenToDeliveryReports(ctx);
  await sealPlainChain(ctx);
  if (config.mode === 'demo') {
    tell('goods');
    await fillDemonstration(ctx);
  }

  let leaving = false;
  const around = {
    waiting,
    isLeaving: () => leaving,
    isDatabaseSilent,
    sheds: true,
  };
  const app = config.role === 'jobs' ? await createOpsServer(ctx, around) : await createApp(ctx, around);
  if (config.role !== 'jobs') {
    if (inbox) addDemoEndpoints(app, inbox);
    await addPages(app, ctx);
    await addOfficePages(app, ctx);
  }
  watchDatabase();
  // A web node among several reports ready only after the warm-up; a single node starts listening at once.
  if (config.role === 'web') await warmUp(app, ctx.log);
  if (config.role !== 'web') {
    const queue = openQueuePool(database, pool, log, opened);
    const runner = await startJobs(ctx, jobHandlers, { pool: queue, log: ctx.log });
    opened.defer(() => runner.stop());
    const tasks = startScheduledTasks(ctx, scheduledTasks, ctx.log);
    opened.defer(() => tasks.stop());
  }
  await listen(app, config);
  opened.defer(() => app.close());
  await openFigures(app, config, opened);
  opened.defer(async () => {
    leaving = true;
    // The load balancer sees "not ready" and removes the node before it stops answering.
    await pause(config.drainSeconds * 1000);
  });
  const officeLink = config.role === 'jobs' ? undefined : (await openFirstAccount(ctx))?.url;
  const rest = opened.move();
  return { url: config.publicUrl, simulatorUrl, officeLink, ctx, inbox, stop: () => rest.disposeAsync() };
}

/** @throws StartError for a schema or a key that is not this program's */
async function prepareDatabase(database: Database, secretKey: string, log: Log): Promise<void> {
  await bringSchema(database, { onWait: (sentence) => log.warn(sentence) });
  await claimKey(database.directUrl, createSecrets(secretKey));
}

/** The newest anchor is noted last, when no more rows come. */
async function closeContext(ctx: Context, close: () => Promise<void>): Promise<void> {
  await noteAnchor(ctx).catch(() => undefined);
  await close();
}

async function openFigures(
  app: FastifyInstance,
  config: Config,
  opened: AsyncDisposableStack,
): Promise<void> {
  const { metricsHost: host, metricsPort: port } = config;
  if (port === undefined) return;
  const endpoint = await openMetricsEndpoint(app, { host, port, words: wordsOf }).catch((error) =>
    Promise.reject(portRefused(error, config, port)),
  );
  opened.defer(() => endpoint.close());
}

/** Demonstration only: the simulator replaces every bank without settings, on its own origin (port + 1). */
async function startSimulator(config: Config, opened: AsyncDisposableStack): Promise<string | undefined> {
  if (config.mode !== 'demo' || config.banks.length === bankCodes.length) return undefined;
  const simulator = createBankSimulator({
    now: machine.now,
    newId: machine.newUuid,
    ledgerFile: join(config.dataDir, 'bank-ledger.jsonl'),
  });
  const origin = await simulator
    .listen(config.port + 1, config.host)
    .catch((error) => Promise.reject(portRefused(error, config, config.port + 1)));
  opened.defer(() => simulator.close());
  return origin;
}

/** Checked first of all: otherwise the error would be about the simulator's port, which is opened earlier. */
async function refuseTakenPort({ host, port, ...config }: Config): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    throw portRefused(error as NodeJS.ErrnoException, { ...config, host, port }, port);
  }
}

/** Production must not use the key that a demonstration generated in this folder. */
async function refuseDemoKey({ mode, secretKey, dataDir }: Config): Promise<void> {
  if (mode === 'production' && secretKey === (await readDemoKey(dataDir)))
    throw new StartError('SECRET_KEY is the one of the demonstration; production needs one of its own.');
}

/**
 * Pool of the job queue. LISTEN and session locks do not work through a pooler in transaction mode, so it connects
 * directly.
 */
function openQueuePool(
  { url, directUrl }: Database,
  serving: ContextHandle['pool'],
  log: Log,
  opened: AsyncDisposableStack,
): ContextHandle['pool'] {
  if (url === directUrl) return serving;
  // Four jobs, the listener and one to spare.
  const pool = openPool(
    directUrl,
    ({ message }) => log.warn({ reason: message }, 'a database connection of the queue was lost'),
    { max: 6 },
  );
  opened.defer(() => closePool(pool));
  return pool;
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app
    .listen({ host: config.host, port: config.port })
    .catch((error) => Promise.reject(portRefused(error, config, config.port)));
}

function portRefused(error: NodeJS.ErrnoException, config: Config, port: number): Error {
  const simulators = port === config.port ? '' : ', which the bank simulator beside the shop needs,';
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartError(
      `${port === config.metricsPort ? 'METRICS_HOST' : 'HOST'} names no address of this machine (${error.message}).`,
    );
  if (error.code === 'EADDRINUSE' && port === config.metricsPort)
    return new StartError(
      `Port ${port} of METRICS_PORT is taken by another program. Stop it, or give this node another.`,
    );
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port}${simulators} is taken by another program. Stop it, or choose another: PORT=${config.port + 10} npm start`,
    );
  if (error.code === 'EACCES')
    return new StartError(
      `Port ${port} may not be used by this account. Choose one above 1024: PORT=8080 npm start`,
    );
  return error;
}
