import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { count, money } from '#domain/print/money.ts';
import { waited } from '#domain/print/clocks.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { dashboardTexts } from './dashboard.texts.ts';

/** Four key figures of today; each links to what it counts. */
export function TodayFigures({ today }: { today: Dashboard['today'] }) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const now = useTicking(30_000);
  const oldest = today.oldestUntaken && t('oldest', { time: waited(today.oldestUntaken, now, language) });
  const figures = [
    {
      name: t('untaken'),
      figure: count(today.untaken),
      note: oldest,
      // New orders of any delivery day.
      to: `/orders?filter=${encodeURIComponent(JSON.stringify({ status: 'placed' }))}`,
      isAlarm: today.untaken > 0,
    },
    {
      name: t('deliveries'),
      figure: count(today.deliveries),
      note: today.late > 0 && t('late', { n: today.late }),
      to: '/board',
      isAlarm: today.late > 0,
    },
    { name: t('ordersToday'), figure: count(today.orders), to: '/orders' },
    { name: t('revenueToday'), figure: money(today.revenue), to: '/money/couriers' },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {figures.map(({ name, figure, note, to, isAlarm }) => (
        <Card
          key={name}
          component={Link}
          to={to}
          sx={{
            padding: { xs: 1.5, sm: 2 },
            color: 'inherit',
            textDecoration: 'none',
            borderColor: isAlarm ? 'var(--anar)' : undefined,
            backgroundColor: isAlarm ? 'var(--anar-soft)' : undefined,
          }}
        >
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography variant="h4" component="p" className="tabular" sx={{ fontSize: { xs: 23, sm: 27 } }}>
            {figure}
          </Typography>
          {note && <Typography variant="body2">{note}</Typography>}
        </Card>
      ))}
    </Box>
  );
}
