/** The servers that the benchmark compares, each as a child process that ends with its parent. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { ResponseCache } from '#server/platform/cache/response-cache.ts';

/** `wave`: statements of one wave ran concurrently; the next wave waited for them. */
export type Statement = { text: string; values: unknown[]; wave: number };
/** Head and body of an answer, as seen on the wire. */
export type WireAnswer = { headers: [string, string][]; body: string };
/** The role of a child process. */
export type Play =
  | { role: 'bare'; seen: WireAnswer }
  | { role: 'plain'; databaseUrl: string; statements: Statement[]; seen: WireAnswer }
  | { role: 'shop'; databaseUrl: string; keepsAnswers: boolean };
export type Child = {
  port: number;
  /** CPU time so far, in microseconds. */
  spent(): Promise<number>;
  /** The statements of the last request. */
  statements(): Promise<Statement[]>;
  stop(): void;
};

export async function startServer(play: Play): Promise<Child> {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  const ask = async <T>(question: unknown): Promise<T> => {
    child.send(question as object);
    const [answer] = (await once(child, 'message')) as [T];
    return answer;
  };
  const port = await ask<number>(play);
  return {
    port,
    spent: () => ask<number>('spent'),
    statements: () => ask<Statement[]>('statements'),
    stop: () => child.disconnect(),
  };
}

const bare: (seen: WireAnswer) => RequestListener = ({ headers, body }) => {
  const bytes = Buffer.from(body, 'latin1');
  return (_request, response) => {
    response.writeHead(200, headers.flat());
    response.end(bytes);
  };
};

/**
 * Runs the same statements, authentication included, in the same waves, prepared, over as many connections, and writes
 * their rows as JSON, as a server must. The answer has the shop's own head and bytes, so that both sides send the same
 * amount.
 */
const plain = (databaseUrl: string, statements: readonly Statement[], seen: WireAnswer): RequestListener => {
  const answer = Buffer.from(seen.body, 'latin1');
  const head = seen.headers.flat();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });
  // It is stopped before its database, but its connections may be slower.
  pool.on('error', () => undefined);
  const waves = [...Map.groupBy(statements, ({ wave }) => wave).values()].map((wave, number) =>
    wave.map(({ text, values }, index) => ({ name: `plain-${number}-${index}`, text, values })),
  );
  async function ask(response: ServerResponse): Promise<void> {
    const rows: unknown[] = [];
    for (const wave of waves)
      rows.push(...(await Promise.all(wave.map((one) => pool.query(one)))).map((result) => result.rows));
    if (JSON.stringify(rows).length < 2) throw new Error('no rows');
    response.writeHead(200, head);
    response.end(answer);
  }
  return (_request, response) => void ask(response);
};

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function openShop(databaseUrl: string, keepsAnswers: boolean, asked: Statement[]): Promise<number> {
  const { createApp } = await import('#server/app.ts');
  const { readConfig } = await import('#server/config/read-config.ts');
  const { openContext } = await import('#server/boot/open-context.ts');
  const config = readConfig({ DATA_DIR: '/tmp/sowgat-bench', LOG_LEVEL: 'error' });
  const { ctx, waiting } = await openContext({ ...config, secretKey: 'x'.repeat(40) }, databaseUrl);
  if (!keepsAnswers) forgetAnswers(ctx.cache);
  noteStatements(asked);
  const app = await createApp(ctx, { waiting });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Disables the response cache, so that every request does its work. */
function forgetAnswers(cache: ResponseCache): void {
  const { get } = cache;
  let turn = 0;
  cache.get = (key, make) => get(`${key} ${(turn += 1)}`, make);
  setInterval(() => cache.invalidate(), 200).unref();
}

let noting = false;
let underWay = 0;
let wave = 0;

/** Records the statements of all connections. */
function noteStatements(asked: Statement[]): void {
  const { prototype } = pg.Client;
  const ask = prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  prototype.query = function (this: pg.Client, first: unknown, values?: unknown, ...rest: unknown[]) {
    if (!noting) return ask.call(this, first, values, ...rest);
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    const given = typeof first === 'string' ? values : ((first as { values?: unknown }).values ?? values);
    if (underWay === 0) wave += 1;
    underWay += 1;
    asked.push({ text, values: Array.isArray(given) ? given : [], wave });
    return (ask.call(this, first, values, ...rest) as Promise<unknown>).finally(() => (underWay -= 1));
  } as typeof prototype.query;
}

if (process.send) {
  const asked: Statement[] = [];
  // The child ends with its parent, however that ends.
  process.on('disconnect', () => process.exit());
  process.on('message', (question: Play | 'spent' | 'statements') => void reply(question, asked));
}

async function reply(question: Play | 'spent' | 'statements', asked: Statement[]): Promise<void> {
  process.send?.(await answerTo(question, asked));
}

async function answerTo(question: Play | 'spent' | 'statements', asked: Statement[]): Promise<unknown> {
  if (question === 'spent') {
    const { user, system } = process.cpuUsage();
    return user + system;
  }
  if (question === 'statements') {
    noting = !noting;
    return asked.splice(0);
  }
  if (question.role === 'bare') return listen(bare(question.seen));
  if (question.role === 'plain')
    return listen(plain(question.databaseUrl, question.statements, question.seen));
  return openShop(question.databaseUrl, question.keepsAnswers, asked);
}
