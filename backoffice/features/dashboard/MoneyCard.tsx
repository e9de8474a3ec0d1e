import { Box, Card } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { amount, bookAmount } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { dashboardTexts } from './dashboard.texts.ts';

const ways = [
  ['card', 'var(--anar)'],
  ['cash', 'var(--gold)'],
  ['terminal', 'var(--nil)'],
  ['transfer', '#3f7a5c'],
] as const;

/** The money of a day by how it came, less what went back; never cut, however narrow the screen. */
export function MoneyCard({ money }: { money: Dashboard['revenue'][number] }) {
  const t = useTexts(dashboardTexts);
  // The shop's account is told only where something came.
  const parts = ways.filter(([way]) => way !== 'transfer' || money.transfer > 0);
  return (
    <Card sx={{ padding: '11px 13px 12px' }}>
      <Box sx={{ ...line, alignItems: 'baseline' }}>
        <b className="tabular" style={{ fontSize: 24, lineHeight: '32px', whiteSpace: 'nowrap' }}>
          {bookAmount(money.total)}{' '}
          <span style={{ fontSize: 15, fontWeight: 400, color: '#5e4a4c' }}>TMT</span>
        </b>
        <Link to="/money/day" style={close}>
          {t('closeDay')}
        </Link>
      </Box>
      <Box
        sx={{ display: 'flex', gap: '2px', height: 8, marginBlock: 1, borderRadius: 4, overflow: 'hidden' }}
      >
        {parts.map(([way, colour]) => (
          <i key={way} style={{ flexGrow: Math.max(0, money[way]), background: colour }} />
        ))}
      </Box>
      <Box className="tabular" sx={{ ...line, color: '#5e4a4c', fontSize: 13 }}>
        {parts.map(([way, colour]) => (
          <Box component="span" key={way} sx={{ whiteSpace: 'nowrap' }}>
            <i style={{ ...dot, background: colour }} />
            {t(way)} {amount(money[way])}
          </Box>
        ))}
        {money.refunded > 0 && (
          <span style={{ whiteSpace: 'nowrap' }}>
            {t('refunded')} {amount(money.refunded)}
          </span>
        )}
      </Box>
    </Card>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 } as const;
const close = {
  marginLeft: 'auto',
  padding: '8px 0',
  color: 'var(--anar)',
  fontSize: 13,
  fontWeight: 650,
  textDecoration: 'none',
} as const;
const dot = { display: 'inline-block', width: 9, height: 9, borderRadius: 5, marginRight: 6 } as const;
