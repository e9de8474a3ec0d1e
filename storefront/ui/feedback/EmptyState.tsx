import type { ReactNode } from 'react';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import classes from './EmptyState.module.css';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  /** One way on; an empty page is never a dead end. */
  action?: ReactNode;
  /** `h1` when the state is the whole page. */
  heading?: 'h1' | 'h2' | undefined;
};

export function EmptyState({ title, children, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={classes['state']}>
      <Drawing name="gol" className={classes['gol']} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
