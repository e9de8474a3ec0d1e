import type { Order } from '#contract/orders/shop.ts';
import { clock } from '#domain/print/clocks.ts';
import { daysUntil, nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { eventTexts, orderTexts, statusTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';
import { timelineSteps, toneOf } from './timeline-steps.ts';

const words = { ...statusTexts, ...eventTexts };

/** The order's timeline, with its remaining steps. */
export function Timeline({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const say = useTexts(words);
  const language = useLanguage();
  const now = useNow();
  const time = (at: string) =>
    daysUntil(at, now()) === 0 ? clock(at) : `${nearDay(at, now(), language)}, ${clock(at)}`;
  return (
    <Panel>
      <VisuallyHidden>
        <h2>{t('timeline')}</h2>
      </VisuallyHidden>
      <ol className={classes['timeline']}>
        {timelineSteps(order, (event) => event in words).map((step, at) => (
          <li
            key={`${step.event}-${at}`}
            className={joinClasses(classes[step.state], classes[toneOf(step.event) ?? ''])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <b>{say(step.event as keyof typeof words)}</b>
            {step.at && <small>{time(step.at)}</small>}
            {step.note && <small>{step.note}</small>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
