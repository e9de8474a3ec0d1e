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
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** The confirmed action is in progress. */
  busy?: boolean;
  children: ReactNode;
};

/** Confirmation dialog of a destructive action. */
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
