import { Box, Typography } from '@mui/material';
import type { OfficeRecipient } from '#contract/catalogue/office-occasions.ts';
import { pick } from '../lang/texts.ts';
import { useLanguage, useTexts } from '../lang/use-texts.ts';
import { OrderedList } from '../parts/OrderedList.tsx';
import { shelfTexts } from './shelf.texts.ts';

export function RecipientList() {
  const language = useLanguage();
  const t = useTexts(shelfTexts);
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
