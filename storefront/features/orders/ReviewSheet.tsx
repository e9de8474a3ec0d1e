import { useState } from 'react';
import * as v from 'valibot';
import { useRetainedForm } from '#storefront/ui/fields/use-retained-form.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { TextArea } from '#storefront/ui/fields/TextField.tsx';
import classes from './ReviewSheet.module.css';
import { Star } from 'lucide-react';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import type { Review } from '#contract/catalogue/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { defineTexts } from '#domain/print/texts.ts';

const reviewTexts = defineTexts({
  title: { tm: 'Teswir ýazmak', ru: 'Отзыв' },
  rating: { tm: 'Bahaňyz', ru: 'Ваша оценка' },
  stars: { tm: '5-den {n}', ru: '{n} из 5' },
  text: { tm: 'Teswiriňiz', ru: 'Ваш отзыв' },
  hint: { tm: 'Haryt nähili boldy? Alyja ýaradymy?', ru: 'Как вам товар? Понравился ли получателю?' },
  send: { tm: 'Iber', ru: 'Отправить' },
  sent: { tm: 'Teswiriňiz üçin sag boluň!', ru: 'Спасибо за отзыв!' },
  noRating: { tm: 'Ýyldyz bilen baha beriň', ru: 'Поставьте оценку' },
  noText: { tm: 'Birnäçe söz ýazyň', ru: 'Напишите несколько слов' },
  tooLong: { tm: '2000 belgiden uzyn bolmaly däl', ru: 'Не больше 2000 знаков' },
});

/** Messages are keys of `reviewTexts`. */
const schema = v.object({
  rating: v.pipe(v.number(), v.minValue(1, 'noRating'), v.maxValue(5)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('noText'), v.maxLength(2000, 'tooLong')),
});
type Values = v.InferOutput<typeof schema>;
type Props = { product: number; title: string; onClose: () => void };

/** Rating and text for one product of a delivered order. */
export function ReviewSheet({ product, title, onClose }: Props) {
  const t = useTexts(reviewTexts);
  const dispatch = useShopDispatch();
  const [refusal, setRefusal] = useState<string | null>(null);
  const saved = { rating: 0, text: '' };
  const form = useRetainedForm<Values>({ name: `review:${product}`, schema, saved });
  const { errors, isSubmitting } = form.formState;
  const wrong = (message: string | undefined) => message && t(message as 'noText');

  const send = form.handleSubmit(async (values) => {
    setRefusal(null);
    const result = await dispatch(createReview({ product, ...values }));
    if (createReview.rejected.match(result)) return setRefusal(result.payload?.sentence ?? '');
    form.forget();
    toast({ text: t('sent'), tone: 'success' });
    onClose();
  });

  return (
    <Sheet isOpen onClose={onClose} wide="centre" title={t('title')}>
      <form className={classes['form']} onSubmit={(event) => void send(event)} noValidate>
        <p>{title}</p>
        <StarsField
          value={form.watch('rating')}
          onChange={(rating) => form.setValue('rating', rating, { shouldValidate: true })}
          error={wrong(errors.rating?.message)}
        />
        <TextArea
          label={t('text')}
          hint={t('hint')}
          rows={4}
          error={wrong(errors.text?.message)}
          {...form.register('text')}
        />
        {refusal !== null && <ErrorState>{refusal}</ErrorState>}
        <Button type="submit" wide busy={isSubmitting}>
          {t('send')}
        </Button>
      </form>
    </Sheet>
  );
}

type StarsFieldProps = { value: number; onChange: (stars: number) => void; error?: string | undefined };

/** One to five stars, built on five radio buttons. */
function StarsField({ value, onChange, error }: StarsFieldProps) {
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

type ReviewInput = { product: number; rating: number; text: string };

/** Sends a review by a customer who received the product. */
const createReview = createCall<Review, ReviewInput>(
  'auth/createReview',
  async ({ api }, { product, rating, text }) =>
    (await api('POST /api/product/reviews/:id/', { params: { id: product }, body: { rating, text } })).data,
);
