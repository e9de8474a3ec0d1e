import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import classes from './AccountPage.module.css';

type Props = { href: string; Icon: LucideIcon; title: string; note: string };

/** One place of the account, with a word on what is there. */
export function AccountTile({ href, Icon, title, note }: Props) {
  return (
    <Link href={href} className={classes['tile']}>
      <span className={classes['icon']}>
        <Icon aria-hidden="true" />
      </span>
      <span className={classes['words']}>
        <b>{title}</b>
        <span>{note}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
