import { Box } from '@mui/material';
import { NumberInput, required } from 'react-admin';
import { usualExpressMinutes } from '#domain/delivery/delivery.ts';
import { zoneFields } from '#domain/fields/zone.ts';
import { proposeZoneId } from '#domain/delivery/zone-id.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { deliveryTexts } from './delivery.texts.ts';

function Fields() {
  const t = useTexts(deliveryTexts);
  return (
    <>
      <LocalInput source="title" isNeeded />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          width: '100%',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        }}
      >
        <MoneyInput source="fee" isNeeded />
        <MoneyInput source="freeFrom" helperText={t('emptyNever')} />
        <MoneyInput source="minimum" isNeeded />
        <MoneyInput source="expressFee" helperText={t('emptyNone')} />
        <NumberInput
          source="expressMinutes"
          min={zoneFields.expressMinutes.min}
          max={zoneFields.expressMinutes.max}
          helperText={t('expressHint')}
          validate={required()}
          fullWidth
        />
        <NumberInput
          source="leadDays"
          min={0}
          max={zoneFields.leadDays.max}
          helperText={t('leadHint')}
          validate={required()}
          fullWidth
        />
      </Box>
    </>
  );
}

export function ZoneEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function ZoneCreate() {
  const { newId } = useEnvironment();
  // The id is generated; the merchant enters only a name.
  const withId = (zone: { title: { tm: string } }) => ({
    ...zone,
    id: proposeZoneId(zone.title.tm, newId()),
  });
  return (
    <RecordCreate
      defaults={{ fee: 0, minimum: 0, expressMinutes: usualExpressMinutes, leadDays: 0 }}
      complete={withId}
    >
      <Fields />
    </RecordCreate>
  );
}
