import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Sheet.module.css';
import { useDialog } from './use-dialog.ts';
import { useSwipeDown } from './use-swipe-down.ts';
import { useUiWords } from '#storefront/ui/words.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: a "clear" link. */
  action?: ReactNode;
  /** Stays visible under the scrolling body: the button that ends the task. */
  footer?: ReactNode;
  /** On wide screens: a drawer at the side, or a window in the middle (questions). */
  wide?: 'side' | 'centre' | undefined;
  children: ReactNode;
};

/**
 * A native dialog: from the bottom on phones, at the side on wide screens. Escape, a press beside it and a swipe
 * down close it; the browser keeps the focus inside and gives it back.
 */
export function Sheet({ isOpen, onClose, title, action, footer, wide = 'side', children }: Props) {
  const titleId = useId();
  const words = useUiWords();
  const dialog = useDialog(isOpen, onClose);
  const swipe = useSwipeDown(dialog.ref, onClose);
  return (
    <dialog
      {...dialog}
      className={joinClasses(classes['sheet'], wide === 'centre' && classes['centre'])}
      aria-labelledby={titleId}
    >
      {isOpen && (
        <>
          <div className={classes['handle']} {...swipe} aria-hidden="true" />
          <div className={classes['head']}>
            <h2 id={titleId}>{title}</h2>
            {action}
            <IconButton label={words.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={classes['body']}>{children}</div>
          {footer && <div className={classes['foot']}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
