import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { OfficeZone } from '#contract/delivery/office.ts';
import { slotFields } from '#domain/fields/place.ts';
import { pick } from '#domain/print/texts.ts';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { TextBox, TimeBox } from '#backoffice/parts/inputs/boxes.tsx';
import { completeClock, isClock } from '#backoffice/parts/inputs/read-day.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { type FormWindow, freshWindow } from './week-form.ts';
import { weekTexts } from './week.texts.ts';

type Props = {
  /** undefined for a new one */
  window: FormWindow | undefined;
  zones: readonly OfficeZone[];
  /** Without a window it is removed. */
  put: (window?: FormWindow) => void;
  close: () => void;
};

/** Hours, zones and cut-off of a window; they are saved with the week. */
export function WindowDialog({ window, zones, put, close }: Props) {
  const t = useTexts(weekTexts);
  const parts = useTexts(partTexts);
  const language = useLanguage();
  const [value, setValue] = useState(window ?? freshWindow(zones.map(({ id }) => id)));
  const set = (part: Partial<FormWindow>) => setValue((before) => ({ ...before, ...part }));
  const [from, to] = [completeClock(value.from), completeClock(value.to)];
  const isWhole = isClock(from) && isClock(to) && from < to && value.zones.length > 0;
  const end = (made?: FormWindow) => {
    put(made);
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Inside the form of the week by React, though not on the page.
    event.stopPropagation();
    if (isWhole) end({ ...value, from, to });
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle>{window ? `${window.from}–${window.to}` : t('addWindow')}</DialogTitle>
        <DialogContent>
          <TimeBox
            label={fieldWords.from[language]}
            value={value.from}
            change={(typed) => set({ from: typed })}
          />
          <TimeBox label={fieldWords.to[language]} value={value.to} change={(typed) => set({ to: typed })} />
          <ZonesBox chosen={value.zones} zones={zones} choose={(chosen) => set({ zones: chosen })} />
          <TextBox
            label={fieldWords.cutoffMinutes[language]}
            value={String(value.cutoffMinutes)}
            change={(typed) => set({ cutoffMinutes: readMinutes(typed) })}
            inputMode="numeric"
            helperText={t('keepsOrders')}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {window && (
            <Button color="error" onClick={() => end()} sx={{ marginInlineEnd: 'auto' }}>
              {t('removeWindow')}
            </Button>
          )}
          <Button onClick={close}>{parts('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isWhole}>
            {window ? parts('edit') : t('addWindow')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const readMinutes = (typed: string) =>
  Math.min(Number(typed.replaceAll(/\D/g, '').slice(0, 6)), slotFields.cutoffMinutes.max);

type ZonesProps = { zones: readonly OfficeZone[]; chosen: string[]; choose: (zones: string[]) => void };

function ZonesBox({ zones, chosen, choose }: ZonesProps) {
  const language = useLanguage();
  return (
    <TextField
      select
      fullWidth
      label={fieldWords.zones[language]}
      value={chosen}
      onChange={({ target }) => choose([target.value].flat())}
      slotProps={{ select: { multiple: true } }}
    >
      {zones.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {pick(title, language)}
        </MenuItem>
      ))}
    </TextField>
  );
}
