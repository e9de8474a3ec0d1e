import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays, addMonths } from '#domain/delivery/calendar.ts';
import { dayAndMonth, monthAndYear, weekday, shortWeekday } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  /** `2026-11-21`, or empty */
  chosen: string;
  today: string;
  min: string | undefined;
  choose: (day: string) => void;
};

/** A calendar month with our own texts, weeks from Monday: browsers have no Turkmen locale. */
export function MonthGrid({ chosen, today, min, choose }: Props) {
  const t = useTexts(partTexts);
  const language = useLanguage();
  const [month, setMonth] = useState((chosen || today).slice(0, 7));
  const days = daysShown(month);
  return (
    <Box sx={{ padding: 1.5, width: 308 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', marginBottom: 0.5 }}>
        <IconButton aria-label={t('monthBefore')} onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeft size={20} />
        </IconButton>
        <Typography role="status" sx={{ flexGrow: 1, textAlign: 'center', fontWeight: 650 }}>
          {monthAndYear(month, language)}
        </Typography>
        <IconButton aria-label={t('monthAfter')} onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRight size={20} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 40px)', textAlign: 'center' }}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <Typography key={day} variant="caption" color="text.secondary" title={weekday(day, language)}>
            {shortWeekday(day, language)}
          </Typography>
        ))}
        {days.map((day) => (
          <ButtonBase
            key={day}
            aria-label={dayAndMonth(day, language)}
            aria-pressed={day === chosen}
            disabled={min !== undefined && day < min}
            autoFocus={day === (chosen || today)}
            onClick={() => choose(day)}
            sx={{
              height: 40,
              borderRadius: '10px',
              fontSize: 15,
              fontWeight: day === today ? 650 : 400,
              color: day.startsWith(month) ? 'text.primary' : '#917b77',
              textDecoration: day === today ? 'underline' : 'none',
              '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--anar-soft)' },
              '&.Mui-disabled': { opacity: 0.35 },
              '&[aria-pressed="true"]': { color: '#fff8ef', backgroundColor: 'primary.main' },
            }}
          >
            {Number(day.slice(8))}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

/** Whole weeks that contain days of the month. */
function daysShown(month: string): string[] {
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks = Math.ceil((before + Number(last.slice(8))) / 7);
  return Array.from({ length: weeks * 7 }, (_, at) => addDays(first, at - before));
}
