import { useSelector } from 'react-redux';
import { useParams } from 'wouter';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectProfile } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadProfile } from '#storefront/features/customers/sign-in/auth.calls.ts';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { profileTexts } from './profile.texts.ts';
import { useLoad } from '#storefront/store/use-load.ts';

/** Name, birthday and picture of whoever is signed in; `me` stands for their number until it is known. */
export default function ProfilePage() {
  const t = useTexts(profileTexts);
  const dispatch = useShopDispatch();
  const profile = useSelector(selectProfile);
  const { id } = useParams<{ id: string }>();
  const { failure, retry, isLoading } = useLoad('profile', () => dispatch(loadProfile()));
  if (profile && id !== 'me' && id !== String(profile.id)) return <ForeignProfile />;
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      {profile && <ProfileForm profile={profile} />}
      {!profile && failure && <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>}
      {!profile && isLoading && (
        <div className={classes['waiting']} aria-busy="true">
          {[80, 78, 78, 78, 78].map((height, at) => (
            <Skeleton key={at} height={`${height}px`} width="min(100%, 560px)" radius="14px" />
          ))}
        </div>
      )}
    </PageFrame>
  );
}

function ForeignProfile() {
  const t = useTexts(profileTexts);
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      <EmptyState
        title={t('notFound')}
        action={<ButtonLink href={paths.profile('me')}>{t('toOwn')}</ButtonLink>}
      >
        {t('notFoundHint')}
      </EmptyState>
    </PageFrame>
  );
}
