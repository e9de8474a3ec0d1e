import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { OfficePlace, OfficeZone } from '#contract/delivery/office.ts';
import { sinceFirstKept } from '#domain/delivery/slots.ts';
import { shortDay } from '#domain/print/days.ts';
import { pick } from '#domain/print/texts.ts';
import { shopApi } from '#backoffice/api/api.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { weekTexts } from './week.texts.ts';

/** What a customer is offered in a zone, as it is saved. */
export function BuyerView({ zones }: { zones: readonly OfficeZone[] }) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  const [zone, setZone] = useState(zones[0]?.id ?? '');
  if (zones.length === 0) return null;
  return (
    <Panel
      title={t('buyerSees')}
      sx={{ marginTop: 2 }}
      side={
        <SelectBox
          label={t('zone')}
          value={zone}
          choose={setZone}
          choices={zones.map(({ id, title }) => [id, pick(title, language)])}
          sx={{ minWidth: 150, margin: 0 }}
        />
      }
    >
      <Offer zone={zone} />
    </Panel>
  );
}

function Offer({ zone }: { zone: string }) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  const places = useGetList<OfficePlace>('places', {
    pagination: { page: 1, perPage: 100 },
    filter: { zone },
  });
  const place = places.data?.find(({ isActive }) => isActive)?.id;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['office', 'slots', place, ''],
    queryFn: () => shopApi('GET /api/order/slots/', { query: { place: place ?? 0 } }),
    enabled: place !== undefined,
  });
  if (places.data && place === undefined)
    return <Typography color="text.secondary">{t('noPlace')}</Typography>;
  const days = sinceFirstKept(data?.data.days ?? []).slice(0, 3);
  return (
    <Answered
      isPending={isPending}
      error={places.error ?? error}
      retry={refetch}
      rows={1}
      isEmpty={days.length === 0}
      emptyText={t('noTimes')}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {days.map(({ day, slots }) => (
          <Box key={day} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
            <Typography variant="body2">{shortDay(day, language)}</Typography>
            {slots
              .filter(({ state }) => state === 'open')
              .map(({ id, from, to }) => (
                <Mark key={id}>
                  {from}–{to}
                </Mark>
              ))}
          </Box>
        ))}
      </Box>
    </Answered>
  );
}
