import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { accountHomeTexts } from './account-home.texts.ts';
import { signOut } from './sign-out.ts';
import classes from '#storefront/ui/surfaces/SheetButtons.module.css';

/** Asks once before leaving. */
export function SignOutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts(accountHomeTexts);
  const dispatch = useShopDispatch();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      wide="centre"
      title={t('signOutSure')}
      footer={
        <div className={classes['buttons']}>
          <Button look="outline" onClick={onClose}>
            {t('stay')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              void dispatch(signOut());
            }}
          >
            {t('signOut')}
          </Button>
        </div>
      }
    >
      <p>{t('signOutNote')}</p>
    </Sheet>
  );
}
