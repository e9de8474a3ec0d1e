import { Link } from 'wouter';
import { paths } from '#storefront/paths.ts';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Logo.module.css';

/** The mark and the name; leads home. `onDeep` for pomegranate grounds. */
export function Logo({ onDeep }: { onDeep?: boolean | undefined }) {
  return (
    <Link href={paths.home()} className={joinClasses(classes['logo'], onDeep && classes['onDeep'])}>
      <Drawing name="mark" className={classes['mark']} />
      <span>Sowgat</span>
    </Link>
  );
}
