import { Clock, PenLine, ShieldCheck } from 'lucide-react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { homeTexts } from './home.texts.ts';
import classes from './TrustRow.module.css';

const reasons = [
  { title: 'trustCard', text: 'trustCardText', Icon: PenLine },
  { title: 'trustTime', text: 'trustTimeText', Icon: Clock },
  { title: 'trustPay', text: 'trustPayText', Icon: ShieldCheck },
] as const;

export function TrustRow() {
  const t = useTexts(homeTexts);
  return (
    <ul className={classes['row']}>
      {reasons.map(({ title, text, Icon }) => (
        <li key={title}>
          <Icon size={28} aria-hidden="true" />
          <span>
            <b>{t(title)}</b>
            <span className={classes['text']}>{t(text)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
