import type { Reminders, RemindedDate } from '#contract/people/reminders.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { type Quiet, muteByLink } from './repeat.calls.ts';
import classes from './RepeatPage.module.css';
import { repeatTexts } from './repeat.texts.ts';

type Props = {
  token: string;
  reminded: Reminders;
  /** None where all dates of the SMS were deleted since. */
  chosen: RemindedDate | undefined;
  onChange: (reminded: Reminders) => void;
};

/**
 * Reduces or stops reminders with one press and without sign-in; each press can be undone where a date of the SMS is
 * left.
 */
export function FewerReminders({ token, reminded, chosen, onChange }: Props) {
  const t = useTexts(repeatTexts);
  const dispatch = useShopDispatch();
  const date = chosen?.id;
  async function ask(what: Quiet['what'], until: Quiet['until']): Promise<void> {
    const body = { what, until, ...(date === undefined ? {} : { date }) };
    const result = await dispatch(muteByLink({ token, body }));
    if (muteByLink.fulfilled.match(result)) onChange(result.payload);
    else toast({ text: result.payload?.sentence ?? '', tone: 'error' });
  }
  async function speakAgain(): Promise<void> {
    await ask('date', 'again');
    await ask('person', 'again');
  }
  const button = (text: string, run: () => Promise<void>) => (
    <Button look="outline" small onClick={() => void run()}>
      {text}
    </Button>
  );
  return (
    <Panel>
      <h2 className={classes['heading']}>{t('fewer')}</h2>
      <p role="status">{!reminded.isOn ? t('isOff') : chosen?.isQuiet ? t('isQuiet') : ''}</p>
      <div className={classes['buttons']}>
        {!reminded.isOn && chosen && button(t('again'), () => ask('all', 'again'))}
        {reminded.isOn && chosen?.isQuiet && button(t('again'), speakAgain)}
        {reminded.isOn && chosen?.isQuiet === false && (
          <>
            {button(t('quietYear'), () => ask('date', 'this-year'))}
            {button(t('mutePerson', { name: chosen.person.name }), () => ask('person', 'never'))}
          </>
        )}
        {reminded.isOn && button(t('never'), () => ask('all', 'never'))}
      </div>
    </Panel>
  );
}
