/** What of the day the board shows: which day, which delivery slot. */
import { Badge, Box, Button, Chip } from '@mui/material';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { addDays, shortDay } from '#backoffice/lang/format.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
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

type Board = Answer<OfficeRoutes['GET /api/office/board/']>['data'];
type SlotChipsProps = {
  board: Board /** Its beginning; '' are orders without hours, undefined is the whole day. */;
  slot: string | undefined;
  choose: (slot: string | undefined) => void;
};

/** Delivery slots of the day with how many orders each has; and what is late or has no day. */
export function SlotChips({ board: { slots, late, undated }, slot, choose }: SlotChipsProps) {
  const t = useTexts(boardTexts);
  return (
    <Box sx={{ display: 'flex', gap: 1, overflowX: 'auto', paddingBlock: 1.5, alignItems: 'center' }}>
      <Chip
        label={t('allDay')}
        color={slot === undefined ? 'primary' : 'default'}
        onClick={() => choose(undefined)}
      />
      {slots.map(({ from, to, count }) => (
        <Chip
          key={from ?? ''}
          label={`${from && to ? `${from}–${to}` : t('noSlot')} · ${count}`}
          color={slot === (from ?? '') ? 'primary' : 'default'}
          onClick={() => choose(from ?? '')}
        />
      ))}
      {late > 0 && <Mark tone="err">{t('late', { n: late })}</Mark>}
      {undated > 0 && <Mark tone="warn">{t('undated', { n: undated })}</Mark>}
    </Box>
  );
}
