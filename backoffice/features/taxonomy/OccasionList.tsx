import { Box, Typography } from '@mui/material';
import type { OfficeOccasion } from '#contract/catalogue/office-taxonomy.ts';
import { dayAndMonth } from '#backoffice/lang/format.ts';
import { pick } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

export function OccasionList() {
  const language = useLanguage();
  const t = useTexts(taxonomyTexts);
  return (
    <OrderedList<OfficeOccasion>
      row={({ title, month, day, productsCount }) => (
        <Box>
          <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {[
              month && day ? dayAndMonth(isoDay(month, day), language) : '',
              t('products', { n: productsCount }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
    />
  );
}

/** Of a leap year, so that 29 February exists. */
function isoDay(month: number, day: number): string {
  return `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
