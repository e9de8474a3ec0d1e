import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { Link } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { eventTexts, noteOf } from './event.texts.ts';
import { orderTexts } from '../edit/order.texts.ts';

/** Events with their authors, and a field for notes. */
export function OrderTimeline({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const events = useTexts(eventTexts);
  const language = useLanguage();
  const may = useMay();
  const [customer, staff, system, bank] = [t('client'), t('staff'), t('system'), t('bank')];
  const who = { customer, staff, system, bank, recipient: t('recipient').toLowerCase() };
  return (
    <Panel
      title={t('timeline')}
      side={
        may('audit.read') && (
          <Link to={`/staff/audit?q=${encodeURIComponent(order.id)}`} style={{ color: 'var(--anar)' }}>
            {t('audit')}
          </Link>
        )
      }
    >
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {order.timeline.map((row, at) => (
          <Box key={`${row.at}${at}`} component="li" sx={{ display: 'flex', gap: 1.5, paddingBottom: 1.5 }}>
            <Box
              sx={{
                flex: 'none',
                width: 10,
                height: 10,
                marginTop: '7px',
                clipPath: 'var(--knot)',
                backgroundColor: 'var(--anar)',
              }}
            />
            <div>
              <Typography sx={{ fontWeight: 650 }}>
                {row.event in eventTexts ? events(row.event as keyof typeof eventTexts) : row.event}
              </Typography>
              {row.note && <Typography sx={{ whiteSpace: 'pre-line' }}>{noteOf(row, language)}</Typography>}
              <Typography variant="body2" color="text.secondary" className="tabular">
                {dateAndClock(row.at)} · {row.staff ?? who[row.actor]}{' '}
                {row.note && !row.isPublic && <Mark>{t('onlyStaff')}</Mark>}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
      {may('orders.work') && <NoteForm id={order.id} />}
    </Panel>
  );
}

const emptyNote = { text: '', isPublic: false };

function NoteForm({ id }: { id: string }) {
  const t = useTexts(orderTexts);
  const { act, isBusy } = useAct();
  const draft = useDraft({ name: `note of ${id}`, first: emptyNote });
  const { text, isPublic } = draft.value;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { text: text.trim(), isPublic };
    const save = () => api('POST /api/office/orders/:id/notes/', { params: { id }, body });
    if (await act(() => draft.sendOnce(save), t('noteSaved'))) draft.clear();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      {draft.note}
      <TextBox label={t('noteNew')} {...draft.box('text')} multiline max={500} />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isPublic}
              onChange={(event) => draft.change({ isPublic: event.target.checked })}
            />
          }
          label={t('notePublic')}
          sx={{ flexGrow: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={!text.trim()} loading={isBusy}>
          {t('note')}
        </Button>
      </Box>
    </form>
  );
}
