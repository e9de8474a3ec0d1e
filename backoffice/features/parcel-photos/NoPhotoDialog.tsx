import { Alert, Divider, Typography } from '@mui/material';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { longestPhotoWords } from '#domain/parcel-photos/order-photos.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { clock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox, TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { CameraButton } from './CameraButton.tsx';
import { noPhotoReasons, photoTexts, skipReasonTexts } from './photo.texts.ts';
import { takePhoto } from './take-photo.ts';

type Reason = (typeof noPhotoReasons)[number] | '';
type Props = {
  order: Pick<OfficeOrderRow, 'id' | 'number'>;
  /** What the order becomes. */
  go: string;
  move: () => Promise<unknown>;
  close: () => void;
};

/** Before a parcel without a photo is ready: a photo now, or the reason why there is none, for staff. */
export function NoPhotoDialog({ order: { id, number }, go, move, close }: Props) {
  const t = useTexts(photoTexts);
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const { why, fields, draft } = useWhy(id);
  // A second press after a failed move must not record the reason again.
  const isSkipped = useRef(false);
  const run = async () => {
    const body = { reason: why };
    if (!isSkipped.current) await api('POST /api/office/orders/:id/photos/skip/', { params: { id }, body });
    isSkipped.current = true;
    await move();
  };
  const shoot = async (file: File) => {
    const isDone = await act(async () => {
      const { report } = await takePhoto(id, file);
      const { state, askedUntil } = report ?? {};
      // The buyer is asked first.
      if (state === 'asked' && askedUntil) return notify(t('waits', { time: clock(askedUntil) }));
      return move();
    });
    if (isDone) close();
  };
  return (
    <ActionDialog title={`${number}: ${go}`} go={go} isFit={why !== ''} run={run} close={close} draft={draft}>
      <Alert severity="warning" sx={{ marginBottom: 1.5 }}>
        {t('none')}
      </Alert>
      <CameraButton isBusy={isBusy} take={(file) => void shoot(file)} />
      <Divider sx={{ marginBlock: 2 }} />
      <Typography gutterBottom>{t('orWhy')}</Typography>
      {fields}
    </ActionDialog>
  );
}

const noWords = { reason: '' as Reason, words: '' };

/** The reason why there is no photo: one of the usual ones, or in words of one's own; empty until there is one. */
export function useWhy(order: string) {
  const t = useTexts(photoTexts);
  const reasons = useTexts(skipReasonTexts);
  const draft = useDraft({ name: `no photo of ${order}`, first: noWords });
  const { reason, words } = draft.value;
  return {
    draft,
    why: reason === 'other' ? words.trim() : reason && reasons(reason),
    fields: (
      <>
        <SelectBox
          fullWidth
          label={t('why')}
          value={reason}
          choose={(to) => draft.change({ reason: to })}
          choices={noPhotoReasons.map((one) => [one, reasons(one)] as const)}
        />
        {reason === 'other' && (
          <TextBox
            label={t('ownWords')}
            {...draft.box('words')}
            max={longestPhotoWords}
            margin="dense"
            autoFocus
          />
        )}
      </>
    ),
  };
}
