import type { ReactNode } from 'react';
import { Button } from '#storefront/ui/Button.tsx';
import classes from './LoadMore.module.css';

type Props = {
  seen: number;
  total: number;
  /** "24 / 64" in words. */
  seenText: ReactNode;
  /** On the button: "12 more". */
  children: ReactNode;
  onMore: () => void;
  busy?: boolean | undefined;
};

/** How much of a list has been seen, and the button for the next page; the button goes when all of it is there. */
export function LoadMore({ seen, total, seenText, children, onMore, busy }: Props) {
  return (
    <div className={classes['more']}>
      <p className={classes['seen']} role="status">
        {seenText}
      </p>
      <progress className={classes['bar']} max={total} value={seen} aria-hidden="true" />
      {seen < total && (
        <Button look="outline" wide busy={busy} onClick={onMore}>
          {children}
        </Button>
      )}
    </div>
  );
}
