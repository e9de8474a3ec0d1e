import { useQuery } from '@tanstack/react-query';
import { Alert, Typography } from '@mui/material';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api, shopApi } from '#backoffice/api/api.ts';
import { AddressFields } from '#backoffice/features/orders/edit/AddressFields.tsx';
import { emptyAddress, readAddress, trimmed } from '#backoffice/features/orders/edit/order-drafts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { shortDay } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { requestTexts } from './request.texts.ts';

/** Records the address and time that the recipient gave by phone. */
export function AnswerDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(requestTexts);
  const { gift, id, number } = order;
  const { recipientName: fullname = '', recipientMobile: mobile = '' } = gift ?? {};
  const first = { address: { ...emptyAddress, fullname, mobile }, time: '' };
  const draft = useDraft({ name: `answer of ${id}`, first });
  const { address, time } = draft.value;
  const read = readAddress(address);
  const save = async () => {
    if (!read) return undefined;
    const { fullname, place, line1 } = read;
    const more = trimmed({ line2: address.line2, landmark: address.landmark });
    const body = { fullname, place, line1, ...more, time };
    return api('POST /api/office/requests/:id/answer/', { params: { id }, body });
  };
  return (
    <ActionDialog
      title={`${number}: ${t('answer')}`}
      go={t('answer')}
      isFit={read !== undefined && time !== ''}
      run={save}
      done={t('saved')}
      close={close}
      draft={draft}
      maxWidth="md"
    >
      <Alert severity="info">{t('answerHint')}</Alert>
      <AddressFields
        draft={address}
        change={(to) => draft.change({ address: to, ...(to.place === address.place ? {} : { time: '' }) })}
      />
      <TimeField place={address.place} value={time} choose={(to) => draft.change({ time: to })} />
    </ActionDialog>
  );
}

type Props = { place: number | null; value: string; choose: (time: string) => void };

function TimeField({ place, value, choose }: Props) {
  const t = useTexts(requestTexts);
  const words = useTexts(orderFormTexts);
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['office', 'slots', place, ''],
    queryFn: () => shopApi('GET /api/order/slots/', { query: { place: place ?? 0 } }),
    enabled: place !== null,
  });
  if (place === null) return <Typography color="text.secondary">{words('pickPlace')}</Typography>;
  if (!data) return null;
  const choices = timesOf(data.data).map(({ time, day, hours }): [string, string] => [
    time,
    [shortDay(day, language), hours].filter(Boolean).join(' · '),
  ]);
  if (choices.length === 0) return <Typography>{t('noTimes')}</Typography>;
  return <SelectBox label={t('time')} value={value} choose={choose} choices={choices} fullWidth />;
}

/** Free slots; if there are none, days of standard delivery: the same as on the recipient's page. */
function timesOf({ days, standard }: DeliveryChoice): { time: string; day: string; hours: string }[] {
  if (days.length === 0) return standard.days.map((day) => ({ time: day, day, hours: '' }));
  return days.flatMap(({ day, slots }) =>
    slots
      .filter(({ state }) => state === 'open')
      .map(({ id, from, to }) => ({ time: id, day, hours: `${from}–${to}` })),
  );
}
