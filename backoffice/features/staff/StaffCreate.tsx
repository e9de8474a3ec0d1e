import { useState } from 'react';
import { Create, maxLength, regex, required, SimpleForm, TextInput, useRedirect } from 'react-admin';
import { loginPattern } from '#domain/staff.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { FormDraft } from '#backoffice/parts/drafts/FormDraft.tsx';
import { FormBar, isOpenCard } from '#backoffice/parts/frames/RecordForm.tsx';
import { type Link, LinkDialog } from './LinkDialog.tsx';
import { RoleInput } from './RoleInput.tsx';
import { staffTexts } from './staff.texts.ts';

/** Creates an account; its one-time link is shown afterwards. */
export function StaffCreate() {
  const t = useTexts(staffTexts);
  const redirect = useRedirect();
  const [link, setLink] = useState<Link>();
  return (
    <>
      <Create
        redirect={false}
        sx={isOpenCard}
        mutationOptions={{ onSuccess: (made) => setLink((made as unknown as { link: Link }).link) }}
      >
        <SimpleForm toolbar={<FormBar canDelete={false} />} defaultValues={{ role: 'packer' }}>
          <FormDraft />
          <TextInput
            source="login"
            helperText={t('loginHint')}
            validate={[required(), regex(new RegExp(loginPattern), t('loginWrong'))]}
            // A phone begins every text with a capital.
            parse={(typed: string) => typed.trim().toLowerCase()}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
            fullWidth
          />
          <TextInput source="name" validate={[required(), maxLength(80)]} fullWidth />
          <RoleInput />
        </SimpleForm>
      </Create>
      {link && <LinkDialog link={link} close={() => redirect('list', 'staff')} />}
    </>
  );
}
