import { Box, Button, Switch, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { Title } from 'react-admin';
import type { WorkingHours } from '#contract/content/shop.ts';
import { useSaveForm } from '#backoffice/api/save-form.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { weekday } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { TimeBox } from '#backoffice/parts/inputs/boxes.tsx';
import { AttemptsPanel } from './AttemptsPanel.tsx';
import { deliveryTexts } from './delivery.texts.ts';

type HoursSettings = { hours: WorkingHours[]; cardPrice: number };

/** Opening hours. The price of a greeting card is saved in the same record, but edited with the wraps. */
export default function HoursPage() {
  const t = useTexts(deliveryTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/hours/', undefined, {
    isForm: true,
  });
  return (
    <>
      <Title title={t('hours')} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && <HoursForm kept={data.data} seen={data.seen} />}
      </Answered>
      <AttemptsPanel />
    </>
  );
}

function HoursForm({ kept, seen }: { kept: HoursSettings; seen: string | undefined }) {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  const { act, isBusy } = useAct();
  const send = useSaveForm('PUT /api/office/hours/', seen);
  const draft = useDraft({ name: 'hours', first: { hours: kept.hours } });
  const { hours } = draft.value;
  const setHours = (to: WorkingHours[]) => draft.change({ hours: to });
  const set = (day: number, part: Partial<WorkingHours>) =>
    setHours(hours.map((row) => (row.day === day ? { ...row, ...part } : row)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { hours: hours.toSorted((one, other) => one.day - other.day), cardPrice: kept.cardPrice };
    void act(() => draft.sendOnce(() => send({ body })), t('saved'));
  };
  return (
    <form onSubmit={submit}>
      <Panel title={t('hours')} sx={{ maxWidth: 560 }}>
        {draft.note}
        {[0, 1, 2, 3, 4, 5, 6].map((day) => {
          const row = hours.find((one) => one.day === day);
          const toggle = () =>
            setHours(
              row
                ? hours.filter((one) => one.day !== day)
                : [...hours, { day, start_time: '09:00', end_time: '21:00' }],
            );
          return (
            <Box key={day} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 54 }}>
              <Switch
                checked={row !== undefined}
                onChange={toggle}
                slotProps={{ input: { 'aria-label': weekday(day, language) } }}
              />
              <Typography sx={{ flexGrow: { xs: 1, sm: 0 }, width: { sm: 130 }, fontWeight: 650 }}>
                {weekday(day, language)}
              </Typography>
              {row ? (
                (['start_time', 'end_time'] as const).map((name) => (
                  <TimeBox
                    isBare
                    key={name}
                    label={`${weekday(day, language)} ${name === 'start_time' ? t('opens') : t('closes')}`}
                    value={row[name]}
                    change={(time) => set(day, { [name]: time })}
                  />
                ))
              ) : (
                <Typography color="text.secondary">{t('dayOff')}</Typography>
              )}
            </Box>
          );
        })}
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('save')}
        </Button>
      </Panel>
    </form>
  );
}
