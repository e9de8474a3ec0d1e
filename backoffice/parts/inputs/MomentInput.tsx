import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, useResourceContext, useTranslateLabel } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DayBox } from './DayBox.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { completeClock, readClock } from './read-day.ts';

const ashgabatMs = 5 * 3_600_000;

type Props = {
  source: string;
  /** Default time for a newly chosen day. */
  clock: string;
  isNeeded?: boolean;
};

/** Date and time in the shop's time zone, whatever the device's is. */
export function MomentInput({ source, clock, isNeeded }: Props) {
  const t = useTexts(partTexts);
  const resource = useResourceContext() ?? '';
  const translateLabel = useTranslateLabel();
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const { day, time } = onShopClock(field.value as string | null);
  const label = String(translateLabel({ source, resource }));
  const set = (newDay: string, newTime: string) =>
    field.onChange(newDay ? `${newDay}T${newTime}:00+05:00` : null);
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    const read = readClock(text);
    if (read) set(day, read);
  };
  const leave = () => {
    const read = readClock(completeClock(typed ?? ''));
    if (read) set(day, read);
    setWrong(Boolean(typed) && !read);
    if (read || !typed) setTyped(undefined);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <DayBox
        label={isNeeded ? `${label} *` : label}
        value={day}
        changed={(chosen) => set(chosen, time || clock)}
        canClear
        fault={fieldState.error?.message}
        fullWidth
      />
      <TextField
        value={typed ?? time}
        placeholder={clock}
        disabled={!day}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        error={isWrong}
        helperText={isWrong ? t('clockForm') : undefined}
        slotProps={{ htmlInput: { 'aria-label': `${label}: ${t('clock')}`, maxLength: 12 } }}
        sx={{ width: isWrong ? 150 : 92, flex: 'none' }}
      />
    </Box>
  );
}

function onShopClock(value: string | null): { day: string; time: string } {
  if (!value) return { day: '', time: '' };
  const iso = new Date(Date.parse(value) + ashgabatMs).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}
