import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { type DraftOf, useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  title: ReactNode;
  /** Label of the button. */
  go: ReactNode;
  run: () => Promise<unknown>;
  /** Notification after success. */
  done?: string;
  close: () => void;
  isFit?: boolean;
  isDanger?: boolean;
  /** what is typed in it: kept until it is done, or cancelled */
  draft?: Pick<DraftOf<object>, 'note' | 'clear' | 'sendOnce'>;
  /** False: as wide as its contents. */
  maxWidth?: 'xs' | 'sm' | 'md' | false;
  children: ReactNode;
};

/** Confirmation dialog of an action: stays open with the message after a refusal, otherwise closes. */
export function ActionDialog(props: Props) {
  const { title, go, run, done, close, isFit = true, isDanger, draft, maxWidth = 'xs', children } = props;
  const t = useTexts(partTexts);
  const { act, isBusy } = useAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog must not be submitted.
    event.stopPropagation();
    if (await act(draft ? () => draft.sendOnce(run) : run, done)) close();
  };
  const cancel = () => {
    draft?.clear();
    close();
  };
  return (
    <Dialog
      open
      // A press outside does not close it, so that no input is lost by accident.
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      maxWidth={maxWidth}
      fullWidth={maxWidth !== false}
    >
      {/* Long content scrolls between title and buttons. */}
      <form
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {draft?.note}
          {children}
        </DialogContent>
        <DialogActions>
          {/* Beside "cancel the order" another "cancel" would be taken for it. */}
          <Button onClick={cancel}>{t(isDanger ? 'back' : 'cancel')}</Button>
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
  /** Maximum length of a reason. */
  max: number;
  rows?: number;
  run: (reason: string) => Promise<unknown>;
  isFit?: boolean;
  /** Further fields, below the reason. */
  children?: ReactNode;
};

const noReason = { reason: '' };
const textOf = (title: ReactNode) => (typeof title === 'string' ? title : '');

/** Asks for a reason, which is recorded with the action. */
export function ReasonDialog({ text, max, rows, run, isFit = true, children, ...dialog }: ReasonProps) {
  const t = useTexts(partTexts);
  const { pathname } = useLocation();
  const draft = useDraft({ name: `${pathname} ${textOf(dialog.title)}`, first: noReason });
  const { reason } = draft.value;
  return (
    <ActionDialog
      {...dialog}
      run={() => run(reason.trim())}
      isFit={isFit && reason.trim() !== ''}
      draft={draft}
      isDanger
    >
      {text && <Typography gutterBottom>{text}</Typography>}
      <TextBox
        label={t('reason')}
        {...draft.box('reason')}
        max={max}
        {...(rows ? { multiline: true, minRows: rows } : {})}
        required
        autoFocus
      />
      {children}
    </ActionDialog>
  );
}
