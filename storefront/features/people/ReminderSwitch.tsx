import { useState } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { toast } from '#storefront/toast.ts';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { loadConsent, saveConsent } from './people.calls.ts';
import classes from './PeoplePage.module.css';
import { peopleTexts } from './people.texts.ts';

/** Consent to SMS reminders; off by default. */
export function ReminderSwitch() {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();
  const [isOn, setOn] = useState<boolean | null>(null);
  useLoad('consent', async () => {
    const result = await dispatch(loadConsent());
    if (loadConsent.fulfilled.match(result)) setOn(result.payload);
    return result;
  });
  async function set(wanted: boolean): Promise<void> {
    setOn(wanted);
    const result = await dispatch(saveConsent(wanted));
    if (saveConsent.fulfilled.match(result)) return;
    setOn(!wanted);
    toast({ text: result.payload?.sentence ?? '', tone: 'error' });
  }
  if (isOn === null) return null;
  return (
    <Panel className={classes['remind']}>
      <Checkbox checked={isOn} onChange={(event) => void set(event.target.checked)}>
        {t('remind')}
      </Checkbox>
      <p className={classes['who']}>{t('remindNote')}</p>
    </Panel>
  );
}
