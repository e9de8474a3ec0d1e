import { useTexts } from '#storefront/lang/use-texts.ts';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import type { GiftProps } from './gift-form.ts';
import { giftTexts } from './gift.texts.ts';
import classes from './GiftRows.module.css';

/** Sender's name, and what is hidden from the recipient. */
export function SurpriseFields({ form, change }: GiftProps) {
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
