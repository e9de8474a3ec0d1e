import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { money } from '#domain/print/money.ts';
import { pick, pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

/** Best sellers with bars of units sold. */
export function BestList({ best }: Pick<Dashboard, 'best'>) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const most = Math.max(1, ...best.map(({ units }) => units));
  return (
    <Panel title={t('best')}>
      {best.length === 0 && <Typography color="text.secondary">{t('nothing')}</Typography>}
      {best.map((row) => (
        <Box key={row.product} sx={{ paddingBlock: 0.5 }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Link to={`/products/${row.product}`} style={{ color: 'inherit' }}>
              {pick(row.title, language)}
            </Link>
            <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
              {t('pieces', { n: row.units })} · {money(row.revenue)}
            </span>
          </Box>
          <Box
            sx={{
              height: 5,
              width: `${(row.units / most) * 100}%`,
              backgroundColor: '#b87a1e',
              borderRadius: 1,
            }}
          />
        </Box>
      ))}
    </Panel>
  );
}

/** Out of stock products to reorder. */
export function OutList({ out }: Pick<Dashboard, 'out'>) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <Panel title={t('out', { n: out.count })}>
      {out.rows.length === 0 && <Typography color="text.secondary">{t('nothing')}</Typography>}
      {out.rows.map((row) => (
        <Box key={row.option} sx={{ paddingBlock: 0.5 }}>
          <Link to={`/stock/${row.option}/show`} style={{ color: 'inherit' }}>
            {pickAll([row.title, row.optionTitle], language)}
          </Link>{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {row.sku}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}

/** Products below the shop's low stock threshold. */
export function LowList({ low }: Pick<Dashboard, 'low'>) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <Panel
      title={t('low', { n: low.count })}
      side={
        <Button size="small" component={Link} to="/staff/duty">
          {t('threshold')}
        </Button>
      }
    >
      {low.rows.length === 0 && <Typography color="text.secondary">{t('nothing')}</Typography>}
      {low.rows.map((row) => (
        <Box key={row.option} sx={{ display: 'flex', gap: 1, paddingBlock: 0.5 }}>
          <Link to={`/stock/${row.option}/show`} style={{ color: 'inherit', flexGrow: 1 }}>
            {pickAll([row.title, row.optionTitle], language)}
          </Link>
          <b className="tabular" style={{ whiteSpace: 'nowrap' }}>
            {t('pieces', { n: row.free })}
          </b>
        </Box>
      ))}
    </Panel>
  );
}
