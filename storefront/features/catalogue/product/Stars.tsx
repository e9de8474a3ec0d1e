import { Star } from 'lucide-react';
import { defineTexts } from '#storefront/lang/texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import classes from './Stars.module.css';

const texts = defineTexts({
  rating: { tm: 'Baha: {rating} / 5', ru: 'Оценка: {rating} из 5' },
  reviews: {
    tm: '{n} teswir',
    ru: { one: '{n} отзыв', few: '{n} отзыва', many: '{n} отзывов' },
  },
});

type Props = { rating: number; count?: number | undefined };

/** Five stars, as many filled as were given; the number in words for those who do not see them. */
export function Stars({ rating, count }: Props) {
  const t = useTexts(texts);
  const written = String(rating).replace('.', ',');
  return (
    <span className={classes['stars']}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={17}
          aria-hidden="true"
          className={star <= Math.round(rating) ? classes['on'] : undefined}
        />
      ))}
      <VisuallyHidden>{t('rating', { rating: written })}</VisuallyHidden>
      {count !== undefined && (
        <span className={classes['count']}>
          <b aria-hidden="true">{written}</b> · {t('reviews', { n: count })}
        </span>
      )}
    </span>
  );
}
