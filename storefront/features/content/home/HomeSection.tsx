import { type ReactNode, useId } from 'react';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import classes from './HomePage.module.css';

type Props = {
  title: ReactNode;
  id?: string | undefined;
  more?: { href: string; text: ReactNode } | undefined;
  children: ReactNode;
};

/** One section of the home page with its heading. */
export function HomeSection({ title, id, more, children }: Props) {
  const headingId = useId();
  return (
    <section className={classes['section']} aria-labelledby={headingId} id={id}>
      <SectionTitle id={headingId} more={more}>
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}
