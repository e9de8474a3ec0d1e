/** Filters of the board in one line: day and delivery window. */
import { Box, Button, Chip, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { addDays } from '#domain/delivery/calendar.ts';
import { shortDay } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { boardTexts } from './board.texts.ts';
import { lateSlot } from './bulk-moves.ts';
import { shortHours } from '#backoffice/features/orders/list/short-hours.ts';

type Board = Answer<OfficeRoutes['GET /api/office/board/']>['data'];
type DayProps = {
  days: Board['days'];
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

/** Scrolls sideways where it does not fit; it never takes a second line. */
export function FilterLine({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.75,
        alignItems: 'center',
        overflowX: 'auto',
        paddingBlock: 0.5,
        '& > *': { flex: 'none' },
        '& .MuiChip-root': { height: 32, '@media (pointer: coarse)': { height: 44 } },
      }}
    >
      {children}
    </Box>
  );
}

/** Today, tomorrow, the next days with orders, and a date picker; on a phone a list of the same days. */
export function BoardDays({ days, today, day, choose }: DayProps) {
  const t = useTexts(boardTexts);
  const isPhone = useMediaQuery('(max-width:760px)');
  const tomorrow = addDays(today, 1);
  const later = days.map((one) => one.day).filter((one) => one > tomorrow);
  const shown = [...new Set([today, tomorrow, ...later.slice(0, isPhone ? 9 : 2), day])];
  const name = useDayName(today);
  const countOf = (one: string) => days.find((found) => found.day === one)?.count ?? 0;
  if (isPhone)
    return (
      <SelectBox
        label={t('day')}
        value={day}
        choose={choose}
        choices={shown.map((one) => [one, `${name(one)} · ${countOf(one)}`])}
        sx={{ margin: 0, marginTop: 0.75, minWidth: 128 }}
      />
    );
  return (
    <>
      {shown.map((one) => (
        <Chip
          key={one}
          label={<Counted name={name(one)} count={countOf(one)} />}
          color={one === day ? 'primary' : 'default'}
          aria-pressed={one === day}
          onClick={() => choose(one)}
        />
      ))}
      <DayBox label={t('otherDay')} isBare value={day} changed={choose} sx={{ width: 150, margin: 0 }} />
    </>
  );
}

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name} <b className="tabular">{count}</b>
    </>
  );
}

/** An empty day links to days with orders. */
export function EmptyDay({ days, today, choose }: Omit<DayProps, 'day'>) {
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

type SlotProps = {
  board: Board;
  /** Start of the slot; '' for orders without a time, undefined for the whole day. */
  slot: string | undefined;
  choose: (slot: string | undefined) => void;
};

/** The day's delivery windows with their numbers of orders; also late orders and orders without a day. */
export function SlotChips({ board: { slots, late, undated }, slot, choose }: SlotProps) {
  const t = useTexts(boardTexts);
  const chip = (value: string | undefined, name: string, count?: number) => (
    <Chip
      key={value ?? 'all'}
      label={count === undefined ? name : <Counted name={name} count={count} />}
      color={slot === value ? 'primary' : 'default'}
      variant={slot === value ? 'filled' : 'outlined'}
      aria-pressed={slot === value}
      onClick={() => choose(value)}
    />
  );
  return (
    <>
      {chip(undefined, t('allDay'))}
      {slots.map(({ from, to, count }) =>
        chip(from ?? '', from && to ? shortHours(from, to) : t('noSlot'), count),
      )}
      {late > 0 && chip(lateSlot, t('late'), late)}
      {undated > 0 && (
        <Typography component="span">
          <Mark tone="warn">{t('undated', { n: undated })}</Mark>
        </Typography>
      )}
    </>
  );
}
