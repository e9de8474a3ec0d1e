import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { addFigures, type FigureSource } from './figures.ts';

/** Prometheus knows counters by their suffix. */
type CounterName = `sowgat_${string}_total`;

export type Metrics = {
  /** A gauge that is read at each scrape; NaN when reading it fails. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same for a counter: a number that only grows until the process ends. */
  watchTotal(name: CounterName, help: string, read: () => number): void;
  /** A counter for each value of the label. */
  watchTotals(name: CounterName, help: string, label: string, read: () => ReadonlyMap<string, number>): void;
  /** Counts a cached response that was sent without the routes. */
  countCacheHit(status: 200 | 304): void;
};

/**
 * Metrics of the process are registered once: a second registration would keep a closed server in memory through its
 * garbage collection observer.
 */
const processFigures = new Registry();
collectDefaultMetrics({ register: processFigures });

type MetricsText = { type: string; text: string };
const tellers = new WeakMap<FastifyInstance, () => Promise<MetricsText>>();

/** The text of `/metrics`, for the separate endpoint. */
export async function writeMetrics(app: FastifyInstance): Promise<MetricsText> {
  const tell = tellers.get(app);
  if (!tell) throw new Error('this server counts nothing');
  return tell();
}

/**
 * Registers time and outcome of every request by route, metrics of the process and those of `figures`.
 *
 * @param isOpen whether the server's own address serves `/metrics` to programs on this machine. In production it does
 * not: behind a tunnel, or a proxy that adds no header, every caller seems to be on this machine.
 */
export function addMetrics(
  app: FastifyInstance,
  figures: FigureSource,
  { build, isOpen }: { build: { version: string; commit: string }; isOpen: boolean },
): Metrics {
  const registry = new Registry();
  new Gauge({
    name: 'sowgat_build_info',
    help: 'always 1; version and commit of this node are its labels',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set(build, 1);
  const ask = addFigures(registry, figures);
  const countCacheHit = countRequests(app, registry);
  tellers.set(app, async () => {
    await ask();
    return {
      type: registry.contentType,
      text: await Registry.merge([processFigures, registry]).metrics(),
    };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOpen || !isFromThisMachine(request)) return reply.callNotFound();
    const { type, text } = await writeMetrics(app);
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
  return {
    countCacheHit,
    watchTotal(name, help, read) {
      const collect = () => {
        counter.reset();
        counter.inc(read());
      };
      const counter: Counter = new Counter({ name, help, registers: [registry], collect });
    },
    watchTotals(name, help, label, read) {
      const totals: Counter = new Counter({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect() {
          totals.reset();
          for (const [value, total] of read()) totals.labels(value).inc(total);
        },
      });
    },
    watch(name, help, read) {
      const collect = async () => {
        gauge.set(await (async () => read())().catch(() => Number.NaN));
      };
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect });
    },
  };
}

/** Counts what the routes answer. @returns what counts an answer that was sent without them */
function countRequests(app: FastifyInstance, registry: Registry): Metrics['countCacheHit'] {
  const seconds = new Histogram({
    name: 'sowgat_request_seconds',
    help: 'time to answer, by route and status class',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const short = new Counter({
    name: 'sowgat_orders_short_total',
    help: 'orders refused with 222: goods were short',
    registers: [registry],
  });
  // Child counters are looked up once per route and outcome, not at every answer.
  const counters = new Map<string, ReturnType<typeof seconds.labels>>();
  function counterOf(route: string, status: string) {
    const name = `${status} ${route}`;
    const known = counters.get(name) ?? seconds.labels({ route, status });
    counters.set(name, known);
    return known;
  }
  const cacheHits = { 200: counterOf('at hand', '2xx'), 304: counterOf('at hand', '3xx') };
  app.addHook('onResponse', (request, reply, done) => {
    // 222 is a refusal, whatever the first digit says.
    const status = reply.statusCode === 222 ? '222' : `${Math.floor(reply.statusCode / 100)}xx`;
    if (reply.statusCode === 222) short.inc();
    counterOf(request.routeOptions.url ?? 'none', status).observe(reply.elapsedTime / 1000);
    done();
  });
  return (status) => cacheHits[status].observe(0);
}

/** From loopback, and not forwarded by a proxy on this machine. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => request.headers[name] !== undefined,
  );
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
