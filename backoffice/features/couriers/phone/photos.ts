/** Photos of a hand-over on the phone: stored before their deed is written, and deleted once each is uploaded. */
import type { DeedFacts } from '#domain/couriers/deed.ts';
import { mostProofPhotos, photosText, proofPhoto } from '#domain/couriers/hand-over-code.ts';

export type Photo = Uint8Array<ArrayBuffer>;

/** By their keys, until they are uploaded. */
export type Photos = {
  put(key: string, photo: Photo): Promise<void>;
  get(key: string): Promise<Photo | undefined>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** Deeds that this page is about to write, whose photos are stored already. */
  unwritten: Set<string>;
};

/** Which photo of which deed: `hashes` are those of all its photos, `place` counts from 1. */
export type PhotoPlace = { deed: string; place: number; hashes: readonly string[] };

/** The only photo of a deed has the deed's id as its key, as on pages of former releases. */
export function keyOf({ deed, place, hashes }: PhotoPlace): string {
  return hashes.length > 1 ? `${deed} ${place} ${hashes.join(',')}` : deed;
}

/** Reads a key that `keyOf` has written. */
export function placeOf(key: string): PhotoPlace {
  const [deed = '', place = '1', hashes] = key.split(' ');
  return { deed, place: Number(place), hashes: hashes?.split(',') ?? [] };
}

type DeedPhotos = { deed: string; taken: readonly Photo[] };
type PhotoStore = { photos: Photos; hash(of: string | Photo): Promise<string> };

/** @returns what the deed says of them: the SHA-256 of its photo, or that of the hashes of several and how many they are */
export async function storePhotos(
  { photos, hash }: PhotoStore,
  { deed, taken }: DeedPhotos,
): Promise<Pick<DeedFacts, 'photo' | 'photos'>> {
  const named = new Map<string, Photo>();
  for (const photo of taken.slice(0, mostProofPhotos)) named.set(await hash(photo), photo);
  const hashes = [...named.keys()];
  for (const [at, name] of hashes.entries())
    await photos.put(keyOf({ deed, place: at + 1, hashes }), named.get(name) as Photo);
  const [only] = hashes;
  if (only === undefined) return {};
  return hashes.length === 1
    ? { photo: only }
    : { photo: await hash(photosText(hashes)), photos: hashes.length };
}

export async function forgetPhotos(photos: Photos, deed: string): Promise<void> {
  for (const key of await photos.keys()) if (placeOf(key).deed === deed) await photos.delete(key);
}

/** The body of one call: the part of a photo that begins at `offset`. */
export function partOf({ place, hashes }: PhotoPlace, photo: Photo, offset: number): FormData {
  const body = new FormData();
  body.set('offset', String(offset));
  body.set('total', String(photo.length));
  if (hashes.length > 1) {
    body.set('photos', hashes.join(','));
    body.set('place', String(place));
  }
  body.set('part', new Blob([photo.subarray(offset, offset + proofPhoto.part)]), 'part');
  return body;
}
