import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  type TransformData,
  useCanAccess,
  useResourceContext,
} from 'react-admin';

type Props = { children: ReactNode; canDelete?: boolean; redirect?: 'list' | 'edit' };
type CreateProps = Omit<Props, 'redirect'> & {
  redirect?: 'list' | 'edit' | 'show';
  defaults?: object;
  /** Adds to what was written what nobody writes. */
  complete?: TransformData;
  /** Saves in another way than as one record. */
  save?: (written: FieldValues) => Promise<unknown>;
};

/** The form of a record that exists. Saved before the screen says so: two people may work on the same thing. */
export function RecordEdit({ children, canDelete = true, redirect = 'list' }: Props) {
  return (
    <Edit mutationMode="pessimistic" redirect={redirect === 'edit' ? false : 'list'} actions={false}>
      <SimpleForm toolbar={<FormBar canDelete={canDelete} />} warnWhenUnsavedChanges>
        {children}
      </SimpleForm>
    </Edit>
  );
}

export function RecordCreate({ children, defaults, complete, save, redirect = 'list' }: CreateProps) {
  return (
    <Create redirect={redirect} {...(complete ? { transform: complete } : {})}>
      <SimpleForm
        toolbar={<FormBar canDelete={false} />}
        warnWhenUnsavedChanges
        {...(defaults ? { defaultValues: defaults } : {})}
        {...(save ? { onSubmit: save } : {})}
      >
        {children}
      </SimpleForm>
    </Create>
  );
}

/** Buttons of a form; without the right to write there are none. */
export function FormBar({ canDelete, children }: { canDelete: boolean; children?: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'write' });
  if (!canAccess) return null;
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton />
      {children}
      <span style={{ flexGrow: 1 }} />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
