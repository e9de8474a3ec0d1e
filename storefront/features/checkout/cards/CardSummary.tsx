import { useSelector } from 'react-redux';
import type { SlotDay } from '#contract/delivery/shop.ts';
import { labelText } from '#storefront/features/delivery/address-label.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { findPlace } from '#storefront/features/delivery/find-places.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { nearDay, phone } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { giftTexts } from './gift.texts.ts';
import { recipientOf } from '#storefront/features/checkout/form/order-body.ts';
import type { CardName, OrderForm } from '#storefront/features/checkout/form/order-form.ts';

type Props = { card: CardName; form: OrderForm; days: SlotDay[] | undefined };

/** What a folded card says of what was chosen. */
export function CardSummary({ card, form, days }: Props) {
  const t = useTexts(checkoutTexts);
  const say = useTexts(addressTexts);
  const gift = useTexts(giftTexts);
  const local = useLocal();
  const language = useLanguage();
  const now = useNow();
  const mainInfo = useSelector(selectMainInfo);
  const zones = useSelector(selectZones);
  const saved = useSelector(selectAddresses).find(({ id }) => String(id) === form.where);

  if (card === 'recipient') {
    const { name, phone: number } = recipientOf(form);
    return (
      <>
        {name} · <span>{phone(wholeNumber(number))}</span>
      </>
    );
  }
  if (card === 'where') {
    if (form.where === 'asks') return t('asksShort');
    const { place, line1 } = saved ?? form;
    const label = saved ? `${labelText(saved.label, say)} · ` : '';
    return label + [local(findPlace(zones, place)?.title), line1].filter(Boolean).join(', ');
  }
  if (card === 'when') {
    const day = days?.find(({ slots }) => slots.some(({ id }) => id === form.slot));
    const slot = day?.slots.find(({ id }) => id === form.slot);
    if (form.method === 'SLOT' && day && slot) {
      return `${nearDay(day.day, now(), language)}, ${slot.from}–${slot.to}`;
    }
    return form.method && t(form.method);
  }
  if (card === 'gift') {
    const wrap = mainInfo?.wraps.find(({ id }) => id === form.wrap);
    const parts = [wrap && local(wrap.title), form.message.trim() && gift('withCard')];
    if (form.forWhom === 'other' && form.doNotCall) parts.push(gift('surprise'));
    return parts.filter(Boolean).join(', ') || gift('plain');
  }
  const bank = mainInfo?.banks.find(({ code }) => code === form.bank);
  const bankName = form.payment === 'ONLINE' && bank ? ` · ${local(bank.title)}` : '';
  return form.payment && t(form.payment) + bankName;
}
