/** Rolling restart: every node in turn is stopped and started again, under load. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterShop } from './shop.ts';
import { startSteady, type Tally } from './steady.ts';

export type RollReport = { restarts: number; slowestLeaveMs: number; tally: Tally };

/** @param perSecond requests at a steady rate; every tenth is an order */
export async function rollNodes(shop: ClusterShop, restarts: number, perSecond: number): Promise<RollReport> {
  const steady = startSteady(shop, { perSecond });
  await pause(1_000);
  let slowestLeaveMs = 0;
  for (let turn = 0; turn < restarts; turn += 1) {
    const node = shop.web[turn % shop.web.length];
    if (!node) break;
    slowestLeaveMs = Math.max(slowestLeaveMs, await node.leave());
    await node.start();
    await pause(600);
  }
  return { restarts, slowestLeaveMs, tally: await steady.stop() };
}
