/** A network that loses, cuts, duplicates and delays the calls of a courier's phone, by chance. */
import { CallError } from '#contract/client.ts';
import type { TakenDeeds } from '#contract/couriers/office.ts';
import type { Outside } from '#backoffice/features/couriers/phone/phone.ts';
import type { Chance } from '../../../lab/prove/chance.ts';

export type Calls = Pick<Outside, 'send' | 'sendPart'>;
export type PoorNetwork = Calls & { setUp(up: boolean): void };

export const offline = () => new CallError(0, undefined);

/** What `calls` reach the server with. A `late` response is received by the next call of its device. */
export function openNetwork(calls: Calls, chance: Chance): PoorNetwork {
  const late: { answer: TakenDeeds; device: string }[] = [];
  const former: Parameters<Calls['send']>[0][] = [];
  let isUp = true;
  const send: Calls['send'] = async (body) => {
    // An earlier call arrives again, or only now.
    for (const old of former) if (chance.is(0.2)) await calls.send(old).catch(ignoreFailed);
    if (!isUp) throw offline();
    former.push(body);
    const outcome = chance.upTo(8);
    if (outcome === 1) throw offline();
    if (outcome === 2) return calls.send({ ...body, deeds: body.deeds.slice(0, chance.upTo(3)) });
    const answer = await calls.send(body);
    if (outcome === 3) throw offline();
    if (outcome === 4) return calls.send(body);
    const old = late.find(({ device }) => device === body.device);
    late.push({ answer, device: body.device });
    return outcome === 5 && old ? old.answer : answer;
  };
  const sendPart: Calls['sendPart'] = async (at, photo, offset) => {
    if (!isUp) throw offline();
    const outcome = chance.upTo(16);
    if (outcome === 1) throw offline();
    const answer = await calls.sendPart(at, photo, offset);
    // It came twice, or nobody hears that it came.
    if (outcome === 2) return calls.sendPart(at, photo, offset);
    if (outcome === 3) throw offline();
    return answer;
  };
  return { send, sendPart, setUp: (up) => void (isUp = up) };
}

/** The response to an earlier call is not received by anyone. */
function ignoreFailed(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}
