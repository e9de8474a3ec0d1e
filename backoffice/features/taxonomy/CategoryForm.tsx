import { BooleanInput } from 'react-admin';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { PictureInput } from '#backoffice/features/media/PictureInput.tsx';
import { CategorySelect } from './CategorySelect.tsx';

function Fields() {
  return (
    <>
      <LocalInput source="title" isNeeded />
      <CategorySelect source="parent" isOnlyTop />
      <PictureInput />
      <BooleanInput source="isVisible" />
    </>
  );
}

export function CategoryEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function CategoryCreate() {
  return (
    <RecordCreate defaults={{ isVisible: true, parent: null }}>
      <Fields />
    </RecordCreate>
  );
}
