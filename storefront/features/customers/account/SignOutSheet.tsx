import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Question } from '#storefront/ui/surfaces/Question.tsx';
import { accountHomeTexts } from './account-home.texts.ts';
import { signOut } from './sign-out.ts';

/** Confirmation before signing out. */
export function SignOutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts(accountHomeTexts);
  const dispatch = useShopDispatch();
  function leave() {
    onClose();
    void dispatch(signOut());
  }
  return (
    <Question
      isOpen={isOpen}
      title={t('signOutSure')}
      yes={t('signOut')}
      no={t('stay')}
      onYes={leave}
      onClose={onClose}
    >
      <p>{t('signOutNote')}</p>
    </Question>
  );
}
