import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import {
  Create,
  DeleteButton,
  Edit,
  type RaRecord,
  RecordContextProvider,
  SaveButton,
  SimpleForm,
  Toolbar,
  type TransformData,
  useCanAccess,
  useEditContext,
  useResourceContext,
} from 'react-admin';
import type { LastSave } from '#domain/audit/seen-header.ts';
import { asOfNow, whole } from '#backoffice/data/whole.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LastSaved } from '#backoffice/parts/conflict/LastSaved.tsx';
import { FormDraft } from '#backoffice/parts/drafts/FormDraft.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { Answered } from './Answered.tsx';
import { useChanges } from './use-changes.ts';

type Props = { children: ReactNode; canDelete?: boolean; redirect?: 'list' | 'edit' };
type CreateProps = Omit<Props, 'redirect'> & {
  redirect?: 'list' | 'edit' | 'show';
  defaults?: object;
  /** Adds derived fields to the form's values. */
  complete?: TransformData;
};

/** A card that cuts off its contents would keep a phone's buttons from staying above the tabs. */
export const isOpenCard = { '& .RaEdit-card, & .RaCreate-card': { overflow: 'visible' } };

type CardProps = { children?: ReactNode; className?: string };

/** The card of an edit form, once its record is loaded. Who saved it last is nothing to edit, and in no draft. */
function RecordCard({ children, className }: CardProps) {
  const { record, refetch } = useEditContext();
  const edited = useMemo(() => {
    const { saved: _, ...own } = (record ?? {}) as RaRecord;
    return own;
  }, [record]);
  if (record)
    return (
      <Card className={className ?? ''}>
        <RecordContextProvider value={edited}>{children}</RecordContextProvider>
      </Card>
    );
  return (
    <Box className={className ?? ''}>
      <Answered isPending error={null} retry={refetch}>
        {null}
      </Answered>
    </Box>
  );
}

function RecordSaved() {
  const { record } = useEditContext();
  return (
    <Box sx={{ minHeight: '1em', paddingTop: 0.5 }}>
      <LastSaved saved={record?.['saved'] as readonly LastSave[] | undefined} />
    </Box>
  );
}

/**
 * Where a record is edited: never as a list or a former visit knew it, because with it comes what its editor has seen.
 * Saved pessimistically, because two people may edit the same record.
 */
export function EditFrame({ children, redirect }: Pick<Props, 'children' | 'redirect'>) {
  return (
    <Edit
      queryOptions={{ ...whole, ...asOfNow }}
      mutationOptions={whole}
      mutationMode="pessimistic"
      redirect={redirect === 'edit' ? false : 'list'}
      actions={<RecordSaved />}
      component={RecordCard}
      sx={isOpenCard}
    >
      {children}
    </Edit>
  );
}

/** Edit form of a record. */
export function RecordEdit({ children, canDelete = true, redirect = 'list' }: Props) {
  return (
    <EditFrame redirect={redirect}>
      <SimpleForm toolbar={<FormBar canDelete={canDelete} />}>
        <FormDraft />
        {children}
      </SimpleForm>
    </EditFrame>
  );
}

export function RecordCreate({ children, defaults, complete, redirect = 'list' }: CreateProps) {
  return (
    <Create redirect={redirect} sx={isOpenCard} {...(complete ? { transform: complete } : {})}>
      <SimpleForm toolbar={<FormBar canDelete={false} />} {...(defaults ? { defaultValues: defaults } : {})}>
        <FormDraft />
        {children}
      </SimpleForm>
    </Create>
  );
}

/** How many fields are not saved yet. */
function Changes() {
  const t = useTexts(partTexts);
  const n = useChanges();
  return n > 0 && <Typography color="text.secondary">{t('changes', { n })}</Typography>;
}

/** Buttons of a form; none without write permission. */
export function FormBar({ canDelete, children }: { canDelete: boolean; children?: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'write' });
  if (!canAccess) return null;
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton />
      {children}
      <Changes />
      <span style={{ flexGrow: 1 }} />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
