import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#storefront/ui/Button.tsx';
import classes from './LoadMore.module.css';

type Props = {
  seen: number;
  total: number;
  /** "24 of 64" as text. */
  seenText: ReactNode;
  /** Label of the button: "12 more". */
  children: ReactNode;
  onMore: () => void;
  busy?: boolean | undefined;
};

/**
 * How many items of a list are shown, and the button for the next page; hidden when all are shown. Must follow the
 * list directly, whose first new item takes the focus.
 */
export function LoadMore({ seen, total, seenText, children, onMore, busy }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);

  useEffect(() => {
    const list = box.current?.previousElementSibling;
    if (asked.current !== null && seen > asked.current)
      list?.children[asked.current]?.querySelector('a')?.focus();
    asked.current = null;
  }, [seen]);

  function more() {
    asked.current = seen;
    onMore();
  }

  return (
    <div ref={box} className={classes['more']}>
      <p className={classes['seen']} role="status">
        {seenText}
      </p>
      {seen < total && (
        <Button look="outline" wide busy={busy} onClick={more}>
          {children}
        </Button>
      )}
    </div>
  );
}
