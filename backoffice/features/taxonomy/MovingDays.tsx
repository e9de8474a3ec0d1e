import { Box } from '@mui/material';
import { useInput } from 'react-admin';
import { mostMovingDays } from '#domain/people/moving-day.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

/** Dates of a holiday that follows the moon, one field each, and an empty one for the next. */
export function MovingDays() {
  const t = useTexts(taxonomyTexts);
  const { field } = useInput({ source: 'days', defaultValue: [] });
  const days = (field.value ?? []) as string[];
  const fields = days.length < mostMovingDays ? [...days, ''] : days;
  const change = (at: number, day: string) =>
    field.onChange([...days.filter((_, index) => index !== at), day].filter(Boolean).toSorted());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {fields.map((day, at) => (
        <DayBox
          key={day || 'next'}
          label={t(day ? 'movingDay' : 'nextMovingDay')}
          value={day}
          changed={(chosen) => change(at, chosen)}
          canClear={day !== ''}
        />
      ))}
    </Box>
  );
}
