import { Box } from '@mui/material';
import { NumberInput, regex, required, TextInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { deliveryTexts } from './delivery.texts.ts';

function Fields({ isNew }: { isNew: boolean }) {
  const t = useTexts(deliveryTexts);
  return (
    <>
      {isNew && (
        <TextInput
          source="id"
          label={t('zoneId')}
          validate={[required(), regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a-z 0-9 -')]}
          fullWidth
        />
      )}
      <LocalInput source="title" isNeeded />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          width: '100%',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        }}
      >
        <MoneyInput source="fee" isNeeded />
        <MoneyInput source="freeFrom" helperText={t('emptyNever')} />
        <MoneyInput source="minimum" isNeeded />
        <MoneyInput source="expressFee" helperText={t('emptyNone')} />
        <NumberInput source="leadDays" min={0} max={30} validate={required()} fullWidth />
      </Box>
    </>
  );
}

export function ZoneEdit() {
  return (
    <RecordEdit>
      <Fields isNew={false} />
    </RecordEdit>
  );
}

export function ZoneCreate() {
  return (
    <RecordCreate defaults={{ fee: 0, minimum: 0, leadDays: 0 }}>
      <Fields isNew />
    </RecordCreate>
  );
}
