import { Box, Typography } from '@mui/material';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { bookMoney, plainAmount } from '#domain/print/money.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { cashTexts } from './cash.texts.ts';
import type { Place } from './cash-deed.ts';
import { useAccountName } from './use-account-name.ts';

/** Without a sum of one's own: all that the books expect; without a day: today. */
const nothing: { gross?: string; fee: string; paper: string; day?: string } = { fee: '0', paper: '' };

/** What a bank has paid to the shop's account, as its paper says. */
export function PayoutDialog({ place, close }: { place: Place; close: () => void }) {
  const t = useTexts(cashTexts);
  const nameOf = useAccountName();
  const { now } = useEnvironment();
  const today = dayOf(now());
  const whole = place.balance > 0 ? plainAmount(place.balance) : '';
  const draft = useDraft({ name: `payout ${place.kind} ${place.owner ?? ''}`, first: nothing });
  const { gross = whole, fee, paper, day = today } = draft.value;
  const sums = { gross: readMoney(gross) ?? 0, fee: readMoney(fee) ?? -1 };
  const isFit = sums.gross > 0 && sums.fee >= 0 && sums.fee <= sums.gross && day <= today;
  const from = place.kind === 'bank' ? (place.owner as BankCode) : 'terminal';
  const run = () => api('POST /api/office/cash/payout/', { body: { from, ...sums, paper, day } });
  return (
    <ActionDialog
      title={`${t('payout')} · ${nameOf(place)}`}
      go={t('payout')}
      isFit={isFit && paper.trim() !== ''}
      run={run}
      done={t('done')}
      close={close}
      draft={draft}
    >
      <Box sx={{ display: 'grid', gap: 1.5, paddingTop: 1 }}>
        <TextBox
          label={t('gross')}
          {...draft.box('gross')}
          inputMode="decimal"
          error={sums.gross === 0 && gross !== ''}
          required
          autoFocus
        />
        <TextBox
          label={t('fee')}
          {...draft.box('fee')}
          inputMode="decimal"
          error={sums.fee < 0 || sums.fee > sums.gross}
          required
        />
        {isFit && <Typography>{t('net', { sum: bookMoney(sums.gross - sums.fee) })}</Typography>}
        {sums.gross > place.balance && (
          <Typography role="status" sx={{ color: 'var(--err)' }}>
            {t('beyond', { sum: bookMoney(place.balance) })}
          </Typography>
        )}
        <TextBox label={t('paper')} {...draft.box('paper')} max={60} required />
        <DayBox label={t('day')} value={day} changed={(to) => draft.change({ day: to })} fullWidth />
      </Box>
    </ActionDialog>
  );
}
