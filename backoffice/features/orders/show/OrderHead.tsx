import { Alert, Box, Button, IconButton, Typography, useMediaQuery } from '@mui/material';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { OfficeOrder, StaffAction } from '#contract/fulfilment/office-order-shapes.ts';
import { finishedStatuses } from '#domain/order.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { dateAndClock, waited } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { MoreMenu } from '#backoffice/parts/frames/MoreMenu.tsx';
import { AddGoodsDialog } from '#backoffice/features/orders/edit/AddGoodsDialog.tsx';
import { GoodsDialog } from '#backoffice/features/orders/edit/GoodsDialog.tsx';
import { EditDialog } from '#backoffice/features/orders/edit/EditDialog.tsx';
import {
  AdditionMarks,
  BuyerMark,
  CallMark,
  EmptyMark,
  OrderStatusMark,
  PaymentMark,
  TimeMark,
} from '#backoffice/features/orders/list/OrderMarks.tsx';
import { StepBackDialog } from '#backoffice/features/orders/steps/StepBackDialog.tsx';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { EndDialog } from './EndDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { StepButton } from './StepButton.tsx';

const others = [
  'edit',
  'change-goods',
  'add-goods',
  'refund',
  'step-back',
  'cancel',
  'call-off',
  'take-back',
] as const satisfies readonly StaffAction[];
type Other = (typeof others)[number];
const dangers: readonly Other[] = ['cancel', 'call-off'];
/**
 * Secondary buttons shown beside the next step on wide screens; on a phone all are in a menu. An order on the way has
 * two next steps, which leave room for one.
 */
const mostInSight = ({ status }: OfficeOrder) => (status === 'on-the-way' ? 1 : 2);

/** Number, status, waiting time, and the actions that the status and the user's permissions allow. */
export function OrderHead({ order }: { order: OfficeOrder }) {
  const [open, setOpen] = useState<Other>();
  const close = () => setOpen(undefined);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <NumberAndState order={order} />
      <StepButton order={{ ...order, total: order.totals.total }} look="large" />
      <Others order={order} choose={setOpen} />
      <NothingLeft order={order} choose={setOpen} />
      {open === 'refund' && <RefundDialog order={order} close={close} />}
      {open === 'change-goods' && <GoodsDialog order={order} close={close} />}
      {open === 'add-goods' && <AddGoodsDialog order={order} close={close} />}
      {open === 'edit' && <EditDialog order={order} close={close} />}
      {(open === 'cancel' || open === 'call-off' || open === 'take-back') && (
        <EndDialog order={order} action={open} close={close} />
      )}
      {open === 'step-back' && <StepBackDialog order={order} close={close} />}
    </Box>
  );
}

/** An empty order goes nowhere: it is ended, and what was paid beside the goods goes back. */
function NothingLeft({ order, choose }: { order: OfficeOrder; choose: (action: Other) => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const end = dangers.find((action) => order.actions.includes(action));
  if (!order.nothingLeft || !end) return null;
  const { refundable } = order;
  return (
    <Alert
      severity="warning"
      sx={{ flex: '1 0 100%' }}
      action={
        <Button color="inherit" size="small" onClick={() => choose(end)}>
          {words(end)}
        </Button>
      }
    >
      {refundable > 0 ? t('endAndReturn', { sum: money(refundable) }) : t('nothingLeft')}
    </Alert>
  );
}

function Others({ order, choose }: { order: OfficeOrder; choose: (action: Other) => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const isPhone = useMediaQuery('(max-width:760px)');
  const allowed = others.filter((action) => order.actions.includes(action));
  const inSight = isPhone ? [] : allowed.slice(0, mostInSight(order));
  const papers = { href: `#/papers?ids=${order.id}`, target: '_blank' };
  return (
    <>
      {inSight.map((action) => (
        <Button key={action} variant="outlined" onClick={() => choose(action)}>
          {words(action)}
        </Button>
      ))}
      {isPhone ? (
        <IconButton component="a" {...papers} color="primary" aria-label={t('print')}>
          <Printer size={20} />
        </IconButton>
      ) : (
        <Button startIcon={<Printer size={18} />} {...papers}>
          {t('print')}
        </Button>
      )}
      <MoreMenu
        items={allowed.slice(inSight.length).map((action) => ({
          name: words(action),
          isDanger: dangers.includes(action),
          press: () => choose(action),
        }))}
      />
    </>
  );
}

function NumberAndState({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const now = useTicking(30_000);
  return (
    // On a phone the next step has its own row, where the thumb finds it at every status.
    <Box sx={{ flex: { xs: '1 0 100%', md: '1 1 260px' } }}>
      <Typography variant="h4" component="h1">
        {order.number}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Marks order={order} />
        <Typography variant="body2" color="text.secondary" className="tabular">
          {dateAndClock(order.createdAt)}
          {!finishedStatuses.includes(order.status) &&
            ` · ${t('waits')} ${waited(order.waitingSince, now, language)}`}
          {order.expiresAt && ` · ${t('payBy', { time: dateAndClock(order.expiresAt) })}`}
        </Typography>
      </Box>
    </Box>
  );
}

function Marks({ order }: { order: OfficeOrder }) {
  return (
    <>
      <OrderStatusMark status={order.status} />
      <PaymentMark {...order} />
      <TimeMark {...order} />
      <CallMark {...order} />
      <EmptyMark {...order} />
      <BuyerMark {...order} />
      <AdditionMarks {...order} />
    </>
  );
}
