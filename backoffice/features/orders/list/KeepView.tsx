import { Button, IconButton, Typography } from '@mui/material';
import { BookmarkPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { ownViewsKey } from '#backoffice/api/lasting-store.ts';
import { staffId } from '#backoffice/api/me.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { isWorthKeeping, keptFilter, mostOwnViews, type OwnView, putOwnView } from './own-views.ts';
import { ownViewTexts } from './row.texts.ts';

/** Views that somebody keeps for themselves in this browser. */
export const useOwnViews = () => useStore<OwnView[]>(`${ownViewsKey}.${staffId() ?? ''}`, []);

/** Keeps the filter of the list as a view, or changes the view that it is. */
export function KeepView({ chosen }: { chosen: OwnView | undefined }) {
  const t = useTexts(ownViewTexts);
  const [isOpen, setOpen] = useState(false);
  const [views] = useOwnViews();
  const { filterValues } = useListContext();
  const mayKeep = views.length < mostOwnViews && isWorthKeeping(filterValues);
  if (!chosen && !mayKeep) return null;
  const name = t(chosen ? 'change' : 'keep');
  return (
    <>
      <IconButton size="small" aria-label={name} title={name} onClick={() => setOpen(true)}>
        {chosen ? <Pencil size={18} /> : <BookmarkPlus size={18} />}
      </IconButton>
      {isOpen && <ViewDialog title={name} chosen={chosen} close={() => setOpen(false)} />}
    </>
  );
}

type Props = { title: string; chosen: OwnView | undefined; close: () => void };

function ViewDialog({ title, chosen, close }: Props) {
  const t = useTexts(ownViewTexts);
  const [views, setViews] = useOwnViews();
  const { filterValues } = useListContext();
  const [name, setName] = useState(chosen?.name ?? '');
  const view = { name: name.trim(), filter: keptFilter(filterValues) };
  const forget = () => {
    setViews(views.filter((one) => one.name !== chosen?.name));
    close();
  };
  return (
    <ActionDialog
      title={title}
      go={t('go')}
      isFit={view.name !== ''}
      run={async () => setViews(putOwnView(views, view, chosen?.name))}
      close={close}
    >
      <TextBox label={t('name')} value={name} change={setName} max={30} margin="dense" required autoFocus />
      <Typography variant="body2" color="text.secondary">
        {t('hint')}
      </Typography>
      {chosen && (
        <Button color="error" onClick={forget} sx={{ marginTop: 1, marginLeft: -1 }}>
          {t('forget')}
        </Button>
      )}
    </ActionDialog>
  );
}
