import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { plotTexts } from './plot.texts.ts';

/** Best sellers with bars of units sold. */
export function BestList({ best }: Pick<Dashboard, 'best'>) {
  const t = useTexts(plotTexts);
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
