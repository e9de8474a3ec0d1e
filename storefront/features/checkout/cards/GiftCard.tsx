import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { money } from '#storefront/lang/format.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { TextArea, TextField } from '#storefront/ui/fields/TextField.tsx';
import type { CardProps } from './card-props.ts';
import classes from '#storefront/features/checkout/form/CheckoutPage.module.css';
import { giftTexts } from './gift.texts.ts';
import { Ban } from 'lucide-react';
import type { Wrap } from '#contract/orders/shop.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import wrapChoice from './WrapChoice.module.css';

const longestMessage = 200;

/** Wrap, greeting and everything that keeps a surprise a surprise. Nothing here must be filled in. */
export function GiftCard({ form, change }: CardProps) {
  const t = useTexts(giftTexts);
  const local = useLocal();
  const mainInfo = useSelector(selectMainInfo);
  const cardPrice = mainInfo?.cardPrice ?? 0;
  useEffect(() => {
    if (!form.giftSeen) change({ giftSeen: true });
  }, [form.giftSeen, change]);
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

type Props = {
  wraps: (Wrap & { name: string })[];
  value: number | null;
  onChange: (wrap: number | null) => void;
};

/** Papers and boxes by their pictures. */
function WrapChoice({ wraps, value, onChange }: Props) {
  const t = useTexts(giftTexts);
  return (
    <fieldset>
      <legend className={wrapChoice['legend']}>{t('wrap')}</legend>
      <div className={wrapChoice['grid']}>
        <label className={wrapChoice['choice']}>
          <input type="radio" name="wrap" checked={value === null} onChange={() => onChange(null)} />
          <span className={wrapChoice['face']}>
            <span className={wrapChoice['none']}>
              <Ban size={28} strokeWidth={1.5} aria-hidden="true" />
            </span>
            {t('noWrap')}
          </span>
        </label>
        {wraps.map((wrap) => (
          <label className={wrapChoice['choice']} key={wrap.id}>
            <input type="radio" name="wrap" checked={value === wrap.id} onChange={() => onChange(wrap.id)} />
            <span className={wrapChoice['face']}>
              {wrap.picture ? (
                <Picture picture={wrap.picture} alt="" sizes="160px" />
              ) : (
                <span className={wrapChoice['none']} />
              )}
              {wrap.name}
              <b>{money(wrap.price)}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
