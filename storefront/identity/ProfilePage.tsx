import { useTexts } from '../lang/use-texts.ts';
import { PageFrame } from '../layout/PageFrame.tsx';
import { paths } from '../paths.ts';
import { useShop, useShopDispatch } from '../store/hooks.ts';
import { PageFailed } from '../layout/PageFailed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { loadProfile } from './auth.calls.ts';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { profileTexts } from './profile.texts.ts';
import { useLoad } from './use-load.ts';

/** Name, birthday and picture. The number in the address is only a name: everybody sees their own. */
export default function ProfilePage() {
  const t = useTexts(profileTexts);
  const dispatch = useShopDispatch();
  const profile = useShop((state) => state.auth.profile);
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
