import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { pageAddress } from '#domain/pages.ts';
import type { Product } from '#contract/catalogue/shop.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { money } from '#backoffice/lang/format.ts';
import { type Language, pick } from '#backoffice/lang/texts.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { PhoneFrame } from '#backoffice/parts/frames/PhoneFrame.tsx';
import { RichText } from '#backoffice/parts/inputs/RichText.tsx';
import { productTexts } from './product.texts.ts';

/** The product as its page shows it, published or not, as it was saved last. */
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
          {data && <PhoneFrame>{(language) => <Page product={data.data} language={language} />}</PhoneFrame>}
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

function Page({ product, language }: { product: Product; language: Language }) {
  const t = useTexts(productTexts);
  return (
    <>
      <Box
        sx={{ display: 'flex', gap: 1, overflowX: 'auto', scrollSnapType: 'x mandatory', marginInline: -2 }}
      >
        {product.pictures.map((picture) => (
          <img
            key={picture.id}
            src={picture.src}
            alt={pick(picture.alt, language)}
            style={{
              flex: '0 0 100%',
              width: '100%',
              aspectRatio: '4 / 5',
              objectFit: 'cover',
              scrollSnapAlign: 'start',
            }}
          />
        ))}
      </Box>
      <h2>{pick(product.title, language)}</h2>
      {product.options.map((option) => (
        <p key={option.id}>
          {pick(option.title, language)} <b>{money(option.price)}</b>{' '}
          {option.oldPrice ? <s>{money(option.oldPrice)}</s> : null}
          {option.count === 0 ? ` · ${t('noStock')}` : ''}
        </p>
      ))}
      <RichText text={pick(product.description, language)} />
      <RichText text={pick(product.care, language)} />
      {product.attributes.map((fact) => (
        <p key={fact.label.tm}>
          {pick(fact.label, language)}: <b>{pick(fact.value, language)}</b>
        </p>
      ))}
    </>
  );
}
