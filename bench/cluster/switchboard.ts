/**
 * What stands in front, as a process of its own: a balancer that asks every node how it is and passes requests to those that
 * are ready, and a door that leads to whichever database is the primary. Real shops put HAProxy, nginx and Patroni here.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createDoor, type Socket } from 'node:net';

export type Switchboard = {
  origin: string;
  port: number;
  /** Ports of the doors to databases, in the order of `databases`. */
  doors: number[];
  /** A door leads to another database from now on; who is inside is shown out. */
  turn(door: number, socket: string): void;
  /** Whatever passes a door takes so much longer. */
  slow(door: number, ms: number): void;
  use(ports: readonly number[]): void;
  stop(): void;
};
type Order =
  | { databases: string[] }
  | { door: number; socket: string }
  | { door: number; ms: number }
  | { nodes: readonly number[] };

export async function startSwitchboard(databases: string[]): Promise<Switchboard> {
  const child = fork(import.meta.filename);
  const send = (order: Order) => void child.send(order);
  send({ databases });
  const [{ port, doors }] = (await once(child, 'message')) as [{ port: number; doors: number[] }];
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    doors,
    turn: (door, socket) => send({ door, socket }),
    slow: (door, ms) => send({ door, ms }),
    use: (nodes) => send({ nodes }),
    stop: () => child.disconnect(),
  };
}

const healthEveryMs = 200;
/** Sent to one node only; a second node may be asked where nothing was changed. */
const isHarmless = (method: string | undefined) => method === 'GET' || method === 'HEAD';

function createBalancer() {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let nodes: readonly number[] = [];
  const ready = new Set<number>();
  const misses = new Map<number, number>();
  let turn = 0;

  function look(port: number): void {
    const asking = ask({ port, path: '/health/ready', timeout: 2_000, agent: false }, (reply) => {
      reply.resume();
      misses.delete(port);
      if (reply.statusCode === 200 && nodes.includes(port)) ready.add(port);
      else ready.delete(port);
    });
    asking.on('timeout', () => asking.destroy());
    // A slow answer is no death: the third one in a row is.
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
    return able[turn % able.length];
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, tried?: number): void {
    const port = pick(tried);
    if (port === undefined) {
      outgoing.writeHead(503, { 'retry-after': '1', 'content-length': 0 }).end();
      return;
    }
    const { method, url, headers } = incoming;
    const passed = ask({ port, method, path: url, headers, agent }, (reply) => {
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

function createDatabaseDoor(first: string) {
  let place = first;
  let delayMs = 0;
  const inside = new Set<Socket>();
  const server = createDoor((guest) => {
    const host = connect(`${place}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [guest, host],
      [host, guest],
    ] as const) {
      one.setNoDelay();
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      one.on('data', (data) => {
        if (delayMs === 0) other.write(data);
        else setTimeout(() => other.write(data), delayMs);
      });
    }
    inside.add(guest);
    guest.on('close', () => inside.delete(guest));
  });
  return {
    server,
    slow(ms: number) {
      delayMs = ms;
    },
    turn(to: string) {
      place = to;
      for (const guest of inside) guest.destroy();
    },
  };
}

if (process.send) {
  const balancer = createBalancer();
  let doors: ReturnType<typeof createDatabaseDoor>[] = [];
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    if ('nodes' in order) balancer.use(order.nodes);
    else if ('socket' in order) doors[order.door]?.turn(order.socket);
    else if ('ms' in order) doors[order.door]?.slow(order.ms);
    else {
      doors = order.databases.map(createDatabaseDoor);
      void listenAll([balancer.server, ...doors.map(({ server }) => server)]).then(([port, ...rest]) =>
        process.send?.({ port, doors: rest }),
      );
    }
  });
}

async function listenAll(
  servers: readonly (ReturnType<typeof createServer> | ReturnType<typeof createDoor>)[],
) {
  return Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
}
