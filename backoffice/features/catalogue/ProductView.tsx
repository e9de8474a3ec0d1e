import { Box } from '@mui/material';
import type { Product } from '#contract/catalogue/shop.ts';
import { money } from '#domain/print/money.ts';
import { type Language, pick } from '#domain/print/texts.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { RichText } from '#backoffice/parts/inputs/RichText.tsx';
import { productTexts } from './product.texts.ts';

type ShownOption = Pick<Product['options'][number], 'id' | 'title' | 'price' | 'oldPrice' | 'count'> & {
  isArchived?: boolean;
};
export type ShownProduct = Pick<
  Product,
  'title' | 'description' | 'care' | 'pictures' | 'attributes' | 'leadDays'
> & {
  options: ShownOption[];
};

/** Content of a product page: pictures, options, texts. */
export function ProductView({ product, language }: { product: ShownProduct; language: Language }) {
  const t = useTexts(productTexts);
  const title = pick(product.title, language);
  return (
    <>
      <Box
        role="group"
        aria-label={pick(product.title, language)}
        tabIndex={0}
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
      {title && <h2>{title}</h2>}
      {product.options
        .filter(({ isArchived }) => !isArchived)
        .map((option) => (
          <p key={option.id}>
            {pick(option.title, language)} <b>{money(option.price)}</b>{' '}
            {option.oldPrice ? <s>{money(option.oldPrice)}</s> : null}
            {option.count === 0 ? ` · ${t('noStock')}` : ''}
          </p>
        ))}
      {product.leadDays ? <p>{t('madeIn', { n: product.leadDays })}</p> : null}
      <RichText text={pick(product.description, language)} />
      <RichText text={pick(product.care, language)} />
      {product.attributes.map((fact, at) => (
        <p key={`${at} ${fact.label.tm}`}>
          {pick(fact.label, language)}: <b>{pick(fact.value, language)}</b>
        </p>
      ))}
    </>
  );
}
