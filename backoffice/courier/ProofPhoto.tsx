import { useEffect, useRef, useState } from 'react';
import { courierTexts } from './courier.texts.ts';
import { useTexts } from './language.ts';
import type { Photo } from './phone.ts';
import { shrinkProof } from './shrink-proof.ts';

export type ProofProps = { photo: Photo | undefined; take: (photo: Photo) => void };

/** A photo of the hand-over, taken with the phone's camera and made small at once. */
export function ProofPhoto({ photo, take }: ProofProps) {
  const words = useTexts(courierTexts);
  const [isBad, setBad] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const src = useAddress(photo);
  const shoot = (file: File | undefined) => {
    if (!file) return;
    setBad(false);
    shrinkProof(file).then(take, () => setBad(true));
  };
  return (
    <>
      {src && <img className="proof" src={src} alt={words('photoTaken')} />}
      <button type="button" onClick={() => input.current?.click()}>
        {words(photo ? 'takeAnew' : 'takePhoto')}
      </button>
      {!photo && <p className="quiet">{words('photoHint')}</p>}
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

function useAddress(photo: Photo | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!photo) return undefined;
    const made = URL.createObjectURL(new Blob([photo]));
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return photo && src;
}
