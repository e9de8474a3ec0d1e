import { useSelector } from 'react-redux';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectProfile } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadProfile } from '#storefront/features/customers/sign-in/auth.calls.ts';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { profileTexts } from './profile.texts.ts';
import { useLoad } from '#storefront/store/use-load.ts';

/** Name, birthday and picture. The number in the address is only a name: everybody sees their own. */
export default function ProfilePage() {
  const t = useTexts(profileTexts);
  const dispatch = useShopDispatch();
  const profile = useSelector(selectProfile);
  const { failure, retry, isLoading } = useLoad('profile', () => dispatch(loadProfile()));
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
