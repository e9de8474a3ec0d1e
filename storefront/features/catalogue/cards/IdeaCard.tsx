import { wideScreen } from '#domain/media/wide-screen.ts';
import { Link } from 'wouter';
import type { IdeaCard as Idea } from '#contract/catalogue/shop.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { defineTexts } from '#domain/print/texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './IdeaCard.module.css';

const texts = defineTexts({
  idea: {
    tm: 'Sowgat pikiri · {n} haryt',
    ru: { one: 'Идея · {n} товар', few: 'Идея · {n} товара', many: 'Идея · {n} товаров' },
  },
});

/** Card of a gift idea (collection) for a rail or a grid; its picture is a scene, never mixed with product pictures. */
export function IdeaCard({ idea }: { idea: Idea }) {
  const t = useTexts(texts);
  return (
    <Link href={paths.idea(idea.id)} className={classes['idea']}>
      <span className={classes['frame']}>
        {idea.picture && (
          <Picture
            picture={idea.picture}
            alt=""
            sizes={`${wideScreen} 390px, 78vw`}
            className={classes['picture']}
          />
        )}
      </span>
      <span className={classes['text']}>
        <span className={classes['eyebrow']}>{t('idea', { n: idea.productsCount })}</span>
        <span className={classes['title']}>
          <Local text={idea.title} />
        </span>
      </span>
    </Link>
  );
}
