import { LocalInput } from '../parts/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '../parts/RecordForm.tsx';

export function RecipientEdit() {
  return (
    <RecordEdit>
      <LocalInput source="title" isNeeded />
    </RecordEdit>
  );
}

export function RecipientCreate() {
  return (
    <RecordCreate>
      <LocalInput source="title" isNeeded />
    </RecordCreate>
  );
}
