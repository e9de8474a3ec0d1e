import { Box } from '@mui/material';
import {
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { weekday } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useSaveSlots } from './use-save-slots.ts';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { completeClock, isClock } from '#backoffice/parts/inputs/read-day.ts';
import { useOnlyChoice } from '#backoffice/parts/inputs/use-only-choice.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { deliveryTexts } from './delivery.texts.ts';

const week = [0, 1, 2, 3, 4, 5, 6];

/** A new slot is entered once for several weekdays. */
function Fields({ isNew = false }: { isNew?: boolean }) {
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
        <TimeInput source="from" sample="09:00" />
        <TimeInput source="to" sample="12:00" />
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

function TimeInput({ source, sample }: { source: string; sample: string }) {
  const t = useTexts(deliveryTexts);
  const parts = useTexts(partTexts);
  const time = (typed?: string) => (typed && !isClock(typed) ? parts('clockForm') : undefined);
  const { getValues, setValue } = useFormContext();
  const complete = () =>
    setValue(source, completeClock(String(getValues(source) ?? '')), { shouldDirty: true });
  return (
    <TextInput
      source={source}
      helperText={t('timeHint', { time: sample })}
      onBlur={complete}
      validate={[required(), time]}
      fullWidth
    />
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
