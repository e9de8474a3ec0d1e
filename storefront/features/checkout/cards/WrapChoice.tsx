import { Ban } from 'lucide-react';
import type { Wrap } from '#contract/orders/shop.ts';
import { money } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { giftTexts } from './gift.texts.ts';
import classes from './WrapChoice.module.css';

type Props = {
  wraps: (Wrap & { name: string })[];
  value: number | null;
  onChange: (wrap: number | null) => void;
};

/** Papers and boxes by their pictures. */
export function WrapChoice({ wraps, value, onChange }: Props) {
  const t = useTexts(giftTexts);
  return (
    <fieldset>
      <legend className={classes['legend']}>{t('wrap')}</legend>
      <div className={classes['grid']}>
        <label className={classes['choice']}>
          <input type="radio" name="wrap" checked={value === null} onChange={() => onChange(null)} />
          <span className={classes['face']}>
            <span className={classes['none']}>
              <Ban size={28} strokeWidth={1.5} aria-hidden="true" />
            </span>
            {t('noWrap')}
          </span>
        </label>
        {wraps.map((wrap) => (
          <label className={classes['choice']} key={wrap.id}>
            <input type="radio" name="wrap" checked={value === wrap.id} onChange={() => onChange(wrap.id)} />
            <span className={classes['face']}>
              {wrap.picture ? (
                <Picture picture={wrap.picture} alt="" sizes="160px" />
              ) : (
                <span className={classes['none']} />
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
