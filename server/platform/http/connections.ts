import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressBucket } from '#domain/otp.ts';
import { cutOff } from './broken-requests.ts';
import type { Words } from './errors.ts';

/**
 * Connections on which nobody waits for us: nothing asked yet, a body that does not end, or kept open after an answer.
 *
 * They are bounded for each address (IPv6: each /64), but good work is not, since thousands of phones share the address of a
 * mobile carrier. And what is too much is not the newcomer but what has stood still longest: whoever opens connections by the
 * hundred loses their own, and somebody else behind the same address, who asks and is answered, is never refused. Connections of
 * a trusted proxy belong to everybody, so only the bodies on them are counted, by the address that the proxy forwards.
 */
export type ConnectionLimits = {
  /** Idle connections of one address. */
  perAddress: number;
  /** All connections; beyond it whatever has stood still longest ends, of whatever address. */
  inAll: number;
  /** What has stood still for less is not idle yet: a page opens dozens at once and asks on them in a moment. */
  graceMs: number;
  /** The same for a connection that has been of use: who asks again on it at this moment would lose the request. */
  keptMs: number;
  /** How long a body of up to `smallBody` bytes may take; larger ones have the time that `patience` gives. */
  bodyMs: number;
  lookMs: number;
};
export const connectionLimits: ConnectionLimits = {
  perAddress: 64,
  inAll: 4_000,
  graceMs: 1_000,
  keptMs: 5_000,
  bodyMs: 5_000,
  lookMs: 500,
};
const smallBody = 64 * 1024;
/** What is still taken, and thrown away, of a body that was answered before it ended: cut off at once, many a client would miss the answer. */
const mostInVain = 10 * 1024 * 1024;

export type Connections = {
  guard(app: FastifyInstance, words: Words): void;
  open(): number;
  /** How many were ended because there were too many or because their body took too long. */
  ended(): number;
};

type Body = { request: IncomingMessage; begunAt: number; before: number };
type Kept = {
  /** undefined: of a proxy, which is not counted. */
  address: string | undefined;
  requests: number;
  seen: number;
  restsSince: number;
  body: Body | undefined;
};
type Idle = { socket: Socket; address: string | undefined; forMs: number; afterMs: number };

export function createConnections(
  trustedProxies: readonly string[],
  limits: ConnectionLimits = connectionLimits,
): Connections {
  const kept = new Map<Socket, Kept>();
  /** Who sends a body through a proxy. */
  const forwarded = new WeakMap<IncomingMessage, string>();
  const isProxy = readProxies(trustedProxies);
  let ended = 0;

  function take(socket: Socket): void {
    const address = socket.remoteAddress;
    kept.set(socket, {
      address: address === undefined || isProxy(address) ? undefined : addressBucket(address),
      requests: 0,
      seen: 0,
      restsSince: performance.now(),
      body: undefined,
    });
    socket.once('close', () => kept.delete(socket));
  }

  function note(request: IncomingMessage): void {
    const entry = kept.get(request.socket);
    if (!entry) return;
    entry.requests += 1;
    if (bringsBody(request))
      entry.body = {
        request,
        begunAt: performance.now(),
        before: request.socket.bytesRead,
      };
  }

  function look(words: Words): void {
    const now = performance.now();
    const idle: Idle[] = [];
    const end = (socket: Socket) => {
      ended += 1;
      // Where nothing was asked an answer would be taken for that of the next question.
      if (kept.get(socket)?.body) cutOff(socket, 'request.too-slow', words);
      else socket.destroy();
      kept.delete(socket);
    };
    for (const [socket, entry] of kept) {
      const { body } = entry;
      if (body?.request.complete) entry.body = undefined;
      if (entry.body && isOver(socket, entry.body, now, limits.bodyMs)) end(socket);
      else if (entry.body) {
        const { begunAt, request } = entry.body;
        const address = entry.address ?? forwarded.get(request);
        idle.push({ socket, address, forMs: now - begunAt, afterMs: limits.graceMs });
      } else if (answerOn(socket) || entry.seen !== entry.requests) {
        entry.seen = entry.requests;
        entry.restsSince = now;
      } else {
        const afterMs = entry.requests === 0 ? limits.graceMs : limits.keptMs;
        idle.push({ socket, address: entry.address, forMs: now - entry.restsSince, afterMs });
      }
    }
    for (const socket of findTooMany(idle, kept.size, limits)) end(socket);
  }

  return {
    guard(app, words) {
      const { server } = app;
      // More than these are not even taken: there is no memory for what they might say.
      server.maxConnections = Math.ceil(limits.inAll * 1.25);
      server.on('connection', take);
      server.prependListener('request', note);
      let lookedAt = performance.now();
      const looking = setInterval(() => {
        const late = performance.now() - lookedAt - limits.lookMs;
        lookedAt = performance.now();
        // After a pause of our own the bodies that arrived meanwhile are still to be read.
        if (late < limits.lookMs) look(words);
      }, limits.lookMs).unref();
      // Browsers open connections ahead. A server that closes waits for them, since they are not "idle" in Node's sense.
      app.addHook('preClose', async () => {
        for (const [socket, { requests }] of kept) if (requests === 0) socket.destroy();
      });
      app.addHook('onClose', async () => clearInterval(looking));
      if (trustedProxies.length === 0) return;
      app.addHook('onRequest', (request, _reply, done) => {
        if (bringsBody(request.raw)) forwarded.set(request.raw, addressBucket(request.ip));
        done();
      });
    },
    open: () => kept.size,
    ended: () => ended,
  };
}

/** A request without either header has no body, whatever its method. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** The answer that a connection waits for; Node keeps it there. */
function answerOn(socket: Socket): ServerResponse | null | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage;
}

function isOver(socket: Socket, { request, begunAt, before }: Body, now: number, bodyMs: number): boolean {
  const read = socket.bytesRead - before;
  if (!answerOn(socket)) return read > mostInVain || now - begunAt > bodyMs;
  const declared = request.headers['content-length'];
  const isSmall = declared === undefined ? read <= smallBody : Number(declared) <= smallBody;
  return isSmall && now - begunAt > bodyMs;
}

/** Of each address what has stood still longest beyond its bound, and of all what is beyond theirs. */
function findTooMany(idle: Idle[], open: number, limits: ConnectionLimits): Set<Socket> {
  const tooMany = new Set<Socket>();
  const longestFirst = idle
    .filter(({ forMs, afterMs }) => forMs >= afterMs)
    .sort((a, b) => b.forMs - b.afterMs - (a.forMs - a.afterMs));
  const byAddress = Map.groupBy(longestFirst, ({ address }) => address);
  for (const [address, those] of byAddress)
    if (address !== undefined)
      for (const { socket } of those.slice(0, Math.max(0, those.length - limits.perAddress)))
        tooMany.add(socket);
  for (const { socket } of longestFirst) {
    if (open - tooMany.size <= limits.inAll) break;
    tooMany.add(socket);
  }
  return tooMany;
}

const named = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

function readProxies(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of trusted.flatMap((text) => named.get(text) ?? [text])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
