import { useSelector } from 'react-redux';
import { phone } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { signInTexts } from './sign-in.texts.ts';
import classes from './SignInFrame.module.css';

/** What to do when no SMS comes. */
export function CodeHelp({ username }: { username: string }) {
  const t = useTexts(signInTexts);
  const shopPhone = useSelector(selectMainInfo)?.contacts.phones[0];
  return (
    <details className={classes['help']}>
      <summary>{t('noCode')}</summary>
      <ul>
        <li>{t('helpNumber', { phone: phone(username) })}</li>
        <li>{t('helpSignal')}</li>
        <li>{t('helpMemory')}</li>
        {shopPhone && (
          <li>
            {t('helpCall')} <a href={`tel:${shopPhone.replace(/[^+\d]/g, '')}`}>{phone(shopPhone)}</a>
          </li>
        )}
      </ul>
    </details>
  );
}
