import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import type { FormEvent } from 'react';
import type { OfficeZone } from '#contract/delivery/office.ts';
import { slotFields } from '#domain/fields/place.ts';
import { pick } from '#domain/print/texts.ts';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
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
  const draft = useDraft({
    name: `window ${window ? `${window.from} ${window.to}` : 'new'}`,
    first: window ?? freshWindow(zones.map(({ id }) => id)),
  });
  const { value, change: set } = draft;
  const [from, to] = [completeClock(value.from), completeClock(value.to)];
  const isWhole = isClock(from) && isClock(to) && from < to && value.zones.length > 0;
  const cancel = () => {
    draft.clear();
    close();
  };
  const end = (made?: FormWindow) => {
    put(made);
    cancel();
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
          {draft.note}
          <Fields value={value} set={set} zones={zones} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {window && (
            <Button color="error" onClick={() => end()} sx={{ marginInlineEnd: 'auto' }}>
              {t('removeWindow')}
            </Button>
          )}
          <Button onClick={cancel}>{parts('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isWhole}>
            {window ? parts('edit') : t('addWindow')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type FieldsProps = {
  value: FormWindow;
  set: (part: Partial<FormWindow>) => void;
  zones: readonly OfficeZone[];
};

function Fields({ value, set, zones }: FieldsProps) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <TimeBox
          key={name}
          label={fieldWords[name][language]}
          value={value[name]}
          change={(typed) => set({ [name]: typed })}
        />
      ))}
      <ZonesBox chosen={value.zones} zones={zones} choose={(chosen) => set({ zones: chosen })} />
      <TextBox
        label={fieldWords.cutoffMinutes[language]}
        value={String(value.cutoffMinutes)}
        change={(typed) => set({ cutoffMinutes: readMinutes(typed) })}
        inputMode="numeric"
        helperText={t('keepsOrders')}
      />
    </>
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
