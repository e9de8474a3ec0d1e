import { maxLength, required, TextInput } from 'react-admin';
import { useTexts } from '../lang/use-texts.ts';
import { LocalInput } from '../parts/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '../parts/RecordForm.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { shelfTexts } from './shelf.texts.ts';

function Fields() {
  const t = useTexts(shelfTexts);
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
