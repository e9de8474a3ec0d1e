import { Badge, Button } from '@mui/material';
import { addDays, shortDay } from '#backoffice/lang/format.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { boardTexts } from './board.texts.ts';

type Props = {
  days: readonly { day: string; count: number }[];
  today: string;
  day: string;
  choose: (day: string) => void;
};

/** Today, tomorrow, the next days that have work, and any other day. */
export function BoardDays({ days, today, day, choose }: Props) {
  const t = useTexts(boardTexts);
  const language = useLanguage();
  const tomorrow = addDays(today, 1);
  const later = days.map((one) => one.day).filter((one) => one > tomorrow);
  const shown = [today, tomorrow, ...later.slice(0, 3)];
  const name = (one: string) =>
    one === today ? t('today') : one === tomorrow ? t('tomorrow') : shortDay(one, language);
  return (
    <>
      {shown.map((one) => (
        <Badge key={one} badgeContent={days.find((found) => found.day === one)?.count ?? 0} color="primary">
          <Button
            size="small"
            variant={one === day ? 'contained' : 'outlined'}
            aria-pressed={one === day}
            onClick={() => choose(one)}
          >
            {name(one)}
          </Button>
        </Badge>
      ))}
      <DayBox label={t('otherDay')} isBare value={day} changed={choose} sx={{ width: 160, margin: 0 }} />
    </>
  );
}
