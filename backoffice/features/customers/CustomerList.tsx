import { BooleanInput, FunctionField, NumberField, TextInput } from 'react-admin';
import type { OfficeCustomerRow } from '#contract/customers/office.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { MomentField } from '#backoffice/parts/frames/MomentField.tsx';
import { MoneyField } from '#backoffice/parts/frames/MoneyField.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { CustomerMarks } from './CustomerMarks.tsx';
import { customerTexts } from './customer.texts.ts';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <BooleanInput key="blocked" source="blocked" />,
  <TextInput key="tag" source="tag" />,
];

export function CustomerList() {
  const t = useTexts(customerTexts);
  const name = (row: OfficeCustomerRow) => [row.name, row.surname].filter(Boolean).join(' ') || t('noName');
  return (
    <ListFrame filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <Rows<OfficeCustomerRow>
        opens="show"
        first={name}
        second={(row) => (
          <>
            {phone(row.phone)} <CustomerMarks {...row} />
          </>
        )}
        third={(row) => <span className="tabular">{money(row.spent)}</span>}
      >
        <FunctionField<OfficeCustomerRow> source="name" sortable={false} render={name} />
        <FunctionField<OfficeCustomerRow>
          source="phone"
          sortable={false}
          render={(row) => phone(row.phone) || '—'}
        />
        <FunctionField<OfficeCustomerRow>
          label={<HiddenName of="tag" />}
          render={(row) => (
            <>
              <CustomerMarks {...row} />
              {row.blockedReason && <div>{row.blockedReason}</div>}
            </>
          )}
        />
        <NumberField source="ordersCount" sortable={false} />
        <MoneyField source="spent" sortable={false} textAlign="right" />
        <MomentField source="lastOrderAt" sortable={false} />
        <MomentField source="createdAt" label={t('firstSeen')} />
      </Rows>
    </ListFrame>
  );
}
