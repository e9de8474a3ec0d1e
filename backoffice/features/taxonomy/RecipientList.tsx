import { Box, Typography } from '@mui/material';
import type { OfficeRecipient } from '#contract/catalogue/office-taxonomy.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

export function RecipientList() {
  const language = useLanguage();
  const t = useTexts(taxonomyTexts);
  return (
    <OrderedList<OfficeRecipient>
      row={({ title, productsCount }) => (
        <Box>
          <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t('products', { n: productsCount })}
          </Typography>
        </Box>
      )}
    />
  );
}
