import { FormControlLabel, Switch, Typography } from '@mui/material';
import { differenceOf } from '#domain/payments/hand-in.ts';
import { api } from '#backoffice/api/api.ts';
import { clock } from '#domain/print/clocks.ts';
import { money, plainAmount } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { takingsTexts } from './takings.texts.ts';

type Props = {
  courier: {
    courierId: number | null;
    courier: string;
    balance: number;
    ownCount?: { counted: number; at: string };
  };
  close: () => void;
};

/** Without a sum of one's own: the courier's count, or what is expected. */
const nothing: { text?: string; rest: boolean; note: string } = { rest: false, note: '' };

/** Records a hand-in as counted: a difference from the balance is shown first and requires a note. */
export function HandInDialog({ courier: { courierId, courier, balance, ownCount }, close }: Props) {
  const t = useTexts(takingsTexts);
  const owes = Math.sign(balance);
  const draft = useDraft({ name: `hand-in of ${courierId ?? courier}`, first: nothing });
  const { text = plainAmount(ownCount?.counted ?? Math.abs(balance)), rest, note } = draft.value;
  const explain = (to: string) => draft.change({ note: to });
  const sum = readMoney(text);
  const counted = owes * (sum ?? 0);
  const isLess = owes > 0 && counted > 0 && counted < balance;
  const own = ownCount?.counted ?? null;
  const input = { expected: balance, counted, restStays: rest && isLess, note };
  const isOther = own !== null && own !== counted;
  const wantsNote = sum != null && (isOther || (counted !== balance && !input.restStays));
  const run = () =>
    api('POST /api/office/hand-ins/', {
      body: { courierId, courier: courierId === null ? courier : '', ...input, courierCounted: own },
    });
  return (
    <ActionDialog
      title={`${t('accept')} · ${courier}`}
      go={`${t('accept')} ${sum == null ? '' : money(counted)}`}
      isFit={sum != null && differenceOf({ ...input, own }) !== undefined}
      run={run}
      done={t('accepted')}
      close={close}
      draft={draft}
    >
      <Typography gutterBottom>{t('expected', { sum: money(balance) })}</Typography>
      {ownCount && (
        <Typography gutterBottom>
          {t('ownCount', { sum: money(ownCount.counted), at: clock(ownCount.at) })}
        </Typography>
      )}
      <TextBox
        label={t('counted')}
        {...draft.box('text')}
        error={sum == null}
        inputMode="decimal"
        autoFocus
        margin="dense"
      />
      {sum != null && (isOther || counted !== balance) && <Difference counted={counted} balance={balance} />}
      {isLess && (
        <FormControlLabel
          control={<Switch checked={rest} onChange={(_, isChecked) => draft.change({ rest: isChecked })} />}
          label={t('restStays')}
        />
      )}
      {wantsNote && (
        <TextBox label={t('why')} value={note} change={explain} required max={300} margin="dense" />
      )}
    </ActionDialog>
  );
}

function Difference({ counted, balance }: { counted: number; balance: number }) {
  const t = useTexts(takingsTexts);
  return (
    <Typography role="status" sx={{ color: 'var(--err)', fontWeight: 650 }}>
      {counted === balance
        ? t('countsDiffer')
        : t(counted < balance ? 'lacks' : 'tooMuch', { sum: money(Math.abs(counted - balance)) })}
    </Typography>
  );
}
