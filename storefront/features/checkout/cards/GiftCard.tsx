import { useEffect } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { Greeting } from '#storefront/features/gift/Greeting.tsx';
import { SurpriseFields } from '#storefront/features/gift/SurpriseFields.tsx';
import { WrapChoice } from '#storefront/features/gift/WrapChoice.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import type { CardProps } from './card-props.ts';

/** Wrap, greeting and the options of a surprise. Everything here is optional. */
export function GiftCard({ form, change }: CardProps) {
  const t = useTexts(giftTexts);
  useEffect(() => {
    if (!form.giftSeen) change({ giftSeen: true });
  }, [form.giftSeen, change]);
  return (
    <>
      <WrapChoice form={form} change={change} />
      <Greeting form={form} change={change} />
      {form.forWhom === 'other' && <SurpriseFields form={form} change={change} />}
      <TextField
        label={t('comment')}
        hint={t('commentHint')}
        optional
        autoComplete="off"
        maxLength={500}
        value={form.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
    </>
  );
}
