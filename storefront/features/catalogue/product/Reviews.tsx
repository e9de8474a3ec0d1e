import { useState } from 'react';
import type { Product } from '#contract/catalogue/shop.ts';
import { longDate } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import classes from './Reviews.module.css';
import { Stars } from './Stars.tsx';
import { defineTexts } from '#domain/print/texts.ts';

const reviewTexts = defineTexts({
  reviews: { tm: 'Teswirler', ru: 'Отзывы' },
  none: {
    tm: 'Heniz teswir ýok. Sargydyňyzy alanyňyzdan soň ilkinji bolup ýazyň.',
    ru: 'Отзывов пока нет. Вы можете оставить первый, когда получите заказ.',
  },
  all: {
    tm: 'Ähli teswirler ({n})',
    ru: { one: 'Все отзывы ({n})', few: 'Все отзывы ({n})', many: 'Все отзывы ({n})' },
  },
});

const mostAtOnce = 60;

/** Customers' reviews; the newest come with the product, the rest on demand. */
export function Reviews({ product }: { product: Product }) {
  const t = useTexts(reviewTexts);
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const { answer, failure, retry } = useAnswer(
    'GET /api/product/reviews/:id/',
    isWhole ? { params: { id: product.id }, query: { page_size: mostAtOnce } } : null,
  );
  const reviews = answer?.data ?? product.reviews;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={classes['reviews']}>
      <SectionTitle id="reviews-title">{t('reviews')}</SectionTitle>
      {reviews.length === 0 && <p className={classes['none']}>{t('none')}</p>}
      <ul className={classes['list']}>
        {reviews.map((review) => (
          <li key={review.id}>
            <p className={classes['head']}>
              <b>{review.author}</b>
              <Stars rating={review.rating} />
              <span className={classes['date']}>{longDate(review.createdAt, language)}</span>
            </p>
            <p>{review.text}</p>
          </li>
        ))}
      </ul>
      {failure && <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>}
      {reviews.length < product.reviewsCount && !answer && !failure && (
        <Button look="outline" small busy={isWhole} onClick={() => setIsWhole(true)}>
          {t('all', { n: product.reviewsCount })}
        </Button>
      )}
    </section>
  );
}
