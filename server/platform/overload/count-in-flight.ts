import type { ServerResponse } from 'node:http';
import { countKeys } from './count-keys.ts';

/** What one address may have under way before it is judged by more than the crowd is. */
const fewOfOne = 8;
/** Refused because of a limit or of overload: says nothing about what the node can do. */
const isRefused = (status: number) => status === 429 || status >= 500;

export type InFlight = {
  begin(response: ServerResponse, address: string): void;
  end(response: ServerResponse): void;
  size(): number;
  /**
   * What counts against a caller: of every other address at most as much as the caller has itself, or eight. So whoever
   * has the most under way sees all of it, and is the first for whom it is too much.
   */
  sizeFor(address: string): number;
  /** Every address with at most eight. */
  sizeOfCrowd(): number;
  isOfCrowd(address: string): boolean;
  /** @returns number of answers since the last call, without refusals of a limit */
  look(): number;
};

type Answer = { address: string; wasLeaving: boolean };

/** Counts the requests in progress by client address, and the answers that were given. */
export function countInFlight(): InFlight {
  const making = new Map<ServerResponse, Answer>();
  const byAddress = countKeys();
  let served = 0;
  const end = (response: ServerResponse) => {
    const answer = making.get(response);
    if (!answer) return;
    making.delete(response);
    byAddress.add(answer.address, -1);
    if (!isRefused(response.statusCode)) served += 1;
  };
  const sizeUpTo = (most: number) => {
    let size = 0;
    for (const one of byAddress.all()) size += Math.min(one, most);
    return size;
  };
  return {
    size: () => making.size,
    sizeFor: (address) => sizeUpTo(Math.max(fewOfOne, byAddress.of(address))),
    sizeOfCrowd: () => sizeUpTo(fewOfOne),
    isOfCrowd: (address) => byAddress.of(address) < fewOfOne,
    begin(response, address) {
      making.set(response, { address, wasLeaving: false });
      byAddress.add(address, 1);
    },
    end,
    look() {
      for (const [response, answer] of making)
        if (answer.wasLeaving) end(response);
        else if (response.headersSent) answer.wasLeaving = true;
      const since = served;
      served = 0;
      return since;
    },
  };
}
