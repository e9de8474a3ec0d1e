/** The gift choices in one line, as the collapsed card of checkout shows them. */
import type { Language } from '#storefront/lang/language.ts';
import { say } from '#domain/print/texts.ts';
import type { GiftForm } from './gift-form.ts';
import { giftTexts } from './gift.texts.ts';

type Choices = Pick<GiftForm, 'forWhom' | 'where' | 'message' | 'sender' | 'anonymous' | 'doNotCall'>;

/** @param wrap title of the chosen wrap, if any */
export function giftSummary(form: Choices, wrap: string | undefined, language: Language): string {
  const parts = [wrap, form.message.trim() && say(language, giftTexts, 'withCard')];
  if (form.forWhom === 'other') {
    const sender = form.sender.trim();
    if (form.anonymous) parts.push(say(language, giftTexts, 'noSender'));
    else if (sender) parts.push(say(language, giftTexts, 'by', { name: sender }));
    // A recipient who is asked for the address knows of the gift.
    if (form.doNotCall && form.where !== 'asks') parts.push(say(language, giftTexts, 'surprise'));
  }
  const line = parts.filter(Boolean).join(', ') || say(language, giftTexts, 'plain');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
