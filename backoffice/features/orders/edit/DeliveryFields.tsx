import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Box, Chip, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { DeliveryMethod } from '#contract/orders/shop.ts';
import { shopApi } from '#backoffice/api/api.ts';
import { money, shortDay } from '#backoffice/lang/format.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { orderFormTexts } from './order-form.texts.ts';

export type DeliveryDraft = { method: DeliveryMethod; slot: string | null };
type Props = { place: number | null; draft: DeliveryDraft; change: (draft: DeliveryDraft) => void };

/** How and when a place is reached: the same slots that customers see. */
export function DeliveryFields({ place, draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  const language = useLanguage();
  const [from, setFrom] = useState('');
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['office', 'slots', place, from],
    queryFn: () =>
      shopApi('GET /api/order/slots/', { query: { place: place ?? 0, ...(from ? { from } : {}) } }),
    enabled: place !== null,
  });
  if (place === null) return <Typography color="text.secondary">{t('pickPlace')}</Typography>;
  const choice = data?.data;
  const fee = (sum: number | undefined) => (sum === undefined ? '' : sum === 0 ? t('free') : money(sum));
  return (
    <Answered isPending={isPending} error={error} retry={refetch} rows={2}>
      <ToggleButtonGroup
        exclusive
        value={draft.method}
        onChange={(_, method: DeliveryMethod | null) => method && change({ method, slot: null })}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="STANDARD">
          {t('STANDARD')} {fee(choice?.standard.fee)}
        </ToggleButton>
        <ToggleButton value="EXPRESS" disabled={!choice?.express}>
          {t('EXPRESS')} {fee(choice?.express?.fee)}
        </ToggleButton>
        <ToggleButton value="SLOT">{t('SLOT')}</ToggleButton>
      </ToggleButtonGroup>
      {draft.method === 'SLOT' && <FromField value={from} onChange={setFrom} />}
      {draft.method === 'SLOT' &&
        choice?.days.map(({ day, slots }) => (
          <Box
            key={day}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginTop: 1.25 }}
          >
            <Typography variant="body2" sx={{ width: 116, fontWeight: 650 }}>
              {shortDay(day, language)}
            </Typography>
            {slots.map((slot) => (
              <Chip
                key={slot.id}
                label={`${slot.from}–${slot.to} · ${slot.state === 'open' ? t('left', { n: slot.left }) : t(slot.state)}`}
                color={draft.slot === slot.id ? 'primary' : 'default'}
                disabled={slot.state !== 'open'}
                onClick={() => change({ ...draft, slot: slot.id })}
              />
            ))}
          </Box>
        ))}
    </Answered>
  );
}

/** The slots of the next days are shown; those of a later time are asked for. */
function FromField({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const t = useTexts(orderFormTexts);
  return (
    <TextField
      type="date"
      label={t('slotsFrom')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ marginTop: 1.5 }}
    />
  );
}
