import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { PhoneFrame } from '#backoffice/parts/frames/PhoneFrame.tsx';
import { asShown, type WrittenProduct } from './as-shown.ts';
import { ProductView } from './ProductView.tsx';
import { productTexts } from './product.texts.ts';

/** Live preview of the product page beside its form. */
export function LivePreview() {
  const t = useTexts(productTexts);
  const written = useWatch() as WrittenProduct;
  return (
    <Box
      component="aside"
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 72, alignSelf: 'start' }}
    >
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {t('preview')}
      </Typography>
      <PhoneFrame>{(language) => <ProductView product={asShown(written)} language={language} />}</PhoneFrame>
    </Box>
  );
}
