import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { amount, money } from '#domain/print/money.ts';
import { clock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { JoinButton } from './JoinButton.tsx';
import { takingsTexts } from './takings.texts.ts';

type Courier = Answer<OfficeRoutes['GET /api/office/takings/']>['data']['couriers'][number];

const figuresOf = ({ cash, terminal, orders, handedIn, difference }: Courier) => [
  amount(cash),
  amount(terminal),
  String(orders),
  amount(handedIn),
  amount(difference),
];
/** A typed name without an account: no courier sees this money on the courier's page. */
export const isTyped = ({ courierId, courier }: Pick<Courier, 'courierId' | 'courier'>): boolean =>
  courierId === null && courier !== '';
/** On phones these columns are shown below the courier's name. */
const beside = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Cash of each courier: collected and handed in within the period, and the balance; hand-ins are counted here. */
export function CourierTable({ couriers }: { couriers: readonly Courier[] }) {
  const t = useTexts(takingsTexts);
  const words = useTexts(orderWords);
  const [chosen, setChosen] = useState<Courier>();
  const heads = [words('CASH'), words('TERMINAL'), t('orders'), t('handedIn'), t('difference')];
  return (
    <Panel title={t('couriers')} sx={{ overflowX: 'auto' }}>
      <Table size="small" className="tabular" sx={{ '& td, & th': { paddingInline: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('courier')}</TableCell>
            <TableCell align="right">{t('balance')}</TableCell>
            <TableCell component="td" />
            {heads.map((head) => (
              <TableCell key={head} align="right" sx={beside}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {couriers.map((row) => (
            <TableRow key={row.courierId ?? row.courier}>
              <TableCell sx={{ fontWeight: 650 }}>
                {row.courier || t('till')} {isTyped(row) && <Mark>{t('typedName')}</Mark>}
                <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                  {figuresOf(row)
                    .map((figure, at) => `${heads[at]}:\u00a0${figure}`)
                    .join(' · ')}
                </Typography>
                {row.ownCount && (
                  <Typography variant="body2" color="text.secondary">
                    {t('ownCount', { sum: money(row.ownCount.counted), at: clock(row.ownCount.at) })}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 650 }}>
                {row.courier ? amount(row.balance) : ''}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {row.balance !== 0 && row.courier && (
                  <Button size="small" variant="outlined" onClick={() => setChosen(row)}>
                    {t('accept')}
                  </Button>
                )}
                {row.balance > 0 && isTyped(row) && <JoinButton name={row} />}
              </TableCell>
              {figuresOf(row).map((figure, at) => (
                <TableCell key={heads[at]} align="right" sx={beside}>
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {chosen && <HandInDialog courier={chosen} close={() => setChosen(undefined)} />}
    </Panel>
  );
}
