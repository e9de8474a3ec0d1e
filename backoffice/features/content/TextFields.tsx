import { Typography } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { PictureInput } from '#backoffice/features/media/PictureInput.tsx';
import { PicturesInput } from '#backoffice/features/media/PicturesInput.tsx';
import { taxonomyTexts } from '#backoffice/features/taxonomy/taxonomy.texts.ts';
import { AccentInput } from './AccentInput.tsx';
import { contentTexts } from './content.texts.ts';

export function HomeFields() {
  const t = useTexts(contentTexts);
  return (
    <>
      <LocalInput source="name" label={t('name')} isNeeded />
      <LocalInput source="slogan" label={t('slogan')} max={300} />
      <Typography variant="subtitle2">{t('logo')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('logoNote')}
      </Typography>
      <PictureInput source="logo" form="free" />
      <AccentInput />
    </>
  );
}

/** Legal texts and company data. */
export function LegalFields() {
  const t = useTexts(contentTexts);
  return (
    <>
      <LocalInput source="name" label={t('legalName')} max={300} />
      <LocalInput source="footer" label={t('footer')} max={300} />
    </>
  );
}

export function AboutFields() {
  const t = useTexts(contentTexts);
  const taxonomy = useTexts(taxonomyTexts);
  return (
    <>
      <LocalInput source="title" label={t('heading')} max={300} />
      <LocalInput source="body" label={t('body')} rows={14} />
      <Typography variant="body2" color="text.secondary">
        {taxonomy('markup')}
      </Typography>
      <Typography variant="subtitle2" sx={{ marginBlock: 1 }}>
        {t('pictures')}
      </Typography>
      <PicturesInput />
    </>
  );
}
