import type { ReactNode } from 'react';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Panel.module.css';

type Props = { deep?: boolean | undefined; className?: string | undefined; children: ReactNode };

/** A card on the page; `deep` has a pomegranate background with the carpet pattern. */
export function Panel({ deep, className, children }: Props) {
  return (
    <section className={joinClasses(classes['panel'], deep && classes['deep'], className)}>
      {children}
    </section>
  );
}
