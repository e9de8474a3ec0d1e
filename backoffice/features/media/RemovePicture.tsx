import { IconButton } from '@mui/material';
import { Trash } from 'lucide-react';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

/** Only for an unused picture. */
export function RemovePicture({ id }: { id: string }) {
  const t = useTexts(partTexts);
  const { act, isBusy } = useAct();
  return (
    <IconButton
      size="small"
      color="error"
      disabled={isBusy}
      aria-label={t('remove')}
      onClick={() => void act(() => api('DELETE /api/office/pictures/:id/', { params: { id } }))}
    >
      <Trash size={16} />
    </IconButton>
  );
}
