import {
  BooleanField,
  FunctionField,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  TextInput,
  useCanAccess,
} from 'react-admin';
import type { OfficePlace } from '#contract/delivery/office.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { LocalField } from '#backoffice/parts/frames/LocalField.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { deliveryTexts } from './delivery.texts.ts';
import { regions } from '#domain/delivery/delivery.ts';

export function PlaceList() {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  const { canAccess } = useCanAccess({ resource: 'places', action: 'create' });
  const filters = [
    <TextInput key="q" source="q" alwaysOn resettable />,
    <SelectInput
      key="region"
      source="region"
      choices={regions.map((id) => ({ id, name: t(id) }))}
      alwaysOn
    />,
    <ReferenceInput
      key="zone"
      source="zone"
      reference="zones"
      perPage={50}
      sort={{ field: 'position', order: 'ASC' }}
    >
      <SelectInput optionText={nameOf} />
    </ReferenceInput>,
  ];
  return (
    <ListFrame filters={filters} sort={{ field: 'position', order: 'ASC' }} canCreate={canAccess === true}>
      <Rows<OfficePlace>
        first={({ title }) => pick(title, language)}
        second={({ region, isActive }) => `${t(region)}${isActive ? '' : ` · ${t('off')}`}`}
      >
        <LocalField source="title" sortable={false} />
        <FunctionField<OfficePlace> source="region" sortable={false} render={({ region }) => t(region)} />
        <ReferenceField source="zone" reference="zones" link={false} sortable={false}>
          <FunctionField render={nameOf} />
        </ReferenceField>
        <FunctionField<OfficePlace>
          source="aliases"
          sortable={false}
          render={({ aliases }) => aliases.join(', ')}
        />
        <BooleanField source="isActive" sortable={false} />
      </Rows>
    </ListFrame>
  );
}
