import type { ReactNode } from 'react';
import { Button } from '#storefront/ui/Button.tsx';
import classes from './Question.module.css';
import { Sheet } from './Sheet.tsx';

type Props = {
  title: ReactNode;
  yes: ReactNode;
  no: ReactNode;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
};

/** Asks once more before something is thrown away. */
export function Question({ title, yes, no, onYes, onNo, children }: Props) {
  return (
    <Sheet
      isOpen
      onClose={onNo}
      wide="centre"
      title={title}
      footer={
        <div className={classes['answers']}>
          <Button look="outline" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </div>
      }
    >
      <p>{children}</p>
    </Sheet>
  );
}
