import { Box, Typography } from '@mui/material';
import type { OfficeIdea } from '#contract/catalogue/office-taxonomy.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Dotted } from '#backoffice/parts/frames/Dotted.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

export function IdeaList() {
  const language = useLanguage();
  const t = useTexts(taxonomyTexts);
  return (
    <OrderedList<OfficeIdea>
      row={({ title, subtitle, picture, products, isVisible }) => (
        <>
          <Thumb picture={picture} />
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
            <Typography variant="body2" color="text.secondary">
              <Dotted parts={[pick(subtitle, language), t('products', { n: products.length })]} />
            </Typography>
          </Box>
          {!isVisible && <Mark>{t('hidden')}</Mark>}
        </>
      )}
    />
  );
}
