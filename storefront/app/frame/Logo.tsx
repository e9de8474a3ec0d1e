import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { paths } from '#storefront/paths.ts';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Logo.module.css';

/** The merchant's own logo, or the mark and the name; leads home. `onDeep` for pomegranate grounds. */
export function Logo({ onDeep }: { onDeep?: boolean | undefined }) {
  const logo = useSelector(selectMainInfo)?.logo;
  return (
    <Link href={paths.home()} className={joinClasses(classes['logo'], onDeep && classes['onDeep'])}>
      {logo ? <img src={logo.src} alt="" /> : <Drawing name="mark" className={classes['mark']} />}
      <span>Sowgat</span>
    </Link>
  );
}
