import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Box, Chip, ToggleButton, ToggleButtonGroup, Typography, useMediaQuery } from '@mui/material';
import type { OfficeTimes } from '#contract/fulfilment/office-order-changes.ts';
import type { DeliveryMethod } from '#contract/orders/shop.ts';
import { sinceFirstKept } from '#domain/delivery/slots.ts';
import { api, shopApi } from '#backoffice/api/api.ts';
import { money } from '#domain/print/money.ts';
import { shortDay } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { type DeliveryDraft, soonest } from './order-drafts.ts';
import { orderFormTexts } from './order-form.texts.ts';

type Props = {
  place: number | null;
  /** The existing order whose time changes; the server knows its remaining lead time. */
  order?: string;
  /** Lead time of a new order in working days. */
  leadDays?: number | undefined;
  draft: DeliveryDraft;
  change: (draft: DeliveryDraft) => void;
};

type TimesQuery = { place: number; from: string; order: string | undefined; leadDays: number | undefined };

async function askTimes({ place, from, order, leadDays = 0 }: TimesQuery): Promise<OfficeTimes> {
  const query = { place, ...(from ? { from } : {}) };
  if (order !== undefined)
    return (await api('GET /api/office/orders/:id/times/', { params: { id: order }, query })).data;
  const lead = leadDays > 0 ? { lead_days: leadDays } : {};
  const { data } = await shopApi('GET /api/order/slots/', { query: { ...query, ...lead } });
  return { ...data, leadDays };
}

/** Delivery method and time for a place: the same slots as for customers. */
export function DeliveryFields({ place, order, leadDays, draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  const [from, setFrom] = useState('');
  // Three with their fees are wider than a phone; one that fell below would stand outside of their frame.
  const isPhone = useMediaQuery('(max-width:760px)');
  const {
    data: choice,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ['office', 'slots', place, from, order, leadDays],
    queryFn: () => askTimes({ place: place ?? 0, from, order, leadDays }),
    enabled: place !== null,
  });
  if (place === null) return <Typography color="text.secondary">{t('pickPlace')}</Typography>;
  const needed = choice?.leadDays ?? 0;
  const days = choice && needed > 0 ? sinceFirstKept(choice.days) : choice?.days;
  const fee = (sum: number | undefined) => (sum === undefined ? '' : sum === 0 ? t('free') : money(sum));
  return (
    <Answered isPending={isPending} error={error} retry={refetch} rows={2}>
      {needed > 0 && (
        <Typography color="text.secondary" sx={{ marginBottom: 1 }}>
          {t('madeToOrder', { n: needed })}
        </Typography>
      )}
      <ToggleButtonGroup
        exclusive
        value={draft.method}
        onChange={(_, method: DeliveryMethod | null) => method && change({ ...soonest, method })}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        fullWidth={isPhone}
      >
        <ToggleButton value="STANDARD">
          {t('STANDARD')} {fee(choice?.standard.fee)}
        </ToggleButton>
        <ToggleButton value="EXPRESS" disabled={!choice?.express}>
          {t('EXPRESS')} {fee(choice?.express?.fee)}
        </ToggleButton>
        <ToggleButton value="SLOT">{t('SLOT')}</ToggleButton>
      </ToggleButtonGroup>
      {draft.method !== 'EXPRESS' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 1.5, alignItems: 'end' }}>
          {draft.method === 'STANDARD' && choice && (
            <DaySelect days={choice.standard} draft={draft} change={change} />
          )}
          {/* The slots of the next days are shown; those of a later time are asked for. */}
          <DayBox label={t('slotsFrom')} value={from} changed={setFrom} canClear sx={{ margin: 0 }} />
        </Box>
      )}
      {draft.method === 'SLOT' && <Windows days={days ?? []} draft={draft} change={change} />}
    </Answered>
  );
}

type WindowsProps = Pick<Props, 'draft' | 'change'> & { days: OfficeTimes['days'] };

/** Slots by day; full or closed ones stay visible but disabled. */
function Windows({ days, draft, change }: WindowsProps) {
  const t = useTexts(orderFormTexts);
  const language = useLanguage();
  return days.map(({ day, slots }) => (
    <Box key={day} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginTop: 1.25 }}>
      <Typography variant="body2" sx={{ width: 116, fontWeight: 650 }}>
        {shortDay(day, language)}
      </Typography>
      {slots.map((slot) => (
        <Chip
          key={slot.id}
          label={`${slot.from}–${slot.to} · ${slot.state === 'open' ? t('left', { n: slot.left }) : t(slot.state)}`}
          color={draft.slot === slot.id ? 'primary' : 'default'}
          disabled={slot.state !== 'open'}
          onClick={() => change({ ...draft, slot: slot.id, hours: `${slot.from}–${slot.to}` })}
        />
      ))}
    </Box>
  ));
}

type DaySelectProps = Pick<Props, 'draft' | 'change'> & {
  days: { soonest: string | null; days: readonly string[] };
};

/** The day of a standard delivery; always includes the agreed one. */
function DaySelect({ days: { soonest: first, days }, draft, change }: DaySelectProps) {
  const t = useTexts(orderFormTexts);
  const language = useLanguage();
  const shown = draft.day && !days.includes(draft.day) ? [draft.day, ...days] : days;
  return (
    <SelectBox
      label={t('day')}
      value={draft.day === undefined ? '' : (draft.day ?? 'soonest')}
      choose={(day) => change({ ...draft, day: day === 'soonest' ? null : day })}
      choices={[
        ['soonest', first ? t('soonestDay', { day: shortDay(first, language) }) : t('soonest')],
        ...shown.map((day) => [day, shortDay(day, language)] as const),
      ]}
      sx={{ minWidth: 260, margin: 0 }}
    />
  );
}
