import { Box, Typography } from '@mui/material';
import { BooleanInput, NumberInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { MovingDays } from './MovingDays.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

function Fields() {
  const t = useTexts(taxonomyTexts);
  const moves = Boolean(useWatch({ name: 'moves' }));
  const { setValue } = useFormContext();
  return (
    <>
      <LocalInput source="title" isNeeded />
      <BooleanInput
        source="moves"
        onChange={() => {
          setValue('month', null);
          setValue('day', null);
        }}
      />
      <Typography variant="body2" color="text.secondary">
        {t(moves ? 'movingDate' : 'fixedDate')}
      </Typography>
      {moves ? (
        <MovingDays />
      ) : (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <NumberInput source="month" min={1} max={12} />
          <NumberInput source="day" min={1} max={31} />
        </Box>
      )}
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
    <RecordCreate defaults={{ moves: false }}>
      <Fields />
    </RecordCreate>
  );
}
