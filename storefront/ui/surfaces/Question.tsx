import type { ReactNode } from 'react';
import { Button } from '#storefront/ui/Button.tsx';
import classes from './Question.module.css';
import { Sheet } from './Sheet.tsx';

type Props = {
  isOpen?: boolean;
  title: ReactNode;
  yes: ReactNode;
  no: ReactNode;
  onYes: () => void;
  onClose: () => void;
  /** What it throws away does not come back. */
  isDanger?: boolean;
  /** The yes is being carried out. */
  busy?: boolean;
  children: ReactNode;
};

/** Asks once more before something is thrown away. */
export function Question({ isOpen = true, title, yes, no, onYes, onClose, isDanger, busy, children }: Props) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      wide="centre"
      title={title}
      footer={
        <div className={classes['answers']}>
          <Button look="outline" onClick={onClose}>
            {no}
          </Button>
          <Button look={isDanger ? 'danger' : undefined} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  );
}
