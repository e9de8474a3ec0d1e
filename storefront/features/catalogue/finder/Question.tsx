import type { ReactNode } from 'react';
import { ToggleGroup } from '#storefront/ui/ToggleGroup.tsx';
import classes from './GiftFinderPage.module.css';

type QuestionProps = { title: string; children: ReactNode; below?: ReactNode };

/** A question with its answers as chips. */
export function Question({ title, children, below }: QuestionProps) {
  return (
    <fieldset className={classes['question']}>
      <legend>{title}</legend>
      <ToggleGroup className={classes['answers']}>{children}</ToggleGroup>
      {below}
    </fieldset>
  );
}
