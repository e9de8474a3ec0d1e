import { useEffect, useRef, useState } from 'react';
import { mostProofPhotos, proofPhoto } from '#domain/couriers/hand-over-code.ts';
import { courierTexts } from './courier.texts.ts';
import { useTexts } from './language.ts';
import type { Photo } from './photos.ts';

type Photos = readonly Photo[];
type ProofProps = { photos: Photos; change: (by: (photos: Photos) => Photos) => void };

/** Takes photos of the hand-over, scaled down at once; each can be retaken until the deed is stored. */
export function ProofPhotos({ photos, change }: ProofProps) {
  const words = useTexts(courierTexts);
  const [isBad, setBad] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** Which one the camera was opened for. */
  const place = useRef(0);
  const open = (at: number) => {
    place.current = at;
    input.current?.click();
  };
  const shoot = (file: File | undefined) => {
    if (!file) return;
    const at = place.current;
    setBad(false);
    const put = (photo: Photo) =>
      change((before) => [...before.slice(0, at), photo, ...before.slice(at + 1)].slice(0, mostProofPhotos));
    shrinkProof(file).then(put, () => setBad(true));
  };
  const n = photos.length;
  return (
    <>
      {photos.map((photo, at) => (
        // Photos are not reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <OnePhoto key={at} photo={photo} n={at + 1} anew={() => open(at)} />
      ))}
      {n < mostProofPhotos && (
        <button type="button" onClick={() => open(n)}>
          {n === 0 ? words('takePhoto') : words('takeMore', { n, all: mostProofPhotos })}
        </button>
      )}
      {n === 0 && <p className="quiet">{words('photoHint')}</p>}
      {isBad && (
        <p className="alarm" role="alert">
          {words('photoBad')}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={words('takePhoto')}
        onChange={({ target }) => {
          shoot(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

type OneProps = { photo: Photo; n: number; anew: () => void };

function OnePhoto({ photo, n, anew }: OneProps) {
  const words = useTexts(courierTexts);
  const src = useAddress(photo);
  return (
    <div className="row">
      {src && <img className="proof" src={src} alt={words('photoTaken', { n })} />}
      <button type="button" aria-label={`${words('takeAnew')}: ${n}`} onClick={anew}>
        {words('takeAnew')}
      </button>
    </div>
  );
}

function useAddress(photo: Photo): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo]));
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return src;
}

/** Longest side and quality, tried one after the other until the file is small enough. */
const tries = [
  [1_280, 0.8],
  [1_280, 0.6],
  [1_024, 0.5],
  [800, 0.45],
  [640, 0.4],
] as const;

/** Scales a photo down for slow connections, upright. @throws when this browser cannot decode it */
async function shrinkProof(file: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(file);
  try {
    let photo: Blob | undefined;
    for (const [longest, quality] of tries) {
      photo = await draw(bitmap, longest, quality);
      if (photo.size <= proofPhoto.aim) break;
    }
    return new Uint8Array(await (photo as Blob).arrayBuffer());
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, longest: number, quality: number): Promise<Blob> {
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Every browser encodes JPEG; not all encode WebP.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('no picture');
  return blob;
}
