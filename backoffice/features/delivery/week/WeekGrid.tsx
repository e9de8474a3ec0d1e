import { Box } from '@mui/material';
import type { OfficeZone } from '#contract/delivery/office.ts';
import type { OfficeWeek } from '#contract/delivery/office-week.ts';
import { shortWeekday } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import type { DraftOf } from '#backoffice/parts/drafts/use-draft.tsx';
import { completeClock } from '#backoffice/parts/inputs/read-day.ts';
import { weekdays } from '#domain/delivery/week.ts';
import { GridCell } from './GridCell.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import { type FormHours, putWindow, wasOf, type WeekForm } from './week-form.ts';
import { WindowName } from './WindowName.tsx';
import { weekTexts } from './week.texts.ts';

type Props = Pick<DraftOf<WeekForm>, 'change'> & {
  week: WeekForm;
  first: WeekForm;
  kept: OfficeWeek;
  zones: readonly OfficeZone[];
  /** Weekdays whose hours are wrong. */
  faulty: readonly number[];
  edit: (at: number) => void;
};

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: 620,
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '5px 4px', borderBottom: '1px solid #efe5d7', fontWeight: 'inherit' },
  '& thead th': { fontWeight: 650 },
  '& th[scope="row"], & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    textAlign: 'start',
    paddingInlineStart: 0,
    backgroundColor: '#ffffff',
  },
} as const;

/** Windows by weekday, and the hours of the shop; scrolls inside itself. Arrow keys move between the cells. */
export function WeekGrid({ week, zones, faulty, edit, change, ...shown }: Props) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  return (
    <Box sx={{ overflowX: 'auto', '&:focus-visible': { outline: '2px solid' } }}>
      <Box component="table" sx={table} onKeyDown={moveByArrows}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: { xs: 128, md: 170 }, textAlign: 'start' }}>
              {t('window')}
            </Box>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {shortWeekday(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.windows.map((window, at) => (
            <tr key={window.slots.find((id) => id !== null) ?? `new ${at}`}>
              <WindowName window={window} zones={zones} edit={() => edit(at)} />
              <WindowCells
                {...shown}
                {...{ week, at }}
                put={(capacity) => change({ windows: putWindow(week.windows, at, { ...window, capacity }) })}
              />
            </tr>
          ))}
          <HoursRow {...{ week, faulty, change }} first={shown.first} />
        </tbody>
      </Box>
    </Box>
  );
}

type CellsProps = Pick<Props, 'week' | 'first' | 'kept'> & {
  at: number;
  put: (capacity: string[]) => void;
};

function WindowCells({ week, first, kept, at, put }: CellsProps) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  const window = week.windows[at];
  if (!window) return null;
  const { from, to, capacity } = window;
  const was = wasOf(first, window);
  const booked = kept.windows[was ? first.windows.indexOf(was) : -1]?.booked;
  return weekdays.map((day) => {
    const n = booked?.[day] ?? 0;
    const words = { day: shortWeekday(day, language), window: `${from}–${to}`, n };
    return (
      <td key={day}>
        <GridCell
          at={`${at},${day}`}
          label={t('cell', words)}
          value={capacity[day] ?? ''}
          isChanged={capacity[day] !== was?.capacity[day]}
          booked={n}
          change={(typed) => put(capacity.map((one, place) => (place === day ? typed : one)))}
        />
      </td>
    );
  });
}

type HoursProps = Pick<Props, 'week' | 'first' | 'faulty' | 'change'>;

/** Below each other: the beginning and the end of the day. */
function HoursRow({ week: { windows, hours }, first, faulty, change }: HoursProps) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  const set = (day: number, part: Partial<FormHours>) =>
    change({ hours: hours.map((own, at) => (at === day ? { ...own, ...part } : own)) });
  return (
    <tr>
      <th scope="row">
        <b>{t('shopOpen')}</b>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('dayOff')}</Box>
      </th>
      {hours.map((own, day) => (
        <td key={weekdays[day]}>
          {(['from', 'to'] as const).map((end, at) => (
            <GridCell
              key={end}
              at={`${windows.length + at},${day}`}
              label={t(end === 'from' ? 'opens' : 'closes', { day: shortWeekday(day, language) })}
              value={own[end]}
              isChanged={own[end] !== first.hours[day]?.[end]}
              isWrong={faulty.includes(day)}
              change={(typed) => set(day, { [end]: typed })}
              complete={() => set(day, { [end]: completeClock(own[end]) })}
            />
          ))}
        </td>
      ))}
    </tr>
  );
}
