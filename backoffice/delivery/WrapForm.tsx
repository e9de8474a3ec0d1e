import { BooleanInput } from 'react-admin';
import { LocalInput } from '../parts/LocalInput.tsx';
import { MoneyInput } from '../parts/MoneyInput.tsx';
import { RecordCreate, RecordEdit } from '../parts/RecordForm.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';

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
