import { BooleanInput, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { deliveryTexts } from './delivery.texts.ts';

function Fields() {
  const t = useTexts(deliveryTexts);
  const isClosed = useWatch({ name: 'isClosed' }) === true;
  return (
    <>
      <BooleanInput source="isClosed" />
      {!isClosed && (
        <NumberInput
          source="capacityPercent"
          min={0}
          max={1000}
          step={10}
          validate={required()}
          sx={{ minWidth: 260 }}
        />
      )}
      <LocalInput source="reason" label={t('reason')} max={300} />
    </>
  );
}

export function DayEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}
