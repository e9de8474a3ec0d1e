import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { amount } from '#domain/print/money.ts';
import { dayAndMonth } from '#domain/print/days.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { classNames } from '#storefront/ui/Button.tsx';
import { firstScreenTexts } from './first-screen.texts.ts';
import classes from './GiftQuestion.module.css';

/** Upper bounds in tenge; the budget may also stay unanswered. */
const budgets = [100_00, 200_00, 300_00, 500_00];

/** The gift finder's questions (for whom, when, how much) on the first screen of wide pages. */
export function GiftQuestion() {
  const t = useTexts(firstScreenTexts);
  const language = useLanguage();
  const local = useLocal();
  const info = useSelector(selectMainInfo);
  const [, navigate] = useLocation();
  const has = ({ productsCount }: { productsCount: number }) => productsCount > 0;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const answer = (name: string) => (asked.get(name) as string) || undefined;
    const most = answer('price_max');
    navigate(
      paths.giftFinder({
        recipient: answer('recipient'),
        occasion: answer('occasion'),
        price_max: most === undefined ? undefined : Number(most),
      }),
    );
  }

  return (
    <form className={classes['question']} action={paths.giftFinder()} onSubmit={onSubmit}>
      <Choice name="recipient" label={t('forWhom')}>
        {info?.recipients.filter(has).map(({ id, title }) => (
          <option key={id} value={id}>
            {local(title)}
          </option>
        ))}
      </Choice>
      <Choice name="occasion" label={t('forWhen')}>
        {info?.occasions.filter(has).map(({ id, title, nextDay }) => (
          <option key={id} value={id}>
            {nextDay ? `${local(title)} · ${dayAndMonth(nextDay, language)}` : local(title)}
          </option>
        ))}
      </Choice>
      <Choice name="price_max" label={t('forHowMuch')}>
        {budgets.map((tenge) => (
          <option key={tenge} value={tenge}>
            {t('upTo', { price: amount(tenge) })}
          </option>
        ))}
      </Choice>
      <button type="submit" className={classNames({ look: 'gold' })}>
        {t('find')}
      </button>
    </form>
  );
}

function Choice({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const t = useTexts(firstScreenTexts);
  const [value, setValue] = useState('');
  // Not rendered on the server: phones, which hide it, would load all answers.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <label className={classes['choice']}>
      <span className={classes['label']}>{label}</span>
      <select name={name} value={value} onChange={({ target }) => setValue(target.value)}>
        <option value="">{t('any')}</option>
        {isThere && children}
      </select>
    </label>
  );
}
