import { Box, Typography } from '@mui/material';
import type { OfficeBrand } from '#contract/catalogue/office-taxonomy.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

export function BrandList() {
  const t = useTexts(taxonomyTexts);
  return (
    <OrderedList<OfficeBrand>
      row={({ title, picture, productsCount }) => (
        <>
          <Thumb picture={picture} ratio={1} />
          <Box>
            <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('products', { n: productsCount })}
            </Typography>
          </Box>
        </>
      )}
    />
  );
}
