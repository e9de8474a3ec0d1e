import { Typography } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useTexts } from '../lang/use-texts.ts';
import { LocalInput } from '../parts/LocalInput.tsx';
import { RecordCreate, RecordEdit } from '../parts/RecordForm.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { IdeaProductsInput } from './IdeaProductsInput.tsx';
import { shelfTexts } from './shelf.texts.ts';

function Fields() {
  const t = useTexts(shelfTexts);
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
