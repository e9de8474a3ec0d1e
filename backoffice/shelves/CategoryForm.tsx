import { BooleanInput } from 'react-admin';
import { LocalInput } from '../parts/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '../parts/RecordForm.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
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
