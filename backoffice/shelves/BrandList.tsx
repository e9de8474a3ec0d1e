import { Box, Typography } from '@mui/material';
import type { OfficeBrand } from '#contract/catalogue/office-taxonomy.ts';
import { useTexts } from '../lang/use-texts.ts';
import { OrderedList } from '../parts/OrderedList.tsx';
import { Thumb } from '../parts/Thumb.tsx';
import { shelfTexts } from './shelf.texts.ts';

export function BrandList() {
  const t = useTexts(shelfTexts);
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
