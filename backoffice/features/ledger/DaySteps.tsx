import { Box, IconButton } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { cashTexts } from './cash.texts.ts';

type Props = { day: string; today: string; change: (day: string) => void };

/** The day whose movements are shown, a press to the one before and the one after. */
export function DaySteps({ day, today, change }: Props) {
  const t = useTexts(cashTexts);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginBottom: 2 }}>
      <IconButton aria-label={t('dayBefore')} onClick={() => change(addDays(day, -1))}>
        <ChevronLeft size={20} />
      </IconButton>
      <DayBox label={t('movesOf')} value={day} changed={change} sx={{ width: 200 }} />
      <IconButton aria-label={t('dayAfter')} disabled={day >= today} onClick={() => change(addDays(day, 1))}>
        <ChevronRight size={20} />
      </IconButton>
    </Box>
  );
}
