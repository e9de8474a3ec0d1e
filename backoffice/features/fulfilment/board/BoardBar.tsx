/** Filters of the board: day and delivery slot. */
import { Badge, Box, Button, Chip } from '@mui/material';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { addDays } from '#domain/delivery/calendar.ts';
import { shortDay } from '#domain/print/days.ts';
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

function useDayName(today: string) {
  const t = useTexts(boardTexts);
  const language = useLanguage();
  return (day: string) =>
    day === today ? t('today') : day === addDays(today, 1) ? t('tomorrow') : shortDay(day, language);
}

/** Today, tomorrow, the next days with orders, and a date picker. */
export function BoardDays({ days, today, day, choose }: Props) {
  const t = useTexts(boardTexts);
  const tomorrow = addDays(today, 1);
  const later = days.map((one) => one.day).filter((one) => one > tomorrow);
  const shown = [today, tomorrow, ...later.slice(0, 3)];
  const name = useDayName(today);
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

/** An empty day links to days with orders. */
export function EmptyDay({ days, today, choose }: Omit<Props, 'day'>) {
  const t = useTexts(boardTexts);
  const name = useDayName(today);
  return (
    <>
      {t('empty')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', paddingBlock: 2 }}>
        {days.slice(0, 4).map(({ day, count }) => (
          <Button key={day} variant="contained" onClick={() => choose(day)}>
            {name(day)}: {count}
          </Button>
        ))}
      </Box>
    </>
  );
}

type Board = Answer<OfficeRoutes['GET /api/office/board/']>['data'];
type SlotChipsProps = {
  board: Board /** Start of the slot; '' for orders without a time, undefined for the whole day. */;
  slot: string | undefined;
  choose: (slot: string | undefined) => void;
};

/** With one slot and nothing late there is nothing to filter. */
export const hasChoice = ({ slots, late, undated }: Board) => slots.length > 1 || late > 0 || undated > 0;

/** The day's delivery slots with their numbers of orders; also late orders and orders without a day. */
export function SlotChips({ board: { slots, late, undated }, slot, choose }: SlotChipsProps) {
  const t = useTexts(boardTexts);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        overflowX: 'auto',
        paddingBlock: 1.5,
        alignItems: 'center',
        '& > *': { flex: 'none' },
      }}
    >
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
