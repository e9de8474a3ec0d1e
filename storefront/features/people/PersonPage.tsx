import { useParams } from 'wouter';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useDelivery } from '#storefront/features/delivery/use-delivery.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { peopleTexts } from './people.texts.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonForm } from './PersonForm.tsx';
import { usePeople } from './use-people.ts';

/** Creates or edits one person. */
export default function PersonPage() {
  const t = useTexts(peopleTexts);
  const { id } = useParams<{ id?: string }>();
  const { people, failure, retry } = usePeople({ isOff: id === undefined });
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
          <PersonActions person={person} />
        </>
      )}
      {!people && failure && <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>}
      {!people && !failure && <Skeleton height="520px" radius="14px" />}
      {people && !person && (
        <EmptyState title={t('notFound')} to={{ href: paths.people(), text: t('toList') }} />
      )}
    </PageFrame>
  );
}
