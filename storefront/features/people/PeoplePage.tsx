import { Plus } from 'lucide-react';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import classes from './PeoplePage.module.css';
import { peopleTexts } from './people.texts.ts';
import { PersonCard } from './PersonCard.tsx';
import { ReminderSwitch } from './ReminderSwitch.tsx';
import { usePeople } from './use-people.ts';

/** The customer's saved people, the next date first. */
export default function PeoplePage() {
  const t = useTexts(peopleTexts);
  const reminds = useHasFeature('reminders');
  const { people, failure, retry } = usePeople();
  const add = (
    <ButtonLink href={paths.newPerson()} icon={<Plus size={20} strokeWidth={2} aria-hidden="true" />}>
      {t('add')}
    </ButtonLink>
  );
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      {people === null && failure && <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>}
      {people === null && !failure && (
        <div className={classes['list']} aria-busy="true">
          <Skeleton height="148px" radius="20px" />
          <Skeleton height="148px" radius="20px" />
        </div>
      )}
      {people?.length === 0 && (
        <EmptyState title={t('none')} action={add}>
          {t(reminds ? 'noneRemind' : 'noneWhy')}
        </EmptyState>
      )}
      {people && people.length > 0 && (
        <>
          <p className={classes['lead']}>{t('lead')}</p>
          {reminds && <ReminderSwitch />}
          <ul className={classes['list']}>
            {people.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
    </PageFrame>
  );
}
