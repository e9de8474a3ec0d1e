import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressBucket } from '#domain/otp.ts';
import { readProxies } from '#server/platform/overload/client-address.ts';
import { cutOff } from './broken-requests.ts';
import type { Words } from './errors.ts';

/**
 * Limits on connections that wait for the client: nothing sent yet, a body that does not end, or kept alive after an
 * answer.
 *
 * Idle ones are limited per address (IPv6: per /64), busy ones are not, since thousands of phones share the address of
 * a mobile carrier. The longest idle are closed, not the newest: a client that opens hundreds loses its own, and
 * another client behind the same address that sends requests is never refused. Connections of a trusted proxy carry
 * many clients, so only the bodies on them are counted, by the address that the proxy forwards.
 */
export type ConnectionLimits = {
  /** Most idle connections of one address. */
  perAddress: number;
  /** Most connections in all; beyond it the longest idle are closed, of whatever address. */
  inAll: number;
  /** A new connection counts as idle after this long: a page opens dozens at once and uses them in a moment. */
  graceMs: number;
  /** The same for a kept-alive connection: a request that is just being sent on it would be lost. */
  keptMs: number;
  /** Time-out of a body of up to `smallBody` bytes; larger ones have the time that `timeouts` gives. */
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
/**
 * How much of a body is still read and discarded after the request was answered: when cut off at once, many a client
 * would miss the answer.
 */
const maxDiscardedBytes = 10 * 1024 * 1024;

/** A pause after each 64 KB. */
const discardAtOnce = 64 * 1024;
const discardEveryMs = 5;

export type Connections = {
  guard(app: FastifyInstance, words: Words): void;
  open(): number;
  /** Connections closed so far for being idle beyond a limit or for a body that took too long. */
  ended(): number;
};

type Body = { request: IncomingMessage; begunAt: number; before: number };
type ConnectionState = {
  /** undefined for a proxy, whose connections are not counted. */
  address: string | undefined;
  requests: number;
  seen: number;
  restsSince: number;
  body: Body | undefined;
};
type Idle = { socket: Socket; address: string | undefined; forMs: number; afterMs: number };

/** @param trustedProxies addresses, networks, or the names that Fastify knows, such as `loopback` */
export function createConnections(
  trustedProxies: readonly string[],
  limits: ConnectionLimits = connectionLimits,
): Connections {
  const kept = new Map<Socket, ConnectionState>();
  /** Client address of a request with a body that came through a proxy. */
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
    const end = (socket: Socket) => {
      ended += 1;
      // On a connection without a request, a client would take an answer for that to its next one.
      if (kept.get(socket)?.body) cutOff(socket, 'request.too-slow', words);
      else socket.destroy();
      kept.delete(socket);
    };
    const idle = findIdle(kept, { limits, end, forwardedFor: (request) => forwarded.get(request) });
    for (const socket of findTooMany(idle, kept.size, limits)) end(socket);
  }

  return {
    guard(app, words) {
      const { server } = app;
      // Beyond this, connections are not accepted at all, which bounds memory.
      server.maxConnections = Math.ceil(limits.inAll * 1.25);
      server.on('connection', take);
      server.prependListener('request', note);
      const looking = lookEvery(limits.lookMs, () => look(words));
      // Node does not count these as idle, so `close` would wait for them.
      app.addHook('preClose', async () => {
        for (const [socket, entry] of kept) if (hasNoWork(socket, entry)) socket.destroy();
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

/** After a stall of this process, bodies that arrived meanwhile are still unread: that round is skipped. */
function lookEvery(lookMs: number, look: () => void): NodeJS.Timeout {
  let lookedAt = performance.now();
  return setInterval(() => {
    const late = performance.now() - lookedAt - lookMs;
    lookedAt = performance.now();
    if (late < lookMs) look();
  }, lookMs).unref();
}

type LookOptions = {
  limits: ConnectionLimits;
  forwardedFor: (request: IncomingMessage) => string | undefined;
  end: (socket: Socket) => void;
};

/** Connections that wait for their client; those whose body takes too long are ended. */
function findIdle(
  kept: ReadonlyMap<Socket, ConnectionState>,
  { limits, forwardedFor, end }: LookOptions,
): Idle[] {
  const now = performance.now();
  const idle: Idle[] = [];
  for (const [socket, entry] of kept) {
    const { body } = entry;
    if (body?.request.complete) entry.body = undefined;
    if (entry.body && isOver(socket, entry.body, now, limits.bodyMs)) end(socket);
    else if (entry.body) {
      const { begunAt, request } = entry.body;
      const address = entry.address ?? forwardedFor(request);
      idle.push({ socket, address, forMs: now - begunAt, afterMs: limits.graceMs });
    } else if (answerOn(socket) || entry.seen !== entry.requests) {
      entry.seen = entry.requests;
      entry.restsSince = now;
    } else {
      const afterMs = entry.requests === 0 ? limits.graceMs : limits.keptMs;
      idle.push({ socket, address: entry.address, forMs: now - entry.restsSince, afterMs });
    }
  }
  return idle;
}

/** Whether a request has a body: without either header it has none, whatever its method. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** A connection that a browser opened in advance, or one on which only the body of a refused request is still read. */
const hasNoWork = (socket: Socket, { requests, body }: ConnectionState) =>
  requests === 0 || (body !== undefined && !answerOn(socket));

/**
 * Reads the rest of a body whose request was answered without it, at some 12 MB a second: read as fast as it comes, two
 * clients that send refused pictures would take all of the processor.
 */
function discardSlowly(request: IncomingMessage): void {
  const isReadByRoute = request.listenerCount('data') > 0;
  if (request.complete || isReadByRoute) return;
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes < discardAtOnce) return;
    bytes = 0;
    request.pause();
    setTimeout(() => request.resume(), discardEveryMs);
  });
}

/** Lets no refused body take the processor: see discardSlowly. */
export function discardRefusedBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (bringsLargeBody(request)) response.once('prefinish', () => discardSlowly(request));
  });
}

/** Whether its body is larger than that of a form, or of unknown size. */
export function bringsLargeBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBody;
}

/** The answer in progress on a connection; Node keeps it in this field. */
function answerOn(socket: Socket): ServerResponse | null | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage;
}

function isOver(socket: Socket, { request, begunAt, before }: Body, now: number, bodyMs: number): boolean {
  const read = socket.bytesRead - before;
  if (!answerOn(socket)) return read > maxDiscardedBytes || now - begunAt > bodyMs;
  const declared = request.headers['content-length'];
  const isSmall = declared === undefined ? read <= smallBody : Number(declared) <= smallBody;
  return isSmall && now - begunAt > bodyMs;
}

/** The longest idle beyond the limit of each address, then the longest idle beyond the limit of all. */
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
