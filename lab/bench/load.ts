/** A closed-loop load generator over kept-alive connections, like autocannon with less overhead. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One connection that sends a path and resolves with the status. */
export type Connection = { ask(path: string): Promise<number>; isBusy(): boolean; close(): void };

/** @returns a connection whose `ask` resolves with the status, or 0 when the connection was lost */
export function openConnection(port: number): Connection {
  let settle: ((status: number) => void) | undefined;
  let pending = '';
  let missing = 0;
  let status = 0;
  let socket = open();
  function open() {
    const fresh = connect(port, '127.0.0.1').setNoDelay();
    fresh.on('error', () => undefined);
    fresh.on('close', () => {
      if (socket === fresh) socket = open();
      finish(0);
    });
    fresh.on('data', take);
    return fresh;
  }
  function finish(with_: number): void {
    pending = '';
    missing = 0;
    const done = settle;
    settle = undefined;
    done?.(with_);
  }
  function take(data: Buffer): void {
    if (missing > 0) {
      missing -= data.length;
      if (missing <= 0) finish(status);
      return;
    }
    pending += data.toString('latin1');
    const end = pending.indexOf('\r\n\r\n');
    if (end < 0) return;
    status = Number(pending.slice(9, 12));
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(pending.slice(0, end))?.[1] ?? 0);
    missing = length - (pending.length - end - 4);
    pending = '';
    if (missing <= 0) finish(status);
  }
  return {
    isBusy: () => settle !== undefined,
    ask(path) {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    close() {
      const last = socket;
      socket = undefined as never;
      last.destroy();
    },
  };
}

export type Target = { port: number; host?: string };
export type LoadCall = { path: () => string; headers?: Record<string, string> };
export type LoadRate = { perSecond: number; p50: number; p99: number; failed: number };

/**
 * @param seconds how long answers are counted, after a warm-up of a quarter of that
 * @returns successful answers only, since a refusal is a hundred times cheaper than a list
 */
export async function load(target: Target, asking: LoadCall, seconds: number, lanes = 16): Promise<LoadRate> {
  const head = Object.entries({ host: 'shop', ...asking.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const times: number[] = [];
  let counting = false;
  let over = false;
  let failed = 0;

  async function lane(): Promise<void> {
    const socket = connect(target.port, target.host ?? '127.0.0.1').setNoDelay();
    const closed = once(socket, 'close');
    let missing = 0;
    let pending = '';
    let asked = 0;
    let isGood = false;
    const ask = () => {
      asked = performance.now();
      socket.write(`GET ${asking.path()} HTTP/1.1\r\n${head}\r\n`);
    };
    const answered = () => {
      if (counting && isGood) times.push(performance.now() - asked);
      if (over) socket.destroy();
      else ask();
    };
    socket.on('error', () => {
      failed += 1;
    });
    socket.on('data', (data) => {
      if (missing > 0) {
        missing -= data.length;
        if (missing <= 0) answered();
        return;
      }
      pending += data.toString('latin1');
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      isGood = /^HTTP\/1.1 (200|304)/.test(pending);
      if (!isGood) failed += 1;
      const length = /\r\ncontent-length: (\d+)/i.exec(pending.slice(0, end))?.[1];
      if (length === undefined && !pending.startsWith('HTTP/1.1 304'))
        throw new Error('an answer without its length cannot be counted');
      missing = Number(length ?? 0) - (pending.length - end - 4);
      pending = '';
      if (missing <= 0) answered();
    });
    ask();
    await closed;
  }

  const running = Array.from({ length: lanes }, lane);
  await pause(seconds * 250);
  counting = true;
  const begun = performance.now();
  await pause(seconds * 1000);
  const perSecond = times.length / ((performance.now() - begun) / 1000);
  over = true;
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond, p50: at(0.5), p99: at(0.99), failed };
}
