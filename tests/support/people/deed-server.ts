/** The server's part in tests of the courier's phone, in memory. */
import { createHash } from 'node:crypto';
import type { Outside } from '#backoffice/features/couriers/phone/phone.ts';
import type { Photo, PhotoPlace } from '#backoffice/features/couriers/phone/photos.ts';
import { CallError } from '#contract/client.ts';
import type { TakenDeeds } from '#contract/couriers/office.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type Deed, deedText } from '#domain/couriers/deed.ts';
import { emptyChain, placeInChain } from '#domain/couriers/outbox.ts';

export const hash = (of: string | Uint8Array) => createHash('sha256').update(of).digest('hex');
/** Bytes of a photo that one call brings here. */
const partBytes = 3;
type Part = { at: PhotoPlace; photo: Photo; offset: number };
type SentDeeds = Parameters<Outside['send']>[0];

/** Minimal: known ids, ordered chains, hashes of whole deeds, photos in parts. */
export function openDeedServer() {
  const applied = new Map<string, Deed>();
  const chains = new Map<string, { seq: number; hash: string }>();
  /** Which sequence numbers are taken in a device's chain. */
  const places = new Set<string>();
  const broken: string[] = [];
  function take({ device, deeds }: SentDeeds): TakenDeeds {
    const done: TakenDeeds['deeds'] = [];
    for (const deed of deeds) {
      const end = chains.get(device) ?? emptyChain;
      if (places.has(`${device} ${deed.id}`)) {
        done.push({ id: deed.id, verdict: 'applied', problem: null });
        continue;
      }
      if (placeInChain(end, deed) === 'gap') break;
      const whole = { previousHash: end.hash, ...deed };
      if (whole.previousHash !== end.hash || whole.hash !== hash(deedText(device, whole)))
        broken.push(deed.id);
      applied.set(deed.id, applied.get(deed.id) ?? whole);
      places.add(`${device} ${deed.id}`);
      chains.set(device, { seq: deed.seq, hash: deed.hash });
      done.push({ id: deed.id, verdict: 'applied', problem: null });
    }
    const next = (chains.get(device)?.seq ?? 0) + 1;
    if (deeds.length > 0 && done.length === 0)
      throw new CallError(409, { response: 'error', code: 'deed.gap', message: '', data: { next } });
    return { deeds: done, next, courier: { id: 1, name: 'Myrat', lang: 'tm' }, round: roundAt(applied.size) };
  }
  /** Photos as far as they have arrived, and those that are whole, as `deed hash`. */
  const parts = new Map<string, Uint8Array>();
  const whole: string[] = [];
  function takePart({ at: { deed, place, hashes }, photo, offset }: Part) {
    const facts = applied.get(deed)?.facts;
    const all = hashes.length > 0 ? hashes : [facts?.photo ?? ''];
    const isNamed =
      all.length === (facts?.photos ?? 1) && facts?.photo === (all[1] ? hash(all.join('')) : all[0]);
    const wanted = isNamed ? all[place - 1] : undefined;
    if (!wanted) throw refusal(404, 'record.not-found');
    const key = `${deed} ${wanted}`;
    if (whole.includes(key)) return { received: photo.length, isDone: true };
    const here = parts.get(key) ?? new Uint8Array();
    if (offset !== here.length) return { received: here.length, isDone: false };
    const now = new Uint8Array([...here, ...photo.subarray(offset, offset + partBytes)]);
    parts.set(key, now);
    if (now.length < photo.length) return { received: now.length, isDone: false };
    if (hash(now) !== wanted) throw refusal(422, 'picture.invalid');
    whole.push(key);
    return { received: now.length, isDone: true };
  }
  return { applied, chains, broken, take, takePart, whole };
}

const refusal = (status: number, code: ErrorCode) =>
  new CallError(status, { response: 'error', code, message: '' });

function roundAt(moment: number): TakenDeeds['round'] {
  const now = new Date(Date.UTC(2026, 10, 23, 9) + moment).toISOString();
  const empty = { stops: [], withdrawn: [], phones: [], balance: 0, mayBringBack: true, hasPage: true };
  return { day: '2026-11-23', now, ...empty };
}
