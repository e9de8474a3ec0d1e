import { wideScreen } from '#domain/media/wide-screen.ts';
import { memo } from 'react';
import { Link } from 'wouter';
import type { Category } from '#contract/catalogue/shop.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './CategoryRow.module.css';
import { firstScreenTexts } from './first-screen.texts.ts';

/** The top-level categories, in the octagonal shape of the göl. */
export const CategoryRow = memo(function CategoryRow({ categories }: { categories: Category[] | undefined }) {
  const t = useTexts(firstScreenTexts);
  if (!categories?.length) return null;
  return (
    <nav className={classes['row']} aria-label={t('categories')}>
      {categories.map((category) => (
        <Link key={category.id} href={paths.shop({ category: category.id })} className={classes['category']}>
          <span className={classes['edge']}>
            {category.picture && (
              <Picture
                picture={category.picture}
                alt=""
                // At high pixel densities two thirds of the pixels are sharp enough.
                sizes={`${wideScreen} 112px, (min-resolution: 2.5dppx) 64px, 82px`}
                className={classes['picture']}
              />
            )}
          </span>
          <Local text={category.title} />
        </Link>
      ))}
    </nav>
  );
});
