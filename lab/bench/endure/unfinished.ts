import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findPort } from '../../prove/crash/nodes.ts';
import { openBalancer } from '../cluster/balancer.ts';
import { createNode, type ShopNode } from '../cluster/node.ts';
import { type ClusterShop, openCluster } from '../cluster/shop.ts';
import { percentile, startSteady } from '../cluster/steady.ts';
import { describeFailures, type Row, tell } from '../cluster/table.ts';
import type { RunInput } from './run-input.ts';

const crowds = [120, 310, 1_000];
const addresses = 10;
/** Fifty clients with one request per second each; one request in ten is an order. */
const visitors = 50;

/**
 * Ten addresses hold connections with request bodies that never end, and replace each one that is cut; meanwhile
 * clients browse and order, also from one of these addresses. None of their requests may be refused: without a proxy,
 * and behind those of deploy/ that are installed.
 */
export async function endureUnfinished({ seconds }: RunInput): Promise<Row[]> {
  await using shop = await openCluster({ web: 1, balancer: 'plain' }, tell);
  const [bare] = shop.web;
  if (!bare) return [];
  const rows = await measure(shop, bare, { name: 'no proxy', port: bare.port }, seconds);
  for (const wanted of ['nginx', 'caddy'] as const) {
    const front = await openBalancer(shop.folder, wanted);
    if (!front) continue;
    await using node = createNode(await findPort(), { ...shop.env, TRUSTED_PROXIES: '127.0.0.1' });
    await node.start();
    await front.use([node.port]);
    rows.push(...(await measure(shop, node, front, seconds)));
    front.stop();
  }
  return rows;
}

async function measure(
  shop: ClusterShop,
  node: ShopNode,
  front: { name: string; port: number },
  seconds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const each = (seconds * 1_000) / (crowds.length + 1);
  const browse = async () => {
    const people = startSteady(
      { ...shop, switchboard: { ...shop.switchboard, port: front.port } },
      { perSecond: visitors, repeats: 0 },
    );
    await pause(each);
    const tally = await people.stop();
    return { ...tally, p99: percentile(tally.times, 0.99) };
  };
  await browse();
  const calm = await browse();
  for (const size of crowds) {
    tell(`${front.name}: ${size} bodies that do not end`);
    const crowd = holdOpen(front.port, size);
    await pause(1_500);
    const { sent, failed, failures, p99 } = await browse();
    const { megabytes } = await node.size();
    const { cut, longestMs } = crowd.stop();
    rows.push({
      tried: `${front.name}: ${size} unfinished bodies from ${addresses} addresses`,
      found: `${failed} of ${sent} failed, p99 ${p99.toFixed(0)} ms (${calm.p99.toFixed(0)} without them), ${cut} cut, none held longer than ${(longestMs / 1_000).toFixed(1)} s, ${megabytes} MB ${describeFailures(failures)}`,
      ok: failed === 0,
    });
  }
  return rows;
}

/** Holds `size` unfinished requests open; a cut one is replaced after 50 ms. */
function holdOpen(port: number, size: number) {
  const open = new Map<Socket, number>();
  let cut = 0;
  let longestMs = 0;
  let isOver = false;
  function hold(at: number): void {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${(at % addresses) + 1}` });
    open.set(socket, performance.now());
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      longestMs = Math.max(longestMs, performance.now() - (open.get(socket) ?? 0));
      open.delete(socket);
      if (isOver) return;
      cut += 1;
      setTimeout(hold, 50, at);
    });
    const body =
      at % 2 === 0 ? 'Content-Length: 1000\r\n\r\n{' : 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n';
    socket.write(
      `POST /api/order/quote/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${body}`,
    );
  }
  for (let at = 0; at < size; at += 1) hold(at);
  return {
    stop() {
      isOver = true;
      for (const [socket, since] of open) {
        longestMs = Math.max(longestMs, performance.now() - since);
        socket.destroy();
      }
      return { cut, longestMs };
    },
  };
}
