import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  title: ReactNode;
  /** What the button says. */
  go: ReactNode;
  run: () => Promise<unknown>;
  /** What is told when it went well. */
  done?: string;
  close: () => void;
  isFit?: boolean;
  isDanger?: boolean;
  /** As wide as its contents when false. */
  maxWidth?: 'xs' | 'sm' | 'md' | false;
  children: ReactNode;
};

/** A question before an action: a refusal is told and the dialog stays, otherwise it closes. */
export function ActionDialog(props: Props) {
  const { title, go, run, done, close, isFit = true, isDanger, maxWidth = 'xs', children } = props;
  const t = useTexts(partTexts);
  const { act, isBusy } = useAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog is not to be saved by this.
    event.stopPropagation();
    if (await act(run, done)) close();
  };
  return (
    <Dialog
      open
      // A thumb that slips beside it loses nothing that was typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      maxWidth={maxWidth}
      fullWidth={maxWidth !== false}
    >
      {/* What is long scrolls between the title and the buttons. */}
      <form
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            disabled={!isFit}
            loading={isBusy}
          >
            {go}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ReasonProps = Pick<Props, 'title' | 'go' | 'done' | 'close'> & {
  /** What will happen. */
  text?: string;
  /** Letters of a reason, at most. */
  max: number;
  rows?: number;
  run: (reason: string) => Promise<unknown>;
};

/** Asks why; the reason is kept with what was done. */
export function ReasonDialog({ text, max, rows, run, ...dialog }: ReasonProps) {
  const t = useTexts(partTexts);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog {...dialog} run={() => run(reason.trim())} isFit={reason.trim() !== ''} isDanger>
      {text && <Typography gutterBottom>{text}</Typography>}
      <TextBox
        label={t('reason')}
        value={reason}
        change={setReason}
        max={max}
        {...(rows ? { multiline: true, minRows: rows } : {})}
        required
        autoFocus
      />
    </ActionDialog>
  );
}
