import { Typography } from '@mui/material';
import { type CashSource, type CashTarget, moveFault } from '#domain/ledger/cash.ts';
import { bookMoney } from '#domain/print/money.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { cashTexts, targetTexts } from './cash.texts.ts';
import type { Place } from './cash-deed.ts';
import { useAccountName } from './use-account-name.ts';

type Props = { place: Place; from: CashSource; to: CashTarget; close: () => void };

const nothing = { text: '', note: '' };

/** Cash that leaves a till or safe, or the owner's that is put into the till. */
export function MoveDialog({ place, from, to, close }: Props) {
  const t = useTexts(cashTexts);
  const targets = useTexts(targetTexts);
  const nameOf = useAccountName();
  const draft = useDraft({ name: `cash ${place.kind} ${place.owner ?? ''} ${from} ${to}`, first: nothing });
  const { text, note } = draft.value;
  const sum = readMoney(text);
  const fault = moveFault({ from, to, sum: sum ?? 0, note }, place.balance);
  const name = from === 'own-money' ? t('float') : targets(to);
  const run = () =>
    api('POST /api/office/cash/move/', { body: { from, to, sum: sum ?? 0, note, seen: place.balance } });
  return (
    <ActionDialog
      title={`${nameOf(place)} · ${name}`}
      go={sum ? `${name} ${bookMoney(sum)}` : name}
      isFit={Boolean(sum) && fault === undefined}
      run={run}
      done={t('done')}
      close={close}
      draft={draft}
    >
      {from === 'own-money' && <Typography gutterBottom>{t('floatNote')}</Typography>}
      <Typography gutterBottom>{t('there', { sum: bookMoney(place.balance) })}</Typography>
      <TextBox
        label={t('sum')}
        {...draft.box('text')}
        error={sum === undefined || fault === 'sum'}
        helperText={fault === 'sum' ? t('only', { sum: bookMoney(place.balance) }) : undefined}
        inputMode="decimal"
        required
        autoFocus
        margin="dense"
      />
      <TextBox
        label={t(to === 'expense' ? 'whatFor' : 'note')}
        {...draft.box('note')}
        required={to === 'expense'}
        max={300}
        margin="dense"
      />
    </ActionDialog>
  );
}
