import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { count } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { filterSearch } from '#backoffice/data/read-filter.ts';
import { dashboardTexts } from './dashboard.texts.ts';

/** Orders of today: still to be delivered, handed over, and newly ordered. */
export function DayCounts({ today }: { today: Dashboard['today'] }) {
  const t = useTexts(dashboardTexts);
  const handedOver = filterSearch({ day: today.day, status: 'delivered' });
  const figures = [
    ['toDeliver', today.deliveries, '/board'],
    ['handedOver', today.delivered, `/orders${handedOver}`],
    ['ordered', today.orders, '/orders'],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {figures.map(([name, figure, to]) => (
        <Card
          key={name}
          component={Link}
          to={to}
          sx={{ padding: '8px 12px', color: 'inherit', textDecoration: 'none' }}
        >
          <Typography variant="body2" color="text.secondary">
            {t(name)}
          </Typography>
          <b className="tabular" style={{ fontSize: 21, lineHeight: '26px' }}>
            {count(figure)}
          </b>
        </Card>
      ))}
    </Box>
  );
}
