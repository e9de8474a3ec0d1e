import { Link } from 'wouter';
import type { Option, Product } from '#contract/catalogue/shop.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { RichText } from '#storefront/features/content/texts/RichText.tsx';
import { Local } from '#storefront/lang/Local.tsx';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Accordion } from '#storefront/ui/surfaces/Accordion.tsx';
import classes from './ProductFacts.module.css';
import { productTexts } from './product.texts.ts';

/** A photo of one's own gift before it is delivered, where that is switched on; description, care and attributes, collapsed. */
export function ProductFacts({ product, option }: { product: Product; option: Option | null }) {
  const t = useTexts(productTexts);
  const local = useLocal();
  const hasPhotos = useHasFeature('photo-report');
  return (
    <div className={classes['facts']}>
      {hasPhotos && <p className={classes['promise']}>{t('photoPromise')}</p>}
      {local(product.description) && (
        <Accordion title={t('description')} isOpen>
          <RichText text={local(product.description)} />
        </Accordion>
      )}
      {local(product.care) && (
        <Accordion title={t('care')}>
          <RichText text={local(product.care)} />
        </Accordion>
      )}
      <Accordion title={t('attributes')}>
        <dl className={classes['list']}>
          {product.brand && (
            <div>
              <dt>{t('brand')}</dt>
              <dd>
                <Link href={paths.brand(product.brand.id)} className={classes['link']}>
                  {product.brand.title}
                </Link>
              </dd>
            </div>
          )}
          {product.attributes.map(({ label, value }) => (
            <div key={label.tm}>
              <dt>
                <Local text={label} />
              </dt>
              <dd>
                <Local text={value} />
              </dd>
            </div>
          ))}
          {option && (
            <div>
              <dt>{t('code')}</dt>
              <dd>{option.sku}</dd>
            </div>
          )}
        </dl>
      </Accordion>
    </div>
  );
}
