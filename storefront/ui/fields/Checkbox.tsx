import type { ComponentProps, ReactNode } from 'react';
import classes from './Choice.module.css';
import { joinClasses } from '#storefront/ui/join-classes.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  /** A number or note at the end of the row. */
  aside?: ReactNode;
};

export function Checkbox({ children, aside, ...input }: Props) {
  return (
    <label className={joinClasses(classes['check'], input.disabled && classes['off'])}>
      <input type="checkbox" {...input} className={classes['input']} />
      <span className={classes['box']} />
      <span className={classes['text']}>{children}</span>
      {aside !== undefined && <span className={classes['aside']}>{aside}</span>}
    </label>
  );
}
