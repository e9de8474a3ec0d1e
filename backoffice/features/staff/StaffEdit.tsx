import { BooleanInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { staffRoles } from '#domain/staff.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { NewLink } from './NewLink.tsx';
import { staffTexts } from './staff.texts.ts';

export function StaffEdit() {
  const t = useTexts(staffTexts);
  return (
    <RecordEdit canDelete={false}>
      <TextInput source="login" disabled fullWidth />
      <TextInput source="name" validate={[required(), maxLength(80)]} fullWidth />
      <SelectInput
        source="role"
        choices={staffRoles.map((id) => ({ id, name: t(id) }))}
        validate={required()}
        fullWidth
      />
      <BooleanInput source="isBlocked" />
      <NewLink />
    </RecordEdit>
  );
}
