import { User } from 'lucide-react';
import type { Profile } from '#contract/customers/shop.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './Portrait.module.css';

type Props = {
  profile: Profile | null;
  /** A picture that has been chosen and not saved yet, as an address of the browser's memory. */
  preview?: string | null | undefined;
};

/** The customer in the carpet's octagon: their picture, their first letter, or nobody yet. */
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
