import { CircleAlert, Clock, KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import classes from './CheckPaymentPage.module.css';

type Kind = 'signIn' | 'checking' | 'paid' | 'failed' | 'over' | 'tired' | 'unknown';
type Props = { kind: Kind; title: string; hint: string; children: ReactNode };

const marks: Record<Kind, ReactNode> = {
  signIn: <KeyRound size={44} strokeWidth={1.5} aria-hidden="true" />,
  checking: <Drawing name="gol" className={classes['turning']} />,
  paid: <Drawing name="gol" className={classes['blooming']} />,
  failed: <CircleAlert size={44} strokeWidth={1.5} aria-hidden="true" />,
  over: <CircleAlert size={44} strokeWidth={1.5} aria-hidden="true" />,
  tired: <Clock size={44} strokeWidth={1.5} aria-hidden="true" />,
  unknown: <CircleAlert size={44} strokeWidth={1.5} aria-hidden="true" />,
};

/** The result in large letters; every change of it is spoken, and an end takes the focus. */
export function ResultPanel({ kind, title, hint, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (kind !== 'checking') heading.current?.focus();
  }, [kind]);
  return (
    <Panel
      deep={kind === 'paid'}
      className={joinClasses(classes['result'], kind === 'failed' && classes['failed'])}
    >
      <div aria-live="polite" aria-busy={kind === 'checking'}>
        <div className={classes['mark']}>{marks[kind]}</div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{hint}</p>
      </div>
      <div className={classes['ways']}>{children}</div>
    </Panel>
  );
}
