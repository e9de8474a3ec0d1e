import type { ReactNode } from 'react';
import classes from './Badge.module.css';
import { joinClasses } from './join-classes.ts';

export type BadgeTone = 'sale' | 'new' | 'ok' | 'warn' | 'err' | 'quiet';
type Props = { tone?: BadgeTone | undefined; className?: string | undefined; children: ReactNode };

/** A small label with decorated corners. */
export function Badge({ tone = 'sale', className, children }: Props) {
  return <span className={joinClasses(classes['badge'], classes[tone], className)}>{children}</span>;
}
