import { useParams } from 'wouter';
import type { RemindedDate } from '#contract/people/reminders.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { dayAndMonth, daysUntil, nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { dateTexts } from '../date.texts.ts';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import { FewerReminders } from './FewerReminders.tsx';
import { GiftOrder } from './GiftOrder.tsx';
import classes from './RepeatPage.module.css';
import { repeatTexts } from './repeat.texts.ts';
import { useRepeat } from './use-repeat.ts';

/** The page of a reminder SMS: a proposed gift that can be ordered with one press, and fewer reminders. */
export default function RepeatPage() {
  const t = useTexts(repeatTexts);
  const people = useTexts(dateTexts);
  const { id: token } = useParams<{ id: string }>();
  const { reminded, repeat, date, ...page } = useRepeat(token);
  const titleOf = useTitle();
  const chosen = reminded?.dates.find(({ id }) => id === date) ?? reminded?.dates[0];
  // All dates of the SMS were deleted since; all reminders can still be stopped.
  const isEmpty = reminded?.dates.length === 0;
  const failure = isEmpty ? null : page.failure;
  const isGone = failure?.status === 404;
  return (
    <PageFrame title={chosen ? titleOf(chosen) : t(isEmpty ? 'nothing' : 'title')}>
      {isGone && (
        <EmptyState title={t('ended')} to={{ href: paths.people(), text: people('title') }}>
          {t('endedHint')}
        </EmptyState>
      )}
      {isEmpty && <FewerReminders {...{ token, reminded, chosen }} onChange={page.setReminded} />}
      {failure && !isGone && !repeat && <PageFailed onRetry={page.retry}>{failure.sentence}</PageFailed>}
      {!failure && !isEmpty && !(chosen && repeat) && <Skeleton height="420px" radius="20px" />}
      {chosen && repeat && !isGone && (
        <div className={classes['page']}>
          <When day={chosen.day} />
          {reminded && reminded.dates.length > 1 && (
            <ChipRail label={t('dates')}>
              {reminded.dates.map((one) => (
                <Chip key={one.id} isSelected={one.id === chosen.id} onClick={() => page.setDate(one.id)}>
                  {titleOf(one)}
                </Chip>
              ))}
            </ChipRail>
          )}
          <GiftOrder
            key={`${repeat.person.id} ${repeat.day}`}
            {...{ repeat, token }}
            isReady={page.isReady}
            onChanged={page.reload}
          />
          {reminded && <FewerReminders {...{ token, reminded, chosen }} onChange={page.setReminded} />}
        </div>
      )}
    </PageFrame>
  );
}

function useTitle() {
  const t = useTexts(dateTexts);
  const local = useLocal();
  return ({ person, title, kind }: RemindedDate) => `${person.name}: ${title ? local(title) : t(kind)}`;
}

function When({ day }: { day: string }) {
  const language = useLanguage();
  const now = useNow();
  const t = useTexts(dateTexts);
  const away = daysUntil(day, now());
  const near = away < 2 ? nearDay(day, now(), language) : t('inDays', { n: away });
  return <Dotted className={classes['when']} parts={[dayAndMonth(day, language), near]} />;
}
