import { hoursWords } from '#domain/delivery/hours-words.ts';
import type { Order } from '#contract/orders/shop.ts';
import type { GiftRequest } from '#contract/gift-requests/request.ts';
import { clock, nearDay } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import classes from './RequestSteps.module.css';
import { requestTexts } from './request.texts.ts';

type Props = { order: Pick<Order, 'delivery'>; request: GiftRequest };

const words = { asked: 'stepAsked', opened: 'stepOpened', answered: 'stepAnswered' } as const;

/** When the recipient was asked, opened the link, chose day and slot, and said thanks; never their address. */
export function RequestSteps({ order: { delivery }, request: { steps = [], thanks } }: Props) {
  const t = useTexts(requestTexts);
  const language = useLanguage();
  const now = useNow();
  const { day, from, to } = delivery;
  const hours = hoursWords({ from, to }, language);
  const when = day && [nearDay(day, now(), language).toLowerCase(), hours].filter(Boolean).join(', ');
  const rows = steps.map(({ step, at }) => ({
    at,
    words: step === 'answered' && when ? t('stepAnsweredWhen', { when }) : t(words[step]),
  }));
  if (thanks) rows.push({ at: thanks.at, words: t('stepThanked') });
  if (rows.length === 0) return null;
  return (
    <ol className={classes['steps']}>
      {rows.map(({ at, words }) => (
        <li key={words}>
          <span>{words}</span>
          <time dateTime={at}>{`${nearDay(at, now(), language).toLowerCase()}, ${clock(at)}`}</time>
        </li>
      ))}
    </ol>
  );
}
