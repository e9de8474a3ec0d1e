import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';

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
