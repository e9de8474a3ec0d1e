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
import { useSaveSlots } from './use-save-slots.ts';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { useOnlyChoice } from '#backoffice/parts/inputs/use-only-choice.ts';
import { deliveryTexts } from './delivery.texts.ts';

const time = regex(/^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/, '09:00');

const week = [0, 1, 2, 3, 4, 5, 6];

/** A new slot is written once for all its days. */
function Fields({ isNew = false }: { isNew?: boolean }) {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  const { defaultValue: onlyZone } = useOnlyChoice('zones');
  const days = week.map((id) => ({ id, name: weekday(id, language) }));
  return (
    <>
      {isNew ? (
        <SelectArrayInput source="weekdays" choices={days} validate={required()} fullWidth />
      ) : (
        <SelectInput source="weekday" choices={days} validate={required()} fullWidth />
      )}
      <Box sx={{ display: 'grid', columnGap: 2, width: '100%', gridTemplateColumns: '1fr 1fr' }}>
        <TextInput source="from" helperText={t('timeHint')} validate={[required(), time]} fullWidth />
        <TextInput source="to" helperText={t('timeHint')} validate={[required(), time]} fullWidth />
      </Box>
      <Box sx={{ display: 'grid', columnGap: 2, width: '100%', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NumberInput source="capacity" min={0} validate={required()} fullWidth />
        <NumberInput source="cutoffMinutes" min={0} step={15} validate={required()} fullWidth />
      </Box>
      <ReferenceArrayInput
        source="zones"
        reference="zones"
        perPage={50}
        sort={{ field: 'position', order: 'ASC' }}
      >
        <SelectArrayInput
          optionText={nameOf}
          validate={required()}
          {...(onlyZone === undefined ? {} : { defaultValue: [onlyZone] })}
          fullWidth
        />
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
  const save = useSaveSlots();
  return (
    <RecordCreate defaults={{ weekdays: week, capacity: 10, cutoffMinutes: 60, isActive: true }} save={save}>
      <Fields isNew />
    </RecordCreate>
  );
}
