import { X } from 'lucide-react';
import { type ReactNode, useId, type PointerEvent, type RefObject, useRef } from 'react';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Sheet.module.css';
import { useDialog } from './use-dialog.ts';
import { useUiWords } from '#storefront/ui/words.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: a "clear" link. */
  action?: ReactNode;
  /** Stays visible below the scrolling body: the main button. */
  footer?: ReactNode;
  /** On wide screens: a drawer at the side, or a centred window (questions). */
  wide?: 'side' | 'centre' | undefined;
  children: ReactNode;
};

/**
 * A native dialog: from the bottom on phones, at the side on wide screens. Escape, a press outside and a swipe down
 * close it; the browser traps and restores the focus.
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
            <IconButton label={words.close ?? ''} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={classes['body']}>{children}</div>
          {footer && <div className={classes['foot']}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}

const farEnoughPx = 90;

/** Swipe on the handle moves the sheet; far enough closes it, otherwise it slides back. */
function useSwipeDown(sheet: RefObject<HTMLElement | null>, onFar: () => void) {
  const startY = useRef<number | null>(null);

  function move(to: number) {
    sheet.current?.style.setProperty('transform', to > 0 ? `translateY(${to}px)` : null);
  }

  function end(event: PointerEvent) {
    if (startY.current === null) return;
    const far = event.clientY - startY.current > farEnoughPx;
    startY.current = null;
    move(0);
    if (far) onFar();
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current !== null) move(event.clientY - startY.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
