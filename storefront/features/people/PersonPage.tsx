import { useState } from 'react';
import { useParams } from 'wouter';
import type { Person } from '#contract/people/shop.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useDelivery } from '#storefront/features/delivery/use-delivery.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadPeople } from './people.calls.ts';
import { peopleTexts } from './people.texts.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonForm } from './PersonForm.tsx';

/** One person: written for the first time, or changed. */
export default function PersonPage() {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();
  const { id } = useParams<{ id?: string }>();
  const [people, setPeople] = useState<Person[] | null>(null);
  const { failure, isLoading, retry } = useLoad(id === undefined ? null : 'people', async () => {
    const result = await dispatch(loadPeople());
    if (loadPeople.fulfilled.match(result)) setPeople(result.payload);
    return result;
  });
  useDelivery();
  if (id === undefined) {
    return (
      <PageFrame title={t('newTitle')} back={paths.people()}>
        <PersonForm />
      </PageFrame>
    );
  }
  const person = people?.find((one) => one.id === Number(id));
  return (
    <PageFrame title={person?.name ?? t('editTitle')} back={paths.people()}>
      {person && (
        <>
          <PersonForm key={person.id} person={person} />
          <PersonActions person={person} onChange={(now) => setPeople([now])} />
        </>
      )}
      {!people && failure && <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>}
      {!people && isLoading && <Skeleton height="520px" radius="14px" />}
      {people && !person && (
        <EmptyState title={t('notFound')} to={{ href: paths.people(), text: t('toList') }} />
      )}
    </PageFrame>
  );
}
