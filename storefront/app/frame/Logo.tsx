import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useShopName } from '#storefront/features/content/texts/use-shop-name.ts';
import { paths } from '#storefront/paths.ts';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import classes from './Logo.module.css';

/** The merchant's own logo, or the default mark and name; links to the home page. */
export function Logo() {
  const logo = useSelector(selectMainInfo)?.logo;
  const name = useShopName();
  return (
    <Link href={paths.home()} className={classes['logo']}>
      {logo ? <img src={logo.src} alt="" /> : <Drawing name="mark" className={classes['mark']} />}
      <span>{name}</span>
    </Link>
  );
}
