import { Box, Typography } from '@mui/material';
import type { OfficeIdea } from '#contract/catalogue/office-taxonomy.ts';
import { pick } from '../lang/texts.ts';
import { useLanguage, useTexts } from '../lang/use-texts.ts';
import { Mark } from '../parts/Mark.tsx';
import { OrderedList } from '../parts/OrderedList.tsx';
import { Thumb } from '../parts/Thumb.tsx';
import { shelfTexts } from './shelf.texts.ts';

export function IdeaList() {
  const language = useLanguage();
  const t = useTexts(shelfTexts);
  return (
    <OrderedList<OfficeIdea>
      row={({ title, subtitle, picture, products, isVisible }) => (
        <>
          <Thumb picture={picture} />
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              {[pick(subtitle, language), t('products', { n: products.length })].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {!isVisible && <Mark>{t('hidden')}</Mark>}
        </>
      )}
    />
  );
}
