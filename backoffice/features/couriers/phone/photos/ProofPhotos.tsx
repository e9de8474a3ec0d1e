import { useEffect, useRef, useState } from 'react';
import { mostProofPhotos } from '#domain/couriers/hand-over-code.ts';
import { courierTexts } from '../courier.texts.ts';
import { useTexts } from '../language.ts';
import type { Photo } from '../photos.ts';
import { shrinkProof } from './shrink-proof.ts';

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
