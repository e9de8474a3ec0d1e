import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { TextsEditor } from '#backoffice/features/content/TextsEditor.tsx';
import { FeatureSwitches } from '#backoffice/features/content/FeatureSwitches.tsx';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { FirstDayForm } from './FirstDayForm.tsx';

/** A new shop is set up here in one go; afterwards these are its name, contacts, colour and switches. */
export default function MyShopPage() {
  const t = useTexts(layoutTexts);
  const may = useMay();
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/my-shop/', undefined, {
    isForm: true,
  });
  const isNew = data && !data.data.isSetUp && may('settings.write');
  return (
    <>
      <Title title={t('myShop')} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && (isNew ? <FirstDayForm day={data.data} /> : <Settings />)}
      </Answered>
    </>
  );
}

function Settings() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextsEditor part="shop" />
      <FeatureSwitches />
    </Box>
  );
}
