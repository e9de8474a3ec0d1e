import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { money } from '#domain/print/money.ts';
import { languageTag } from '#storefront/lang/language.ts';
import { say } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { toast } from '#storefront/toast.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import { TextArea } from '#storefront/ui/fields/TextField.tsx';
import { CardPreview } from './CardPreview.tsx';
import type { GiftProps } from './gift-form.ts';
import { giftTexts } from './gift.texts.ts';
import classes from './Greeting.module.css';
import { isSample, occasions, sampleKey, sampleTexts } from './sample.texts.ts';

const longestMessage = 200;

/** Text of the greeting card, sample texts, and a preview. */
export function Greeting({ form, change }: GiftProps) {
  const t = useTexts(giftTexts);
  const cardPrice = useSelector(selectMainInfo)?.cardPrice ?? 0;
  return (
    <div className={classes['greeting']}>
      <div>
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
        <Samples form={form} change={change} />
      </div>
      <CardPreview
        message={form.message}
        placeholder={t('placeholder')}
        sender={form.anonymous || form.forWhom === 'me' ? '' : form.sender.trim()}
      />
    </div>
  );
}

/** Sample greetings by occasion. Their language is the giver's choice, independent of the page's. */
function Samples({ form, change }: GiftProps) {
  const t = useTexts(sampleTexts);
  const shown = useLanguage();
  const [language, setLanguage] = useState(shown);

  function take(text: string): void {
    const before = form.message;
    change({ message: text });
    if (before.trim() === '' || isSample(before)) return;
    toast({ text: t('replaced'), action: { label: t('undo'), run: () => change({ message: before }) } });
  }
  return (
    <div className={classes['samples']}>
      <ChipRail label={t('samples')}>
        {occasions.map((occasion) => {
          const text = say(language, sampleTexts, sampleKey(occasion));
          return (
            <Chip key={occasion} isSelected={form.message === text} onClick={() => take(text)}>
              {t(occasion)}
            </Chip>
          );
        })}
      </ChipRail>
      <p className={classes['languages']} role="group" aria-label={t('sampleLanguage')}>
        {(['tm', 'ru'] as const).map((code) => (
          <button
            key={code}
            type="button"
            lang={languageTag[code]}
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
          >
            {say(code, sampleTexts, 'language')}
          </button>
        ))}
      </p>
    </div>
  );
}
