import { IconButton, InputAdornment, Popover, type SxProps, TextField } from '@mui/material';
import { CalendarDays, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { date } from '#domain/print/days.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { readDay } from '#domain/delivery/read-day.ts';

type Props = {
  label: string;
  /** The label is only for screen readers. */
  isBare?: boolean;
  /** `2026-11-21`, or empty */
  value: string;
  /** Empty only if it may be cleared. */
  changed: (day: string) => void;
  canClear?: boolean;
  min?: string;
  fault?: string | undefined;
  fullWidth?: boolean;
  sx?: SxProps;
};

/** A day, typed as `21.11.2026` or chosen in a calendar, the same in every browser. */
export function DayBox(props: Props) {
  const { label, isBare, value, changed, canClear, min, fault, fullWidth = false, sx = {} } = props;
  const t = useTexts(partTexts);
  const [typed, setTyped] = useState<string>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const type = (text: string) => {
    setTyped(text);
    const day = readDay(text);
    if (day && (!min || day >= min)) changed(day);
    if (!text && canClear) changed('');
  };
  return (
    <>
      <TextField
        label={isBare ? undefined : label}
        value={typed ?? (value ? date(value) : '')}
        placeholder={t('dayForm')}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        error={Boolean(fault)}
        helperText={fault}
        fullWidth={fullWidth}
        sx={{ minWidth: 158, ...sx }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 10,
            ...(isBare ? { 'aria-label': label } : {}),
          },
          input: {
            endAdornment: (
              <DayButtons
                clear={canClear && value ? () => changed('') : undefined}
                open={(event) => setAnchor(event.currentTarget.parentElement ?? undefined)}
              />
            ),
          },
        }}
      />
      <MonthPopover
        anchor={anchor}
        close={() => setAnchor(undefined)}
        value={value}
        min={min}
        choose={(day) => {
          setTyped(undefined);
          setAnchor(undefined);
          changed(day);
        }}
      />
    </>
  );
}

type DayButtonsProps = {
  clear: (() => void) | undefined;
  open: (event: MouseEvent<HTMLElement>) => void;
};

function DayButtons({ clear, open }: DayButtonsProps) {
  const t = useTexts(partTexts);
  return (
    <InputAdornment position="end">
      {clear && (
        <IconButton size="small" aria-label={t('clear')} onClick={clear}>
          <X size={16} />
        </IconButton>
      )}
      <IconButton size="small" edge="end" aria-label={t('chooseDay')} onClick={open}>
        <CalendarDays size={18} />
      </IconButton>
    </InputAdornment>
  );
}

type MonthPopoverProps = {
  value: string;
  min: string | undefined;
  anchor: HTMLElement | undefined;
  close: () => void;
  choose: (day: string) => void;
};

function MonthPopover({ anchor, close, value, min, choose }: MonthPopoverProps) {
  const { now } = useEnvironment();
  return (
    <Popover
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MonthGrid chosen={value} today={dayOf(now())} min={min} choose={choose} />
    </Popover>
  );
}
