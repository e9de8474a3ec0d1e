/**
 * A separate process for what stands in front of databases and nodes: a proxy endpoint that leads to the current
 * primary, in place of Patroni's, and a simple load balancer where neither HAProxy nor nginx is installed, which
 * follows deploy/haproxy.cfg.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { type BalancerName, openBalancer } from './balancer.ts';

export type Switchboard = {
  /** Name of the load balancer, for the report. */
  balancer: string;
  origin: string;
  port: number;
  /** Ports of the endpoints of databases, in the order of `databases`. */
  endpoints: number[];
  /** Switches the endpoint to another database; open connections are closed. */
  turn(endpoint: number, socket: string): void;
  /** Adds a delay in milliseconds to all traffic of the endpoint. */
  slow(endpoint: number, ms: number): void;
  /** Balances requests over these nodes from now on. */
  use(ports: readonly number[]): Promise<void>;
  stop(): void;
};
type Order =
  | { databases: string[] }
  | { endpoint: number; socket: string }
  | { endpoint: number; ms: number }
  | { nodes: readonly number[] };

/** @param folder for the settings of the started programs */
export async function startSwitchboard(
  databases: string[],
  folder: string,
  wanted?: BalancerName,
): Promise<Switchboard> {
  const balancer = await openBalancer(folder, wanted);
  const child = fork(import.meta.filename);
  const send = (order: Order) => void child.send(order);
  send({ databases });
  const [opened] = (await once(child, 'message')) as [{ port: number; endpoints: number[] }];
  const port = balancer?.port ?? opened.port;
  return {
    balancer: balancer?.name ?? 'a plain balancer of its own',
    origin: `http://127.0.0.1:${port}`,
    port,
    endpoints: opened.endpoints,
    turn: (endpoint, socket) => send({ endpoint, socket }),
    slow: (endpoint, ms) => send({ endpoint, ms }),
    use: async (nodes) => (balancer ? balancer.use(nodes) : send({ nodes })),
    stop() {
      balancer?.stop();
      child.disconnect();
    },
  };
}

const healthEveryMs = 200;
/** Slow start: after how many milliseconds a new node gets its full share. */
const slowStartMs = 5_000;
/** Reads may be retried on a second node; everything else is sent only once. */
const isHarmless = (method: string | undefined) => method === 'GET' || method === 'HEAD';

function createBalancer() {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let nodes: readonly number[] = [];
  /** When each node became ready, by port. */
  const ready = new Map<number, number>();
  const misses = new Map<number, number>();
  let turn = 0;

  function look(port: number): void {
    const asking = ask({ port, path: '/health/ready', timeout: 2_000, agent: false }, (reply) => {
      reply.resume();
      misses.delete(port);
      if (reply.statusCode !== 200 || !nodes.includes(port)) ready.delete(port);
      else if (!ready.has(port)) ready.set(port, performance.now());
    });
    asking.on('timeout', () => asking.destroy());
    // A node counts as down after three failed checks in a row, or when it refuses connections.
    asking.on('error', (error: NodeJS.ErrnoException) => {
      const missed = (misses.get(port) ?? 0) + 1;
      misses.set(port, missed);
      if (missed >= 3 || error.code === 'ECONNREFUSED') ready.delete(port);
    });
    asking.end();
  }
  setInterval(() => nodes.forEach(look), healthEveryMs).unref();

  function pick(except?: number): number | undefined {
    const able = nodes.filter((port) => ready.has(port) && port !== except);
    turn += 1;
    const next = able[turn % able.length];
    const age = performance.now() - (ready.get(next ?? 0) ?? 0);
    return age < slowStartMs && Math.random() > age / slowStartMs ? able[(turn + 1) % able.length] : next;
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, tried?: number): void {
    const port = pick(tried) ?? tried;
    if (port === undefined) {
      outgoing.writeHead(503, { 'retry-after': '1', 'content-length': 0 }).end();
      return;
    }
    const { method, url, headers } = incoming;
    const passed = ask({ port, method, path: url, headers, agent }, (reply) => {
      if (reply.statusCode === 503 && tried === undefined && isHarmless(method)) {
        reply.resume();
        return pass(incoming, outgoing, port);
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    passed.on('error', () => {
      if (outgoing.headersSent) return void outgoing.destroy();
      if (tried === undefined && isHarmless(method)) return pass(incoming, outgoing, port);
      outgoing.writeHead(503, { 'retry-after': '1', 'content-length': 0 }).end();
    });
    incoming.pipe(passed);
  }

  return {
    server: createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => pass(incoming, outgoing)),
    use(ports: readonly number[]) {
      nodes = ports;
      ready.clear();
      nodes.forEach(look);
    },
  };
}

function createDatabaseEndpoint(first: string) {
  let place = first;
  let delayMs = 0;
  const inside = new Set<Socket>();
  const server = createTcpServer((client) => {
    const host = connect(`${place}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [client, host],
      [host, client],
    ] as const) {
      one.setNoDelay();
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      // Delayed data keep their order, also when the delay ends: the stream must not be reordered.
      const waiting: Buffer[] = [];
      one.on('data', (data) => {
        if (delayMs === 0 && waiting.length === 0) return void other.write(data);
        waiting.push(data);
        setTimeout(() => other.write(waiting.shift() ?? ''), delayMs);
      });
    }
    inside.add(client);
    client.on('close', () => inside.delete(client));
  });
  return {
    server,
    slow(ms: number) {
      delayMs = ms;
    },
    turn(to: string) {
      place = to;
      for (const client of inside) client.destroy();
    },
  };
}

if (process.send) {
  const balancer = createBalancer();
  let endpoints: ReturnType<typeof createDatabaseEndpoint>[] = [];
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    if ('nodes' in order) balancer.use(order.nodes);
    else if ('socket' in order) endpoints[order.endpoint]?.turn(order.socket);
    else if ('ms' in order) endpoints[order.endpoint]?.slow(order.ms);
    else {
      endpoints = order.databases.map(createDatabaseEndpoint);
      void listenAll([balancer.server, ...endpoints.map(({ server }) => server)]).then(([port, ...rest]) =>
        process.send?.({ port, endpoints: rest }),
      );
    }
  });
}

async function listenAll(
  servers: readonly (ReturnType<typeof createServer> | ReturnType<typeof createTcpServer>)[],
) {
  return Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
}
