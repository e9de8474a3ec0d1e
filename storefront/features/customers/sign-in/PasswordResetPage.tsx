import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'wouter';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectIsSignedIn } from './auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Question } from '#storefront/ui/surfaces/Question.tsx';
import { accessTexts } from './access.texts.ts';
import classes from './PasswordResetPage.module.css';
import { SessionList } from '#storefront/features/customers/account/SessionList.tsx';
import { signOut } from '#storefront/features/customers/account/sign-out.ts';

/** There are no passwords; this page shows worried customers their signed-in devices and how to sign them out. */
export default function PasswordResetPage() {
  const t = useTexts(accessTexts);
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isAsking, setAsking] = useState(false);

  async function leaveEverywhere(): Promise<void> {
    setAsking(false);
    await dispatch(signOut({ everywhere: true }));
    navigate(paths.signIn(paths.passwordReset()));
  }

  return (
    <PageFrame title={t('title')} back={paths.account()}>
      <div className={classes['page']}>
        <Panel>
          <h2 className={classes['heading']}>
            <MessageSquareText aria-hidden="true" />
            {t('noPassword')}
          </h2>
          <p>{t('how')}</p>
          <p>{t('worry')}</p>
          <p className={classes['quiet']}>{t('lostSim')}</p>
          {!isSignedIn && <ButtonLink href={paths.signIn(paths.passwordReset())}>{t('signIn')}</ButtonLink>}
        </Panel>
        {isSignedIn && (
          <>
            <SessionList />
            <Button look="danger" wide onClick={() => setAsking(true)}>
              {t('everywhere')}
            </Button>
          </>
        )}
      </div>
      <Question
        isOpen={isAsking}
        title={t('everywhereSure')}
        yes={t('yes')}
        no={t('no')}
        onYes={() => void leaveEverywhere()}
        onClose={() => setAsking(false)}
      >
        <p>{t('everywhereNote')}</p>
      </Question>
    </PageFrame>
  );
}
