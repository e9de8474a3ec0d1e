import { Typography } from '@mui/material';
import { differenceOf } from '#domain/payments/hand-in.ts';
import { bookMoney } from '#domain/print/money.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { cashTexts } from './cash.texts.ts';
import type { Place } from './cash-deed.ts';
import { useAccountName } from './use-account-name.ts';
import { useDifference } from './use-difference.ts';

const nothing = { text: '', note: '' };

/** Records what was counted in the till or the safe: a difference from the books is shown first and wants a word. */
export function CountDialog({ place, close }: { place: Place; close: () => void }) {
  const t = useTexts(cashTexts);
  const nameOf = useAccountName();
  const difference = useDifference();
  const draft = useDraft({ name: `count of ${place.kind} ${place.owner ?? ''}`, first: nothing });
  const { text, note } = draft.value;
  const expected = place.balance;
  const counted = readMoney(text);
  const isRead = counted != null;
  const differs = isRead && counted !== expected;
  const run = () =>
    api('POST /api/office/cash/count/', {
      body: { kind: place.kind === 'safe' ? 'safe' : 'till', expected, counted: counted ?? 0, note },
    });
  return (
    <ActionDialog
      title={`${t('count')} · ${nameOf(place)}`}
      go={t('count')}
      isFit={isRead && differenceOf({ expected, counted, note, restStays: false }) !== undefined}
      run={run}
      done={t('done')}
      close={close}
      draft={draft}
    >
      <Typography gutterBottom>{t('expected', { sum: bookMoney(expected) })}</Typography>
      <TextBox
        label={t('counted')}
        {...draft.box('text')}
        error={counted === undefined}
        inputMode="decimal"
        required
        autoFocus
        margin="dense"
      />
      {isRead && (
        <Typography role="status" sx={{ color: differs ? 'var(--err)' : 'var(--ok)', fontWeight: 650 }}>
          {difference(counted - expected)}
        </Typography>
      )}
      {differs && <TextBox label={t('why')} {...draft.box('note')} required max={300} margin="dense" />}
    </ActionDialog>
  );
}
