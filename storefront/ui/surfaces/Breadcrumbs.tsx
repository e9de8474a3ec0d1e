import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './Breadcrumbs.module.css';
import { useUiWords } from '#storefront/ui/words.ts';

export type Crumb = { title: ReactNode; href?: string | undefined };

/** The way from the top of the catalogue to here; the last one is this page and has no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const words = useUiWords();
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={classes['crumbs']}>
        {crumbs.map((crumb, i) => (
          <li key={i}>
            {crumb.href ? (
              <Link href={crumb.href}>{crumb.title}</Link>
            ) : (
              <span aria-current="page">{crumb.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
