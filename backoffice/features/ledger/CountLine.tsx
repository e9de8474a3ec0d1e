import { Box, Typography } from '@mui/material';
import type { CashCount } from '#contract/ledger/office-cash.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { bookMoney } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { cashTexts } from './cash.texts.ts';
import { useDifference } from './use-difference.ts';

/** One count: when and by whom, what it came to, and whether the books agree. */
export function CountLine({ count, name }: { count: CashCount; name?: string }) {
  const t = useTexts(cashTexts);
  const difference = useDifference();
  const { at, staff, counted, note } = count;
  const facts = { at: dateAndClock(at), staff, sum: bookMoney(counted) };
  return (
    <Typography variant="body2" color="text.secondary" className="tabular" sx={{ overflowWrap: 'anywhere' }}>
      {name && `${name} · `}
      {t('lastCount', facts)}
      {' · '}
      <Box component="span" sx={count.difference === 0 ? {} : { color: 'var(--err)', fontWeight: 650 }}>
        {difference(count.difference)}
      </Box>
      {note && ` · ${note}`}
    </Typography>
  );
}
