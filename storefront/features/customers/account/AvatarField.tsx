import { Camera } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Profile } from '#contract/customers/shop.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { classNames } from '#storefront/ui/Button.tsx';
import classes from './AvatarField.module.css';
import { Portrait } from './Portrait.tsx';
import { profileTexts } from './profile.texts.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Props = {
  profile: Profile;
  /** The chosen picture, cut and made small; null while the old one stays. */
  picture: Blob | null;
  onChoose: (picture: Blob) => void;
  error?: string | undefined;
};

/** The portrait with a look at the new one before it is saved. */
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
