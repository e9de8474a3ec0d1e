import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useListContext } from 'react-admin';
import type { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { readFilter } from '#backoffice/data/read-filter.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderTexts } from '../edit/order.texts.ts';

/** Downloads all orders that the list finds as a spreadsheet. */
export function ExportFound() {
  const t = useTexts(orderTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const { filterValues } = useListContext();
  if (!may('export.run')) return null;
  const download = async () => {
    const filter = readFilter(filterValues as Record<string, unknown>) as OrderFilter;
    const { data } = await api('POST /api/office/exports/', {
      body: { kind: 'orders', format: 'xlsx', filter },
    });
    location.assign(data.url);
  };
  return (
    <Button
      size="small"
      startIcon={<Download size={16} />}
      // On a phone the filters take its place.
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      loading={isBusy}
      onClick={() => void act(download)}
    >
      {t('exportFound')}
    </Button>
  );
}
