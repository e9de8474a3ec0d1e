import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './Breadcrumbs.module.css';
import { useUiWords } from '#storefront/ui/words.ts';

type Crumb = { title: ReactNode; href: string };

/** Links from the catalogue's root to the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const words = useUiWords();
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={classes['crumbs']}>
        {crumbs.map((crumb, i) => (
          <li key={i}>
            <Link href={crumb.href}>{crumb.title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
