import type { Reminded, RemindedDate } from '#contract/people/reminders.ts';
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
  reminded: Reminded;
  chosen: RemindedDate;
  onChange: (reminded: Reminded) => void;
};

function useMute({ token, onChange }: Pick<Props, 'token' | 'onChange'>) {
  const dispatch = useShopDispatch();
  return async (body: Quiet): Promise<void> => {
    const result = await dispatch(muteByLink({ token, body }));
    if (muteByLink.fulfilled.match(result)) onChange(result.payload);
    else toast({ text: result.payload?.sentence ?? '', tone: 'error' });
  };
}

/** Stops all reminders where no date of the SMS is left; this cannot be undone by the link. */
export function StopReminders(props: Pick<Props, 'token' | 'onChange'>) {
  const t = useTexts(repeatTexts);
  const ask = useMute(props);
  return (
    <Button look="outline" onClick={() => void ask({ what: 'all', until: 'never' })}>
      {t('never')}
    </Button>
  );
}

/** Reduces or stops reminders with one press and without sign-in; each press can be undone. */
export function FewerReminders({ token, reminded, chosen, onChange }: Props) {
  const t = useTexts(repeatTexts);
  const ask = useMute({ token, onChange });
  async function speakAgain(): Promise<void> {
    await ask({ what: 'date', date: chosen.id, until: 'again' });
    await ask({ what: 'person', date: chosen.id, until: 'again' });
  }
  const button = (text: string, run: () => Promise<void>) => (
    <Button look="outline" small onClick={() => void run()}>
      {text}
    </Button>
  );
  return (
    <Panel>
      <h2 className={classes['heading']}>{t('fewer')}</h2>
      <p role="status">{!reminded.isOn ? t('isOff') : chosen.isQuiet ? t('isQuiet') : ''}</p>
      <div className={classes['buttons']}>
        {!reminded.isOn && button(t('again'), () => ask({ what: 'all', until: 'again' }))}
        {reminded.isOn && chosen.isQuiet && button(t('again'), speakAgain)}
        {reminded.isOn && !chosen.isQuiet && (
          <>
            {button(t('quietYear'), () => ask({ what: 'date', date: chosen.id, until: 'this-year' }))}
            {button(t('mutePerson', { name: chosen.person.name }), () =>
              ask({ what: 'person', date: chosen.id, until: 'never' }),
            )}
          </>
        )}
        {reminded.isOn && button(t('never'), () => ask({ what: 'all', until: 'never' }))}
      </div>
    </Panel>
  );
}
