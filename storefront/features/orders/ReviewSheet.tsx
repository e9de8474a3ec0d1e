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
import { createReview } from './review.calls.ts';
import { reviewTexts } from './review.texts.ts';
import classes from './ReviewSheet.module.css';
import { StarsField } from './StarsField.tsx';

/** Messages are keys of review.texts.ts. */
const schema = v.object({
  rating: v.pipe(v.number(), v.minValue(1, 'noRating'), v.maxValue(5)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('noText'), v.maxLength(2000, 'tooLong')),
});
type Values = v.InferOutput<typeof schema>;
type Props = { product: number; title: string; onClose: () => void };

/** Stars and a few words about one product of an order that arrived. */
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
