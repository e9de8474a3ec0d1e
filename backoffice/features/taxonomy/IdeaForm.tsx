import { Typography } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { PictureInput } from '#backoffice/features/media/PictureInput.tsx';
import { IdeaProductsInput } from './IdeaProductsInput.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

function Fields() {
  const t = useTexts(taxonomyTexts);
  return (
    <>
      <LocalInput source="title" isNeeded />
      <LocalInput source="subtitle" max={300} />
      <LocalInput source="story" label={t('story')} rows={8} />
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {t('markup')}
      </Typography>
      <PictureInput />
      <IdeaProductsInput source="products" />
      <BooleanInput source="isVisible" />
    </>
  );
}

export function IdeaEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function IdeaCreate() {
  return (
    <RecordCreate defaults={{ isVisible: true, products: [] }}>
      <Fields />
    </RecordCreate>
  );
}
