import { BooleanInput } from 'react-admin';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { PictureInput } from '#backoffice/features/media/PictureInput.tsx';

function Fields() {
  return (
    <>
      <LocalInput source="title" isNeeded />
      <MoneyInput source="price" isNeeded />
      <PictureInput />
      <BooleanInput source="isActive" />
    </>
  );
}

export function WrapEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function WrapCreate() {
  return (
    <RecordCreate defaults={{ isActive: true, price: 0 }}>
      <Fields />
    </RecordCreate>
  );
}
