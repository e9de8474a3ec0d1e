import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { firstWindow, windowsOfHours } from '#domain/delivery/first-windows.ts';
import { shortWeekday, weekday } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { TimeBox } from '#backoffice/parts/inputs/boxes.tsx';
import { isClock } from '#backoffice/parts/inputs/read-day.ts';
import type { FieldsProps } from './first-day.ts';
import { myShopTexts } from './my-shop.texts.ts';

const week = [0, 1, 2, 3, 4, 5, 6];
const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' } as const;

/** Hours and days of work, and the windows that are made of them. */
export function WhenFields({ form, change }: FieldsProps) {
  const t = useTexts(myShopTexts);
  const language = useLanguage();
  const { from, to, days } = form;
  const windows = isClock(from) && isClock(to) ? windowsOfHours(from, to) : [];
  return (
    <>
      <Box sx={row}>
        <Box sx={{ width: 120 }}>
          <TimeBox label={t('from')} value={from} change={(time) => change({ from: time })} />
        </Box>
        <Box sx={{ width: 120 }}>
          <TimeBox label={t('to')} value={to} change={(time) => change({ to: time })} />
        </Box>
        <ToggleButtonGroup
          value={days}
          onChange={(_, chosen: number[]) => change({ days: chosen.toSorted((a, b) => a - b) })}
          sx={{ flexWrap: 'wrap', marginTop: 1 }}
        >
          {week.map((day) => (
            <ToggleButton key={day} value={day} aria-label={weekday(day, language)}>
              {shortWeekday(day, language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {windows.length > 0 && (
        <Typography variant="body2" color="text.secondary" className="tabular">
          {t('windows')} {windows.map((one) => t('window', { ...one, n: firstWindow.capacity })).join('; ')}
        </Typography>
      )}
    </>
  );
}
