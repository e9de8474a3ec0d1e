import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { pageAddress } from '#domain/pages.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { PhoneFrame } from '#backoffice/parts/frames/PhoneFrame.tsx';
import { ProductView } from './ProductView.tsx';
import { productTexts } from './product.texts.ts';

/** Preview of the saved product page, published or not. */
export function ProductPreview({ id, close }: { id: number; close: () => void }) {
  const t = useTexts(productTexts);
  const parts = useTexts(partTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/products/:id/preview/', {
    params: { id },
  });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <DialogTitle>{t('seenAs')}</DialogTitle>
      <DialogContent>
        <Answered isPending={isPending} error={error} retry={refetch}>
          {data && (
            <PhoneFrame>{(language) => <ProductView product={data.data} language={language} />}</PhoneFrame>
          )}
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button href={pageAddress('product', id)} target="_blank" rel="noreferrer">
          {t('open')}
        </Button>
        <Button onClick={close}>{parts('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
