import { Typography } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  maxLength,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
  useSaveContext,
} from 'react-admin';
import type { Staff } from '#contract/staff/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { PhonesButton } from '#backoffice/features/couriers/PhonesButton.tsx';
import { FormDraft } from '#backoffice/parts/drafts/FormDraft.tsx';
import { EditFrame, FormBar } from '#backoffice/parts/frames/RecordForm.tsx';
import { NewLink } from './NewLink.tsx';
import { RoleInput } from './RoleInput.tsx';
import { staffTexts } from './staff.texts.ts';

export function StaffEdit() {
  return (
    <EditFrame>
      <StaffForm />
    </EditFrame>
  );
}

/** Removing one's own permissions needs a confirmation. */
function StaffForm() {
  const t = useTexts(staffTexts);
  const staff = useRecordContext<Staff>();
  const { data: me } = useAnswer('GET /api/office/me/');
  const { save } = useSaveContext();
  const [asked, setAsked] = useState<object>();
  const isOwn = staff !== undefined && me?.data.id === staff.id;
  const submit = (values: Partial<Staff>) => {
    if (isOwn && (values.role !== staff.role || values.isBlocked)) return setAsked(values);
    return save?.(values);
  };
  return (
    <>
      <SimpleForm onSubmit={submit} toolbar={<FormBar canDelete={false} />}>
        <FormDraft />
        <TextInput source="login" disabled fullWidth />
        <TextInput source="name" validate={[required(), maxLength(80)]} fullWidth />
        <RoleInput />
        <BooleanInput source="isBlocked" />
        {staff?.role === 'courier' && <PhonesButton courierId={staff.id} name={staff.name} />}
        <NewLink />
      </SimpleForm>
      {asked && (
        <ActionDialog
          title={t('selfTitle')}
          go={t('selfGo')}
          isDanger
          run={async () => save?.(asked)}
          close={() => setAsked(undefined)}
        >
          <Typography>{t('selfText')}</Typography>
        </ActionDialog>
      )}
    </>
  );
}
