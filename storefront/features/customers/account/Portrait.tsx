import { User } from 'lucide-react';
import type { Profile } from '#contract/customers/shop.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './Portrait.module.css';

type Props = {
  profile: Profile | null;
  /** Object URL of a chosen picture that is not saved yet. */
  preview?: string | null | undefined;
};

/** The customer's picture in an octagon; else their first letter, or an icon for guests. */
export function Portrait({ profile, preview }: Props) {
  const letter = profile?.name.trim()[0]?.toUpperCase();
  return (
    <span className={classes['portrait']} aria-hidden="true">
      {preview ? (
        <img src={preview} alt="" width={88} height={88} />
      ) : profile?.avatar ? (
        <Picture picture={profile.avatar} alt="" sizes="88px" isNear />
      ) : (
        (letter ?? <User size={32} />)
      )}
    </span>
  );
}
