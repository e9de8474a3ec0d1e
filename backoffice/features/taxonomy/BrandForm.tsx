import { maxLength, required, TextInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { PictureInput } from '#backoffice/features/media/PictureInput.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

function Fields() {
  const t = useTexts(taxonomyTexts);
  return (
    <>
      <TextInput source="title" validate={[required(), maxLength(120)]} fullWidth />
      <LocalInput source="description" label={t('description')} rows={4} />
      <PictureInput />
    </>
  );
}

export function BrandEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function BrandCreate() {
  return (
    <RecordCreate>
      <Fields />
    </RecordCreate>
  );
}
