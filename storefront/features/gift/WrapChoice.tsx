import { Ban } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import type { GiftProps } from './gift-form.ts';
import { giftTexts } from './gift.texts.ts';
import classes from './WrapChoice.module.css';

/** Choice of a wrap by its picture. */
export function WrapChoice({ form, change }: GiftProps) {
  const t = useTexts(giftTexts);
  const local = useLocal();
  const wraps = useSelector(selectMainInfo)?.wraps ?? [];
  if (wraps.length === 0) return null;
  return (
    <fieldset>
      <legend className={classes['legend']}>{t('wrap')}</legend>
      <div className={classes['grid']}>
        <label className={classes['choice']}>
          <input
            type="radio"
            name="wrap"
            checked={form.wrap === null}
            onChange={() => change({ wrap: null })}
          />
          <span className={classes['face']}>
            <span className={classes['none']}>
              <Ban size={28} strokeWidth={1.5} aria-hidden="true" />
            </span>
            {t('noWrap')}
          </span>
        </label>
        {wraps.map((wrap) => (
          <label className={classes['choice']} key={wrap.id}>
            <input
              type="radio"
              name="wrap"
              checked={form.wrap === wrap.id}
              onChange={() => change({ wrap: wrap.id })}
            />
            <span className={classes['face']}>
              {wrap.picture ? (
                <Picture picture={wrap.picture} alt="" sizes="160px" />
              ) : (
                <span className={classes['none']} />
              )}
              {local(wrap.title)}
              <b>{money(wrap.price)}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
