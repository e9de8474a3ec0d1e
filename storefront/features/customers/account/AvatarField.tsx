import { Camera } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Profile } from '#contract/customers/shop.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { classNames } from '#storefront/ui/Button.tsx';
import classes from './AvatarField.module.css';
import { Portrait } from './Portrait.tsx';
import { profileTexts } from './profile.texts.ts';

type Props = {
  profile: Profile;
  /** The new picture, cropped and scaled down; null while unchanged. */
  picture: Blob | null;
  onChoose: (picture: Blob) => void;
  error?: string | undefined;
};

/** The portrait, with a preview of the new one before it is saved. */
export function AvatarField({ profile, picture, onChoose, error }: Props) {
  const t = useTexts(profileTexts);
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  useEffect(() => {
    const address = picture && URL.createObjectURL(picture);
    setPreview(address);
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [picture]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const small = await shrinkPicture(file).catch(() => null);
    setUnreadable(small === null);
    if (small) onChoose(small);
  }

  const wrong = isUnreadable ? t('unreadable') : error;
  return (
    <div className={classes['field']}>
      <Portrait profile={profile} preview={preview} />
      <div>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('choose')}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <label htmlFor={id} className={classNames({ look: 'outline', small: true })} aria-hidden="true">
          <Camera size={20} aria-hidden="true" />
          <span>{t('choose')}</span>
        </label>
        <p id={`${id}-note`} className={wrong ? classes['wrong'] : classes['note']} aria-live="polite">
          {wrong ?? t('chooseNote')}
        </p>
      </div>
    </div>
  );
}

/** A portrait is shown at 80 pixels; a phone's camera makes 4000. */
const side = 640;

/**
 * Crops a photo to its middle square and scales it down for slow connections. @throws when the browser cannot read
 * the file as a picture
 */
async function shrinkPicture(file: Blob): Promise<Blob> {
  const image = await openImage(file);
  const edge = Math.min(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, edge);
  const left = (image.naturalWidth - edge) / 2;
  const top = (image.naturalHeight - edge) / 2;
  const ground = canvas.getContext('2d');
  if (!ground || edge === 0) throw new Error('no canvas');
  // JPEG has no transparency: without a white background it would turn black.
  ground.fillStyle = '#fff';
  ground.fillRect(0, 0, canvas.width, canvas.height);
  ground.drawImage(image, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.86);
  });
}

function openImage(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
