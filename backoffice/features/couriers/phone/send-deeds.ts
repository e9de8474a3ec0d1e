/** How deeds are sent: each without the hash of the one before, which the server has. */
import { CallError } from '#contract/client.ts';
import type { TakenDeeds } from '#contract/couriers/office.ts';
import type { Deed, SentDeed } from '#domain/couriers/deed.ts';

type Call = { device: string; sentAt: string };
export type Send = (body: Call & { deeds: SentDeed[] }) => Promise<TakenDeeds>;

/** @throws CallError */
export async function sendDeeds(
  send: Send,
  { deeds, ...call }: Call & { deeds: Deed[] },
): Promise<TakenDeeds> {
  try {
    return await send({ ...call, deeds: deeds.map(({ previousHash: _, ...deed }) => deed) });
  } catch (error) {
    // A node of the former release requires it.
    const isOld = error instanceof CallError && error.body?.code === 'request.invalid';
    if (!isOld || deeds.length === 0) throw error;
    return send({ ...call, deeds });
  }
}
