import { Star } from 'lucide-react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { reviewTexts } from './review.texts.ts';
import classes from './ReviewSheet.module.css';

type Props = { value: number; onChange: (stars: number) => void; error?: string | undefined };

/** One to five stars; five radio buttons underneath. */
export function StarsField({ value, onChange, error }: Props) {
  const t = useTexts(reviewTexts);
  return (
    <fieldset data-invalid={Boolean(error)}>
      <legend className={classes['legend']}>{t('rating')}</legend>
      <div className={classes['stars']}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={joinClasses(classes['star'], stars <= value && classes['lit'])}>
            <input
              type="radio"
              name="rating"
              aria-label={t('stars', { n: stars })}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Star size={34} strokeWidth={1.5} aria-hidden="true" />
          </label>
        ))}
      </div>
      <p className={classes['error']} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
