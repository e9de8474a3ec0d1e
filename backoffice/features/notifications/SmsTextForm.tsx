import { Box, Button, TextField, Typography } from '@mui/material';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import type { SmsText } from '#contract/notifications/office.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { eventTexts } from '#backoffice/features/orders/show/event.texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { barKeeper, SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { smsTexts } from './notifications.texts.ts';
import { costOfSms } from '#domain/notifications/sms-alphabet.ts';
import { hazardOf } from '#domain/notifications/sms-hazard.ts';
import { exampleFacts, fillTemplate } from '#domain/notifications/sms-template.ts';
import type { SmsLang } from '#domain/notifications/sms-text.ts';

/** Preview of the message exactly as the server sends it, with its cost. */
function preview(text: string, lang: SmsLang, link: string) {
  const example = fillTemplate(text, exampleFacts(lang, link), lang);
  const { units, parts } = costOfSms(example);
  return { example, units, parts: parts.length };
}

type Props = { sms: SmsText; answer: Answer<OfficeRoutes['GET /api/office/sms-texts/']> };

/** One message in both languages, with its cost while editing. */
export function SmsTextForm({ sms, answer }: Props) {
  const t = useTexts(smsTexts);
  const events = useTexts(eventTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const { changes, note, ...draft } = useSettings({
    name: `sms ${sms.id}`,
    from: 'GET /api/office/sms-texts/',
    to: 'PUT /api/office/sms-texts/:id/',
    params: { id: sms.id },
    answer,
    fill: ({ data }) => data.find(({ id }) => id === sms.id)?.text ?? sms.text,
    bodyOf: (text) => ({ text }),
  });
  const text = draft.value;
  const fault = (words: string, lang: SmsLang) => {
    const hazard = hazardOf(words, { lang, host: answer.host });
    return hazard ? { error: true, helperText: t(hazard) } : {};
  };
  const save = (body?: { text: null }) => void act(() => draft.save(body), t('saved'));
  return (
    <Panel
      title={events(sms.id)}
      side={sms.isOwn && <Mark tone="gold">{t('changedText')}</Mark>}
      sx={barKeeper}
    >
      {note}
      <form onSubmit={(event) => (event.preventDefault(), save())}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          {(['tm', 'ru'] as const).map((language) => (
            <div key={language}>
              <TextField
                label={language.toUpperCase()}
                value={text[language]}
                onChange={(event) => draft.change({ [language]: event.target.value })}
                multiline
                minRows={2}
                fullWidth
                required
                disabled={!may('sms-texts.write')}
                {...fault(text[language], language)}
                slotProps={{ htmlInput: { maxLength: 300, lang: language === 'tm' ? 'tk' : 'ru' } }}
              />
              <Preview text={text[language]} language={language} link={sms.link} />
            </div>
          ))}
        </Box>
        {may('sms-texts.write') && (
          <>
            {sms.isOwn && <Button onClick={() => save({ text: null })}>{t('toDefault')}</Button>}
            <SaveBar changes={changes} isBusy={isBusy} undo={draft.clear} />
          </>
        )}
      </form>
    </Panel>
  );
}

function Preview({ text, language, link }: { text: string; language: SmsLang; link: string }) {
  const t = useTexts(smsTexts);
  const { example, ...cost } = preview(text, language, link);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t('example')}:{' '}
        <i lang={language === 'tm' ? 'tk' : 'ru'} style={{ overflowWrap: 'anywhere' }}>
          {example}
        </i>
      </Typography>
      <Mark tone={cost.parts > 1 ? 'warn' : 'ok'}>{t('cost', cost)}</Mark>
    </>
  );
}
