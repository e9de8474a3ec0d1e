import { Box } from '@mui/material';
import {
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  regex,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { weekday } from '#backoffice/lang/format.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { deliveryTexts } from './delivery.texts.ts';

const time = regex(/^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/, '09:00');

function Fields() {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  return (
    <>
      <SelectInput
        source="weekday"
        choices={[0, 1, 2, 3, 4, 5, 6].map((id) => ({ id, name: weekday(id, language) }))}
        validate={required()}
        fullWidth
      />
      <Box sx={{ display: 'grid', columnGap: 2, width: '100%', gridTemplateColumns: '1fr 1fr' }}>
        <TextInput source="from" helperText={t('timeHint')} validate={[required(), time]} fullWidth />
        <TextInput source="to" helperText={t('timeHint')} validate={[required(), time]} fullWidth />
        <NumberInput source="capacity" min={0} validate={required()} fullWidth />
        <NumberInput source="cutoffMinutes" min={0} step={15} validate={required()} fullWidth />
      </Box>
      <ReferenceArrayInput
        source="zones"
        reference="zones"
        perPage={50}
        sort={{ field: 'position', order: 'ASC' }}
      >
        <SelectArrayInput optionText={nameOf} validate={required()} fullWidth />
      </ReferenceArrayInput>
      <BooleanInput source="isActive" />
    </>
  );
}

export function SlotEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function SlotCreate() {
  return (
    <RecordCreate defaults={{ weekday: 0, capacity: 10, cutoffMinutes: 60, isActive: true }}>
      <Fields />
    </RecordCreate>
  );
}
