import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { usePromise } from '#storefront/features/delivery/use-promise.ts';
import { dayName } from '#domain/print/days.ts';
import { amount, money } from '#domain/print/money.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import type { GiftProps } from './gift-form.ts';
import { rowTexts } from './gift-rows.texts.ts';
import { lostTexts } from './lost-time.texts.ts';
import { hoursWords } from '#domain/delivery/hours-words.ts';
import { useChosenTime } from './use-slots.ts';

export type RowName = 'when' | 'wrap' | 'card' | 'surprise';
type Words = { text: string; isChosen: boolean };

/** Title and chosen value of each row. */
export function useRowWords(gift: GiftProps): Record<RowName, Words> {
  const { form } = gift;
  const t = useTexts(rowTexts);
  const local = useLocal();
  const info = useSelector(selectMainInfo);
  const wrap = info?.wraps.find(({ id }) => id === form.wrap);
  const cheapest = Math.min(...(info?.wraps ?? []).map(({ price }) => price));
  const cardPrice = info?.cardPrice ?? 0;
  const message = form.message.trim().replace(/\s+/g, ' ');
  const surprise = [
    form.anonymous ? t('noSender') : form.sender.trim() && t('by', { name: form.sender.trim() }),
    form.doNotCall && form.where !== 'asks' && t('noCall'),
  ].filter(Boolean);
  return {
    when: useDayWords(gift),
    wrap: wrap
      ? { text: `${local(wrap.title)} · ${money(wrap.price)}`, isChosen: true }
      : { text: t('addable', { price: t('from', { n: amount(cheapest) }) }), isChosen: false },
    card: message
      ? { text: cardPrice > 0 ? `${message} · ${money(cardPrice)}` : message, isChosen: true }
      : {
          text: t('addable', { price: cardPrice > 0 ? money(cardPrice) : t('free') }),
          isChosen: false,
        },
    surprise: { text: surprise.join(', ') || t('plain'), isChosen: surprise.length > 0 },
  };
}

function useDayWords({ form, change, leadDays }: GiftProps): Words {
  const t = useTexts(rowTexts);
  const language = useLanguage();
  const now = useNow()();
  const firstDay = usePromise()?.soonest;
  const sayLost = useTexts(lostTexts);
  const { slot, expressBy, isPast, lost } = useChosenTime({ form, leadDays });
  // A past day is not shown as chosen, here or at checkout.
  useEffect(() => {
    if (isPast) change({ method: '', day: '', slot: '' });
  }, [isPast, change]);
  if (lost) return { text: sayLost(lost), isChosen: false };
  if (form.method === 'EXPRESS')
    return { text: `${t('express')} ${hoursWords({ to: expressBy }, language)}`, isChosen: true };
  if (form.day !== '') {
    const day = dayName(form.day, now, language);
    return { text: slot ? `${day}, ${slot.from}–${slot.to}` : day, isChosen: true };
  }
  // For made-to-order goods the list of days shows the earliest one.
  const soonest = firstDay && !leadDays && dayName(firstDay, now, language).toLowerCase();
  return { text: soonest ? t('soonestDay', { day: soonest }) : t('soonest'), isChosen: false };
}
