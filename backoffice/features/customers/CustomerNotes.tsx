import { Autocomplete, Box, Button, Chip, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import type { OfficeCustomer } from '#contract/customers/office.ts';
import { api } from '#backoffice/api/api.ts';
import { saveForm } from '#backoffice/parts/conflict/save-form.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useSearchNames } from '#backoffice/parts/inputs/use-search-names.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { customerTexts } from './customer.texts.ts';

type SeenCustomer = OfficeCustomer & { seen?: string };

/** Tags and notes of staff about a customer. */
export function CustomerNotes({ customer }: { customer: SeenCustomer }) {
  const t = useTexts(customerTexts);
  const canWrite = useMay()('customers.write') && !customer.isErased;
  return (
    <Panel title={t('known')}>
      {canWrite ? (
        <Tags customer={customer} />
      ) : (
        customer.tags.map((tag) => <Chip key={tag} label={tag} size="small" sx={{ marginRight: 0.5 }} />)
      )}
      {canWrite && <NoteForm id={customer.id} />}
      {customer.notes.map(({ id, text, staff, createdAt }) => (
        <Box key={id} sx={{ paddingBlock: 0.75, borderTop: '1px solid #efe5d7' }}>
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Typography>
          <Typography variant="body2" color="text.secondary">
            {staff} · {dateAndClock(createdAt)}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}

/** Saved immediately on each change. */
function Tags({ customer: { id, tags, seen } }: { customer: SeenCustomer }) {
  const t = useTexts(customerTexts);
  const { act, isBusy } = useAct();
  const names = useSearchNames();
  const save = (next: readonly string[]) => {
    const trimmed = next.map((tag) => tag.trim().slice(0, 30)).filter(Boolean);
    const change = { params: { id }, body: { tags: trimmed.slice(0, 10) } };
    const read = async () => {
      const fresh = await api('GET /api/office/customers/:id/', { params: { id } });
      return { body: { tags: fresh.data.tags }, seen: fresh.seen };
    };
    const filling = { opened: { tags }, seen, read };
    void act(() => saveForm('PUT /api/office/customers/:id/tags/', change, filling));
  };
  return (
    <Autocomplete
      {...names}
      multiple
      freeSolo
      options={[t('tagVip'), t('tagFirm'), t('tagCareful')]}
      value={tags}
      disabled={isBusy}
      onChange={(_, next) => save(next)}
      renderInput={(params) => <TextField {...params} label={t('tags')} helperText={t('tagsHint')} />}
    />
  );
}

const emptyNote = { text: '' };

function NoteForm({ id }: { id: number }) {
  const t = useTexts(customerTexts);
  const { act, isBusy } = useAct();
  const draft = useDraft({ name: `note about ${id}`, first: emptyNote });
  const { text } = draft.value;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { text: text.trim() };
    const save = () => api('POST /api/office/customers/:id/notes/', { params: { id }, body });
    if (await act(() => draft.sendOnce(save))) draft.clear();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      {draft.note}
      <TextBox label={t('note')} {...draft.box('text')} max={500} multiline minRows={2} required />
      <Button type="submit" size="small" variant="outlined" loading={isBusy} disabled={text.trim() === ''}>
        {t('addNote')}
      </Button>
    </form>
  );
}
