import { Typography } from '@mui/material';
import { useState } from 'react';
import { type CashSource, type CashTarget, moveFault } from '#domain/ledger/cash.ts';
import { bookMoney } from '#domain/print/money.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { cashTexts, targetTexts } from './cash.texts.ts';
import type { Place } from './cash-deed.ts';
import { useAccountName } from './use-account-name.ts';

type Props = { place: Place; from: CashSource; to: CashTarget; close: () => void };

/** Cash that leaves a till or safe, or the owner's that is put into the till. */
export function MoveDialog({ place, from, to, close }: Props) {
  const t = useTexts(cashTexts);
  const targets = useTexts(targetTexts);
  const nameOf = useAccountName();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
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
    >
      {from === 'own-money' && <Typography gutterBottom>{t('floatNote')}</Typography>}
      <Typography gutterBottom>{t('there', { sum: bookMoney(place.balance) })}</Typography>
      <TextBox
        label={t('sum')}
        value={text}
        change={setText}
        error={sum === undefined || fault === 'sum'}
        helperText={fault === 'sum' ? t('only', { sum: bookMoney(place.balance) }) : undefined}
        inputMode="decimal"
        required
        autoFocus
        margin="dense"
      />
      <TextBox
        label={t(to === 'expense' ? 'whatFor' : 'note')}
        value={note}
        change={setNote}
        required={to === 'expense'}
        max={300}
        margin="dense"
      />
    </ActionDialog>
  );
}
