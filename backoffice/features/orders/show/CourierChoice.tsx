import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { SelectBox, TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { orderTexts } from '../edit/order.texts.ts';

export type Courier = { courierId: number | null; courier: string };
type CourierRow = Answer<OfficeRoutes['GET /api/office/couriers/']>['data'][number];

/** Couriers who can be assigned orders; empty if there are none or while loading. */
export function useCouriers(): readonly CourierRow[] {
  const { data } = useAnswer('GET /api/office/couriers/');
  return data?.data.filter(({ isActive }) => isActive) ?? [];
}

const noCourier: Courier = { courierId: null, courier: '' };
const keyOf = ({ courierId, courier }: Courier) =>
  courierId === null ? `name:${courier}` : `id:${courierId}`;
const other = 'other';

type Props = {
  label: string;
  value: Courier;
  choose: (courier: Courier) => void;
  /** Label of "nobody"; without it a name is required. */
  nobody?: string;
};

/** A courier of the staff; any other name can be typed, for shops without couriers' accounts. */
export function CourierChoice({ label, value, choose, nobody }: Props) {
  const t = useTexts(orderTexts);
  const couriers = useCouriers();
  const [isTyping, setTyping] = useState(false);
  const known: Courier[] = [...(nobody ? [noCourier] : []), ...couriers];
  const isOther = value.courier !== '' && !known.some((one) => keyOf(one) === keyOf(value));
  if (known.length === 0) return <NameBox label={label} value={value} choose={choose} />;
  const choices = [
    ...known.map((one) => [keyOf(one), one.courier || nobody] as const),
    ...(isOther && !isTyping ? [[keyOf(value), value.courier] as const] : []),
    [other, t('otherCourier')] as const,
  ];
  const pickOne = (key: string) => {
    setTyping(key === other);
    choose(known.find((one) => keyOf(one) === key) ?? (key === other ? noCourier : value));
  };
  const isEmpty = !nobody && value.courier === '' && value.courierId === null;
  return (
    <>
      <SelectBox
        label={label}
        value={isTyping ? other : isEmpty ? '' : keyOf(value)}
        choose={pickOne}
        choices={choices}
        fullWidth
        sx={{ marginTop: 1.5 }}
      />
      {isTyping && <NameBox label={t('courierWho')} value={value} choose={choose} />}
    </>
  );
}

function NameBox({ label, value, choose }: Props) {
  const type = (courier: string) => choose({ courierId: null, courier });
  return (
    <TextBox label={label} value={value.courier} change={type} required autoFocus max={80} margin="dense" />
  );
}
