import { Star } from 'lucide-react';
import { defineTexts } from '#domain/print/texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { drawStars } from './draw-stars.ts';
import classes from './Stars.module.css';

const texts = defineTexts({
  rating: { tm: 'Baha: {rating} / 5', ru: 'Оценка: {rating} из 5' },
  reviews: {
    tm: '{n} teswir',
    ru: { one: '{n} отзыв', few: '{n} отзыва', many: '{n} отзывов' },
  },
});

type Props = { rating: number; count?: number | undefined };

/** Five stars, rounded to the nearest half; the rating in words for screen readers. */
export function Stars({ rating, count }: Props) {
  const t = useTexts(texts);
  const written = String(rating).replace('.', ',');
  return (
    <span className={classes['stars']}>
      {drawStars(rating).map((fill, star) => (
        <span key={star} className={classes['star']} aria-hidden="true">
          <Star size={17} className={fill === 'full' ? classes['on'] : undefined} />
          {fill === 'half' && <Star size={17} className={classes['half']} />}
        </span>
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
