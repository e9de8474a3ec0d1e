import { useSelector } from 'react-redux';
import { money } from '#storefront/lang/format.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { TextArea, TextField } from '#storefront/ui/fields/TextField.tsx';
import type { CardProps } from './card-props.ts';
import classes from '#storefront/features/checkout/form/CheckoutPage.module.css';
import { giftTexts } from './gift.texts.ts';
import { WrapChoice } from './WrapChoice.tsx';

const longestMessage = 200;

/** Wrap, greeting and everything that keeps a surprise a surprise. Nothing here must be filled in. */
export function GiftCard({ form, change }: CardProps) {
  const t = useTexts(giftTexts);
  const local = useLocal();
  const mainInfo = useSelector(selectMainInfo);
  const cardPrice = mainInfo?.cardPrice ?? 0;
  return (
    <>
      {mainInfo && mainInfo.wraps.length > 0 && (
        <WrapChoice
          wraps={mainInfo.wraps.map((wrap) => ({ ...wrap, name: local(wrap.title) }))}
          value={form.wrap}
          onChange={(wrap) => change({ wrap })}
        />
      )}
      <TextArea
        label={t('message')}
        optional
        hint={
          <>
            {cardPrice > 0 ? t('messageHint', { sum: money(cardPrice) }) : t('messageFree')}
            {' · '}
            {t('letters', { n: form.message.length, most: longestMessage })}
          </>
        }
        placeholder={t('placeholder')}
        rows={3}
        maxLength={longestMessage}
        value={form.message}
        onChange={({ target }) => change({ message: target.value })}
      />
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

/** Who it is from, and what the recipient must not learn. */
function SurpriseFields({ form, change }: Pick<CardProps, 'form' | 'change'>) {
  const t = useTexts(giftTexts);
  return (
    <>
      {!form.anonymous && (
        <TextField
          label={t('sender')}
          optional
          autoComplete="given-name"
          maxLength={80}
          value={form.sender}
          onChange={({ target }) => change({ sender: target.value })}
        />
      )}
      <div>
        <Checkbox checked={form.anonymous} onChange={({ target }) => change({ anonymous: target.checked })}>
          {t('anonymous')}
        </Checkbox>
        {form.where !== 'asks' && (
          <Checkbox checked={form.doNotCall} onChange={({ target }) => change({ doNotCall: target.checked })}>
            {t('doNotCall')}
          </Checkbox>
        )}
        <p className={classes['quiet']}>{t('noPrices')}</p>
      </div>
    </>
  );
}
