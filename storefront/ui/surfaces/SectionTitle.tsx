import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import classes from './SectionTitle.module.css';

type Props = {
  children: ReactNode;
  id?: string | undefined;
  /** Link "All" at the end of the row. */
  more?: { href: string; text: ReactNode } | undefined;
};

/** A section's heading with a small ornament. */
export function SectionTitle({ children, id, more }: Props) {
  return (
    <div className={classes['head']}>
      <h2 className={classes['title']} id={id}>
        <Drawing name="chemche" className={classes['chemche']} />
        {children}
      </h2>
      {more && (
        <Link href={more.href} className={classes['more']}>
          {more.text}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
