import { useState } from 'react';
import {
  Create,
  maxLength,
  regex,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRedirect,
} from 'react-admin';
import { staffRoles } from '#domain/staff.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { FormBar } from '#backoffice/parts/frames/RecordForm.tsx';
import { type Link, LinkDialog } from './LinkDialog.tsx';
import { staffTexts } from './staff.texts.ts';

/** A new account; its one-time link is shown when it is made. */
export function StaffCreate() {
  const t = useTexts(staffTexts);
  const redirect = useRedirect();
  const [link, setLink] = useState<Link>();
  return (
    <>
      <Create
        redirect={false}
        mutationOptions={{ onSuccess: (made) => setLink((made as unknown as { link: Link }).link) }}
      >
        <SimpleForm toolbar={<FormBar canDelete={false} />} defaultValues={{ role: 'packer' }}>
          <TextInput
            source="login"
            helperText={t('loginHint')}
            validate={[required(), regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, 'a-z 0-9')]}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
            fullWidth
          />
          <TextInput source="name" validate={[required(), maxLength(80)]} fullWidth />
          <SelectInput
            source="role"
            choices={staffRoles.map((id) => ({ id, name: t(id) }))}
            validate={required()}
            fullWidth
          />
        </SimpleForm>
      </Create>
      {link && <LinkDialog link={link} close={() => redirect('list', 'staff')} />}
    </>
  );
}
