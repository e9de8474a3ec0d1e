import { useSelector } from 'react-redux';
import { type CardName, isTimeAsked, type OrderForm } from '#storefront/features/checkout/form/order-form.ts';
import { recipientOf } from '#storefront/features/checkout/form/order-body.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import type { useDestination } from '#storefront/features/checkout/form/use-destination.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { addressWords, labelText } from '#storefront/features/delivery/address-label.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { giftSummary } from '#storefront/features/gift/gift-summary.ts';
import { dayName } from '#domain/print/days.ts';
import { phone } from '#domain/print/phone.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { Dotted } from '#storefront/ui/Dotted.tsx';

type Props = {
  card: CardName;
  form: OrderForm;
  destination: Pick<ReturnType<typeof useDestination>, 'days' | 'choice' | 'slot' | 'addresses'>;
};

/** Summary of a collapsed card. */
export function CardSummary({ card, form, destination }: Props) {
  const { days, choice, addresses } = destination;
  const t = useTexts(checkoutTexts);
  const say = useTexts(addressTexts);
  const local = useLocal();
  const language = useLanguage();
  const now = useNow();
  const mainInfo = useSelector(selectMainInfo);
  const zones = useSelector(selectZones);
  const saved = useSelector(selectAddresses).find(({ id }) => String(id) === form.where);

  if (card === 'recipient') {
    const { name, phone: number } = recipientOf(form);
    return <Dotted parts={[name, phone(wholeNumber(number))]} />;
  }
  if (card === 'where') {
    const asks = form.where === 'asks';
    const { place, line1 } = saved ?? form;
    const asked = form.anywhere ? null : form.place;
    const at = { place: asks ? asked : place, line1: asks ? '' : line1 };
    const line = addressWords(at, zones, language);
    const label = asks ? t('asksShort') : saved && labelText(saved.label, say);
    return label || line ? <Dotted parts={[label, line]} /> : addresses.failure && t('addressesFailed');
  }
  if (card === 'when') {
    if (isTimeAsked(form)) return t('whenAsks');
    const day = days.find(({ slots }) => slots.some(({ id }) => id === form.slot));
    const slot = day?.slots.find(({ id }) => id === form.slot) ?? destination.slot;
    const on = day?.day ?? form.day;
    if (form.method === 'SLOT' && on) {
      return dayName(on, now(), language) + (slot ? `, ${slot.from}–${slot.to}` : '');
    }
    const at = form.method === 'STANDARD' && (form.day || choice.answer?.data.standard.soonest);
    const express = form.method === 'EXPRESS' && choice.answer?.data.express;
    const by = express && t('expressBy', { n: express.minutes, time: express.by });
    return form.method && <Dotted parts={[t(form.method), by, at && dayName(at, now(), language)]} />;
  }
  if (card === 'gift') {
    const wrap = mainInfo?.wraps.find(({ id }) => id === form.wrap);
    return giftSummary(form, wrap && local(wrap.title), language);
  }
  const bank = mainInfo?.banks.find(({ code }) => code === form.bank);
  const bankName = form.payment === 'ONLINE' && bank && local(bank.title);
  return form.payment && <Dotted parts={[t(form.payment), bankName]} />;
}
