import { Box, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

function Fields() {
  const t = useTexts(taxonomyTexts);
  return (
    <>
      <LocalInput source="title" isNeeded />
      <Typography variant="body2" color="text.secondary">
        {t('fixedDate')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <NumberInput source="month" min={1} max={12} />
        <NumberInput source="day" min={1} max={31} />
      </Box>
    </>
  );
}

export function OccasionEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function OccasionCreate() {
  return (
    <RecordCreate>
      <Fields />
    </RecordCreate>
  );
}
