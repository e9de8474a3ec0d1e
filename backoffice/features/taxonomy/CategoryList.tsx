import { Box, Typography } from '@mui/material';
import type { OfficeCategory } from '#contract/catalogue/office-taxonomy.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

/** The category tree; each level has its own order. */
export function CategoryList() {
  const language = useLanguage();
  const t = useTexts(taxonomyTexts);
  return (
    <OrderedList<OfficeCategory>
      groupOf={({ parent }) => parent ?? 0}
      row={({ title, parent, picture, productsCount, isVisible }) => (
        <>
          <Box component="span" sx={{ display: 'flex', paddingLeft: parent ? { xs: 2, sm: 5 } : 0 }}>
            <Thumb picture={picture} width={parent ? 32 : 44} ratio={1} />
          </Box>
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography sx={{ fontWeight: parent ? 400 : 650 }}>{pick(title, language)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('products', { n: productsCount })}
            </Typography>
          </Box>
          {!isVisible && <Mark>{t('hidden')}</Mark>}
        </>
      )}
    />
  );
}
