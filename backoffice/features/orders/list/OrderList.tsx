import { BooleanInput, FunctionField, SelectInput, TextField, TextInput } from 'react-admin';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { orderStatuses } from '#domain/order.ts';
import { mostBulkOrders } from '#domain/staff-moves.ts';
import { useMay } from '#backoffice/api/me.ts';
import { orderPayments } from '#domain/payments/payment.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { phone } from '#domain/print/phone.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { DayInput } from '#backoffice/parts/inputs/DayInput.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { MomentField } from '#backoffice/parts/frames/MomentField.tsx';
import { MoneyField } from '#backoffice/parts/frames/MoneyField.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { twoLines } from '#backoffice/parts/frames/two-lines.ts';
import { UndoBar } from '#backoffice/features/orders/steps/UndoBar.tsx';
import { ExportFound } from './ExportFound.tsx';
import { OrderBulkBar } from './OrderBulkBar.tsx';
import { CallMark, OrderStatusMark, PaymentMark, TimeMark } from './OrderMarks.tsx';
import { orderWords } from '../edit/order.texts.ts';
import { WhenText } from '#backoffice/features/orders/edit/WhenText.tsx';

/** All orders, searchable by number, phone or name. */
export function OrderList() {
  const language = useLanguage();
  const filters = useFilters();
  const may = useMay();
  return (
    <ListFrame filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} actions={<ExportFound />}>
      <UndoBar />
      <Rows<OfficeOrderRow>
        opens="show"
        bulk={may('orders.work') && { actions: <OrderBulkBar />, most: mostBulkOrders }}
        first={({ number, recipient, customer }) => (
          <b>{[number, recipient || customer.name || phone(customer.phone)].filter(Boolean).join(' · ')}</b>
        )}
        second={(row) => (
          <span style={{ display: 'flex', gap: 6, flexWrap: 'wrap' }}>
            <OrderStatusMark status={row.status} />
            <PaymentMark {...row} />
            <TimeMark {...row} />
            <CallMark {...row} />
            <WhenText delivery={row.delivery} />
          </span>
        )}
        third={({ total }) => <b className="tabular">{money(total)}</b>}
      >
        <TextField source="number" sx={{ whiteSpace: 'nowrap', fontWeight: 650 }} />
        <MomentField source="createdAt" />
        <FunctionField<OfficeOrderRow>
          source="recipient"
          sortable={false}
          render={({ recipient, customer }) => recipient || customer.name || customer.phone}
        />
        <FunctionField<OfficeOrderRow>
          source="place"
          sortable={false}
          sx={{ ...twoLines, minWidth: 116 }}
          render={({ place }) => <span title={pick(place, language)}>{pick(place, language) || '—'}</span>}
        />
        <FunctionField<OfficeOrderRow>
          source="deliveryDay"
          label="resources.orders.fields.delivery"
          sx={{ display: 'block', minWidth: 70 }}
          render={(row) => (row.needsTime ? <TimeMark {...row} /> : <WhenText delivery={row.delivery} />)}
        />
        <FunctionField<OfficeOrderRow>
          source="status"
          sortable={false}
          render={(row) => <OrderStatusMark status={row.status} />}
        />
        <FunctionField<OfficeOrderRow>
          source="paymentStatus"
          sortable={false}
          sx={{ display: 'block', minWidth: 170 }}
          render={(row) => <PaymentMark {...row} />}
        />
        <MoneyField source="total" textAlign="right" />
      </Rows>
    </ListFrame>
  );
}

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
