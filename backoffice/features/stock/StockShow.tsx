import { Box, Button, Typography } from '@mui/material';
import { Show, useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StockRow } from '#contract/stock/office.ts';
import { count } from '#domain/print/money.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { ChangeStock } from './ChangeStock.tsx';
import { Movements } from './Movements.tsx';
import { stockTexts } from './stock.texts.ts';

/** Stock and movements of one option. */
export function StockShow() {
  return (
    <Show actions={false}>
      <OneOption />
    </Show>
  );
}

function OneOption() {
  const row = useRecordContext<StockRow>();
  const t = useTexts(stockTexts);
  const language = useLanguage();
  const { canAccess } = useCanAccess({ resource: 'stock', action: 'write' });
  if (!row) return null;
  return (
    <Box sx={{ padding: 2 }}>
      <Typography variant="h5" component="h1">
        {pickAll([row.title, row.optionTitle], language)}
      </Typography>
      <Typography color="text.secondary" gutterBottom>
        {row.sku}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', marginBlock: 2 }}>
        {(['onHand', 'reserved', 'free'] as const).map((name) => (
          <div key={name}>
            <Typography variant="h4" component="p" className="tabular">
              {count(row[name])}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t(name)}
            </Typography>
          </div>
        ))}
        {canAccess && <ChangeStock row={row} />}
        <Button component={Link} to={`/products/${row.product}`}>
          {t('toProduct')}
        </Button>
      </Box>
      <Movements option={row.id} />
    </Box>
  );
}
