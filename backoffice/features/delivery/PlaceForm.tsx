import { BooleanInput, ReferenceInput, required, SelectInput, TextInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { useOnlyChoice } from '#backoffice/parts/inputs/use-only-choice.ts';
import { deliveryTexts } from './delivery.texts.ts';
import { regions } from '#domain/delivery/delivery.ts';

const readLines = (text: string | null) =>
  (text ?? '').split('\n').flatMap((line, at, all) => (line.trim() || at === all.length - 1 ? [line] : []));

function Fields() {
  const t = useTexts(deliveryTexts);
  const onlyZone = useOnlyChoice('zones');
  return (
    <>
      <LocalInput source="title" isNeeded />
      <SelectInput
        source="region"
        choices={regions.map((id) => ({ id, name: t(id) }))}
        validate={required()}
        fullWidth
      />
      <ReferenceInput source="zone" reference="zones" perPage={50} sort={{ field: 'position', order: 'ASC' }}>
        <SelectInput optionText={nameOf} validate={required()} {...onlyZone} fullWidth />
      </ReferenceInput>
      <TextInput
        source="aliases"
        helperText={t('aliasesHint')}
        parse={readLines}
        format={(names: string[] | null) => (names ?? []).join('\n')}
        multiline
        minRows={2}
        fullWidth
      />
      <BooleanInput source="isActive" />
    </>
  );
}

export function PlaceEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function PlaceCreate() {
  return (
    <RecordCreate defaults={{ aliases: [], isActive: true }}>
      <Fields />
    </RecordCreate>
  );
}
