import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '#contract/people/shop.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadPeople } from './people.calls.ts';
import classes from './PeoplePage.module.css';
import { peopleTexts } from './people.texts.ts';
import { PersonCard } from './PersonCard.tsx';
import { ReminderSwitch } from './ReminderSwitch.tsx';

/** Whom the customer gives to, who comes next first. */
export default function PeoplePage() {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();
  const reminds = useHasFeature('reminders');
  const [people, setPeople] = useState<Person[] | null>(null);
  const { failure, retry } = useLoad('people', async () => {
    const result = await dispatch(loadPeople());
    if (loadPeople.fulfilled.match(result)) setPeople(result.payload);
    return result;
  });
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
