import { Box, Button } from '@mui/material';
import { PhoneCall, Store } from 'lucide-react';
import { BooleanInput, FunctionField, SelectInput, TextInput, useListContext, useStore } from 'react-admin';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { orderStatuses } from '#domain/order.ts';
import { orderViews } from '#domain/order-views.ts';
import { mostBulkOrders } from '#domain/staff-moves.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useMay } from '#backoffice/api/me.ts';
import { filterSearch } from '#backoffice/data/read-filter.ts';
import { orderPayments } from '#domain/payments/payment.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { bookAmount } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DayInput } from '#backoffice/parts/inputs/DayInput.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { RecipientPhone, ToCallMark, useAsked } from '#backoffice/features/gift-requests/AskedMark.tsx';
import { UndoBar } from '#backoffice/features/orders/steps/UndoBar.tsx';
import { WhenText } from '#backoffice/features/orders/edit/WhenText.tsx';
import { orderWords } from '../edit/order.texts.ts';
import { ExportFound } from './ExportFound.tsx';
import { OrderBulkBar } from './OrderBulkBar.tsx';
import { GoodsCell, NumberCell, PayWords, SumCell, WhomCell, WindowCell } from './OrderCells.tsx';
import { StatusDot } from './OrderMarks.tsx';
import { OrderViews } from './OrderViews.tsx';
import { GoodsLine, OneMark } from './RowParts.tsx';
import { rowTexts } from './row.texts.ts';

/** All orders, searchable by number, phone or name. `?view=late`: links name a view shortly. */
export function OrderList() {
  const filters = useFilters();
  const [search] = useSearchParams();
  const view = orderViews.find((one) => one === search.get('view'));
  if (view) return <Navigate to={{ search: filterSearch({ view }) }} replace />;
  return (
    <ListFrame
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={
        <>
          <ExportFound />
          <AtCounter />
          <ByPhone />
        </>
      }
      isKept
    >
      <UndoBar />
      <OrderRows />
    </ListFrame>
  );
}

/** Sales in the shop are work of everybody who takes money. */
function AtCounter() {
  const t = useTexts(rowTexts);
  const may = useMay();
  if (!may('takings.write')) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to="/orders/create?at=counter"
      aria-label={t('atCounter')}
      sx={{ gap: 1, minWidth: 44, marginLeft: 1 }}
    >
      <Store size={16} />
      {/* On a phone its word would make the list wider than the screen. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('atCounter')}
      </Box>
    </Button>
  );
}

function ByPhone() {
  const t = useTexts(rowTexts);
  const may = useMay();
  if (!may('orders.change')) return null;
  return (
    <Button
      size="small"
      variant="contained"
      component={Link}
      to="/orders/create"
      startIcon={<PhoneCall size={16} />}
      // On a phone the filters take its place.
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, marginLeft: 1 }}
    >
      {t('byPhone')}
    </Button>
  );
}

function OrderRows() {
  const may = useMay();
  const { now } = useEnvironment();
  const today = dayOf(now());
  const [isDense, setDense] = useStore('office.orders-dense', true);
  const { filterValues } = useListContext();
  const asked = useAsked({ isOff: filterValues['view'] !== 'waiting' });
  const markOf = (order: OfficeOrderRow) =>
    asked.get(order.id)?.needsCall ? <ToCallMark /> : <OneMark order={order} today={today} isDated />;
  return (
    <>
      <OrderViews isDense={isDense} setDense={setDense} />
      <Rows<OfficeOrderRow>
        opens="show"
        height={isDense ? 41 : 56}
        bulk={may('orders.work') && { actions: <OrderBulkBar />, most: mostBulkOrders }}
        first={({ number, recipient, customer }) => (
          <b>{[number, recipient || customer.name || phone(customer.phone)].filter(Boolean).join(' · ')}</b>
        )}
        second={(row) => (
          <>
            <GoodsLine order={row} />
            <span style={{ display: 'flex', gap: 6, flexWrap: 'wrap', alignItems: 'baseline' }}>
              <StatusDot status={row.status} />
              <WhenText delivery={row.delivery} />
              <PayWords order={row} />
              {markOf(row)}
            </span>
          </>
        )}
        third={({ total }) => <b className="tabular">{bookAmount(total)}</b>}
      >
        {cellsOf(today).map(({ show: Cell, ...column }) => (
          <FunctionField<OfficeOrderRow> key={column.source} {...column} render={Cell} />
        ))}
        <FunctionField<OfficeOrderRow>
          source="mark"
          sortable={false}
          render={(order) => (
            <>
              {markOf(order)}
              <RecipientPhone request={asked.get(order.id)} />
            </>
          )}
        />
      </Rows>
    </>
  );
}

/** The columns; only what the server sorts by can be sorted. */
const cellsOf = (today: string) => [
  { source: 'number', show: (order: OfficeOrderRow) => <NumberCell order={order} today={today} /> },
  { source: 'recipient', sortable: false, show: (order: OfficeOrderRow) => <WhomCell order={order} /> },
  {
    source: 'goods',
    sortable: false,
    show: (order: OfficeOrderRow) => <GoodsCell order={order} />,
  },
  {
    source: 'deliveryDay',
    label: 'resources.orders.fields.delivery',
    show: (order: OfficeOrderRow) => <WindowCell order={order} today={today} />,
  },
  { source: 'status', sortable: false, show: ({ status }: OfficeOrderRow) => <StatusDot status={status} /> },
  {
    source: 'total',
    textAlign: 'right' as const,
    show: (order: OfficeOrderRow) => <SumCell order={order} />,
  },
];

function useFilters() {
  const t = useTexts(orderWords);
  const choices = (ids: readonly (keyof typeof orderWords)[]) => ids.map((id) => ({ id, name: t(id) }));
  return [
    <TextInput key="q" source="q" alwaysOn resettable />,
    <SelectInput key="status" source="status" choices={choices(orderStatuses)} alwaysOn />,
    <SelectInput key="payment_status" source="payment_status" choices={choices(orderPayments)} />,
    <SelectInput key="payment" source="payment" choices={choices(paymentMethods)} />,
    <DayInput key="day" source="day" />,
    <DayInput key="from" source="from" />,
    <DayInput key="to" source="to" />,
    <BooleanInput key="alarm" source="alarm" />,
  ];
}
