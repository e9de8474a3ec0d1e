import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { Title } from 'react-admin';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { type Duty, mostDutyPhones } from '#domain/notifications/duty.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { languageChoices, SelectBox, TextBox, TimeBox } from '#backoffice/parts/inputs/boxes.tsx';
import { dutyTexts } from './duty.texts.ts';

/** Who is notified of orders by SMS and when, and the low stock threshold. */
export default function DutyPage() {
  const t = useTexts(dutyTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/duty/', undefined, { isForm: true });
  return (
    <>
      <Title title={t('title')} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && <DutyForm answer={data} />}
      </Answered>
    </>
  );
}

function DutyForm({ answer }: { answer: Answer<OfficeRoutes['GET /api/office/duty/']> }) {
  const t = useTexts(dutyTexts);
  const { act, isBusy } = useAct();
  const { value, change, note, save, changes, clear } = useSettings({
    name: 'duty',
    from: 'GET /api/office/duty/',
    to: 'PUT /api/office/duty/',
    answer,
    fill: ({ data }): { duty: Duty; phones: string } => ({ duty: data, phones: data.phones.join('\n') }),
    bodyOf: (typed) => ({ ...typed.duty, phones: listed(typed.phones) }),
  });
  const { duty, phones } = value;
  const set = (part: Partial<Duty>) => change({ duty: { ...duty, ...part } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(save, t('saved'));
  };
  return (
    <form onSubmit={submit}>
      <Panel title={t('title')} sx={{ maxWidth: 560 }}>
        {note}
        <Typography gutterBottom>{t('lead')}</Typography>
        <FormControlLabel
          control={<Switch checked={duty.isOn} onChange={() => set({ isOn: !duty.isOn })} />}
          label={t('on')}
        />
        <TextBox
          label={t('phones')}
          helperText={t('phonesHint')}
          value={phones}
          change={(to) => change({ phones: to })}
          multiline
          minRows={2}
          required={duty.isOn || duty.tellsClose}
        />
        <Hours duty={duty} set={set} />
        <SelectBox
          label={t('lang')}
          value={duty.lang}
          choose={(lang) => set({ lang })}
          choices={languageChoices}
          fullWidth
        />
        <ClosedDays duty={duty} set={set} />
        <TextBox
          label={t('low')}
          helperText={t('lowHint')}
          value={String(duty.lowStock)}
          change={(text) => set({ lowStock: Math.min(1_000, Number(text.replace(/\D/g, '')) || 0) })}
          inputMode="numeric"
        />
      </Panel>
      <Box sx={{ maxWidth: 560 }}>
        <SaveBar changes={changes} isBusy={isBusy} undo={clear} />
      </Box>
    </form>
  );
}

function listed(phones: string): string[] {
  const lines = phones.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(0, mostDutyPhones);
}

type PartProps = { duty: Duty; set: (part: Partial<Duty>) => void };

function ClosedDays({ duty, set }: PartProps) {
  const t = useTexts(dutyTexts);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={duty.tellsClose} onChange={() => set({ tellsClose: !duty.tellsClose })} />}
        label={t('tellsClose')}
      />
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {t('tellsCloseHint')}
      </Typography>
    </>
  );
}

function Hours({ duty, set }: PartProps) {
  const t = useTexts(dutyTexts);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        {(['from', 'to'] as const).map((name) => (
          <TimeBox key={name} label={t(name)} value={duty[name]} change={(time) => set({ [name]: time })} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('hoursHint')}
      </Typography>
    </>
  );
}
