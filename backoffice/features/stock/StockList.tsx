import { Box } from '@mui/material';
import { FunctionField, NumberField, NumberInput, TextField, TextInput, useCanAccess } from 'react-admin';
import type { StockRow } from '#contract/stock/office.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { CategorySelect } from '#backoffice/features/taxonomy/CategorySelect.tsx';
import { ChangeStock } from './ChangeStock.tsx';
import { StockMark } from './StockMark.tsx';
import { stockTexts } from './stock.texts.ts';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <NumberInput key="below" source="below" min={0} alwaysOn />,
  <CategorySelect key="category" source="category" />,
];

/** Stock of every option, lowest first; can be corrected in place. */
export function StockList() {
  const language = useLanguage();
  const t = useTexts(stockTexts);
  const { canAccess } = useCanAccess({ resource: 'stock', action: 'write' });
  const name = (row: StockRow) => pickAll([row.title, row.optionTitle], language);
  return (
    <ListFrame filters={filters} sort={{ field: 'free', order: 'ASC' }}>
      <Rows<StockRow>
        opens="show"
        first={(row) => name(row)}
        second={(row) =>
          `${row.sku} · ${t('onHand')} ${row.onHand}, ${t('reserved').toLowerCase()} ${row.reserved}`
        }
        third={(row) => (
          <Box
            component="span"
            sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, alignItems: 'flex-end' }}
          >
            <StockMark free={row.free} />
            {canAccess && <ChangeStock row={row} />}
          </Box>
        )}
      >
        <FunctionField<StockRow> source="title" sortable={false} render={name} />
        <TextField source="sku" />
        <NumberField source="onHand" />
        <NumberField source="reserved" sortable={false} />
        <FunctionField<StockRow> source="free" render={({ free }) => <StockMark free={free} />} />
        <FunctionField<StockRow>
          label={<HiddenName of="change" />}
          render={(row) => (canAccess ? <ChangeStock row={row} /> : null)}
        />
      </Rows>
    </ListFrame>
  );
}
