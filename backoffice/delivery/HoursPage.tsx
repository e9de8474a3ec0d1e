import { Box, Button, Switch, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Title } from 'react-admin';
import type { WorkingHours } from '#contract/content.ts';
import { api } from '../api/api.ts';
import { useAct } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { weekday } from '../lang/format.ts';
import { useLanguage, useTexts } from '../lang/use-texts.ts';
import { Answered } from '../parts/Answered.tsx';
import { moneyText, readMoney } from '../parts/money-text.ts';
import { Panel } from '../parts/Panel.tsx';
import { deliveryTexts } from './delivery.texts.ts';

type Kept = { hours: WorkingHours[]; cardPrice: number };

/** When the shop works, and what a greeting card costs. */
export default function HoursPage() {
  const t = useTexts(deliveryTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/hours/');
  return (
    <>
      <Title title={t('hours')} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && <HoursForm kept={data.data} />}
      </Answered>
    </>
  );
}

function HoursForm({ kept }: { kept: Kept }) {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  const { act, isBusy } = useAct();
  const [hours, setHours] = useState(kept.hours);
  const [price, setPrice] = useState(moneyText(kept.cardPrice));
  const cardPrice = readMoney(price);
  const set = (day: number, part: Partial<WorkingHours>) =>
    setHours(hours.map((row) => (row.day === day ? { ...row, ...part } : row)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { hours: hours.toSorted((one, other) => one.day - other.day), cardPrice: cardPrice ?? 0 };
    void act(() => api('PUT /api/office/hours/', { body }), t('saved'));
  };
  return (
    <form onSubmit={submit}>
      <Panel title={t('hours')} sx={{ maxWidth: 560 }}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => {
          const row = hours.find((one) => one.day === day);
          const toggle = () =>
            setHours(
              row
                ? hours.filter((one) => one.day !== day)
                : [...hours, { day, start_time: '09:00', end_time: '21:00' }],
            );
          return (
            <Box
              key={day}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 54, flexWrap: 'wrap' }}
            >
              <Switch
                checked={row !== undefined}
                onChange={toggle}
                slotProps={{ input: { 'aria-label': weekday(day, language) } }}
              />
              <Typography sx={{ width: { xs: 92, sm: 110 }, fontWeight: 650 }}>
                {weekday(day, language)}
              </Typography>
              {row ? (
                (['start_time', 'end_time'] as const).map((name) => (
                  <TextField
                    key={name}
                    value={row[name]}
                    onChange={(event) => set(day, { [name]: event.target.value })}
                    required
                    slotProps={{
                      htmlInput: {
                        'aria-label': `${weekday(day, language)} ${name === 'start_time' ? t('opens') : t('closes')}`,
                        pattern: '([01][0-9]|2[0-4]):[0-5][0-9]',
                        inputMode: 'numeric',
                        maxLength: 5,
                      },
                    }}
                    sx={{ width: 78, margin: 0 }}
                  />
                ))
              ) : (
                <Typography color="text.secondary">{t('dayOff')}</Typography>
              )}
            </Box>
          );
        })}
        <TextField
          label={t('cardPrice')}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          error={cardPrice === undefined}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ marginTop: 2, display: 'flex', maxWidth: 260 }}
        />
        <Button type="submit" variant="contained" loading={isBusy} disabled={cardPrice === undefined}>
          {t('save')}
        </Button>
      </Panel>
    </form>
  );
}
