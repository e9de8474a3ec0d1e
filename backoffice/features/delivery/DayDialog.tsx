import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useRedirect } from 'react-admin';
import { CallError } from '#contract/client.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { deliveryTexts } from './delivery.texts.ts';

/** Opens the form of a date's exception; a new one is closed at first. */
export function DayDialog({ close }: { close: () => void }) {
  const t = useTexts(deliveryTexts);
  const parts = useTexts(partTexts);
  const redirect = useRedirect();
  const { now } = useEnvironment();
  const { act, isBusy } = useAct();
  const today = dayOf(now());
  const [day, setDay] = useState(addDays(today, 1));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(() => ensureDay(day))) redirect('edit', 'days', day);
  };
  return (
    <Dialog open onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{t('addDay')}</DialogTitle>
        <DialogContent>
          <DayBox label={t('day')} value={day} changed={setDay} min={today} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{parts('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('addDay')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Another person may have made it already: theirs stays as it is. */
async function ensureDay(day: string): Promise<unknown> {
  const params = { id: day };
  try {
    return await api('GET /api/office/days/:id/', { params });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    const body = { reason: { tm: '', ru: '' }, isClosed: true, capacityPercent: 100 };
    return api('PUT /api/office/days/:id/', { params, body });
  }
}
