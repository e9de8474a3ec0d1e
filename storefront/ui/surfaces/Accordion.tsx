import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './Accordion.module.css';

type Props = { title: ReactNode; isOpen?: boolean | undefined; children: ReactNode };

/** A native disclosure (`details`): works without scripts, and is found by the browser's page search. */
export function Accordion({ title, isOpen, children }: Props) {
  return (
    <details className={classes['item']} open={isOpen}>
      <summary className={classes['summary']}>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={classes['body']}>{children}</div>
    </details>
  );
}
