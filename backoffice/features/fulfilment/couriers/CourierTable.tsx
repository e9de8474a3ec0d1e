import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import { amount } from '#backoffice/lang/format.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { takingsTexts } from './takings.texts.ts';

type Courier = Answer<OfficeRoutes['GET /api/office/takings/']>['data']['couriers'][number];

/** What each courier took and handed in within the days, and what they have now; here their money is taken. */
export function CourierTable({ couriers }: { couriers: readonly Courier[] }) {
  const t = useTexts(takingsTexts);
  const words = useTexts(orderWords);
  const [chosen, setChosen] = useState<Courier>();
  const heads = [words('CASH'), words('TERMINAL'), t('orders'), t('handedIn')];
  return (
    <Panel title={t('couriers')} sx={{ overflowX: 'auto' }}>
      <Table size="small" className="tabular">
        <TableHead>
          <TableRow>
            <TableCell>{t('courier')}</TableCell>
            <TableCell align="right">{t('balance')}</TableCell>
            <TableCell />
            {heads.map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {couriers.map((row) => (
            <TableRow key={row.courierId ?? row.courier}>
              <TableCell sx={{ fontWeight: 650 }}>{row.courier || t('till')}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 650 }}>
                {row.courier ? amount(row.balance) : ''}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {row.balance !== 0 && row.courier && (
                  <Button size="small" variant="outlined" onClick={() => setChosen(row)}>
                    {t('accept')}
                  </Button>
                )}
              </TableCell>
              <TableCell align="right">{amount(row.cash)}</TableCell>
              <TableCell align="right">{amount(row.terminal)}</TableCell>
              <TableCell align="right">{row.orders}</TableCell>
              <TableCell align="right">{amount(row.handedIn)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {chosen && <HandInDialog courier={chosen} close={() => setChosen(undefined)} />}
    </Panel>
  );
}
