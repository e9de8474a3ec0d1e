import { Box } from '@mui/material';
import { FunctionField, NumberField, SelectInput, useCanAccess, useGetList } from 'react-admin';
import type { OfficeSlot, OfficeZone } from '#contract/delivery/office.ts';
import { weekday } from '#domain/print/days.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { deliveryTexts } from './delivery.texts.ts';

const week = [0, 1, 2, 3, 4, 5, 6];

/** Weekly delivery slots. */
export function SlotList() {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  const { canAccess } = useCanAccess({ resource: 'slots', action: 'create' });
  const { data: zones = [] } = useGetList<OfficeZone>('zones', { pagination: { page: 1, perPage: 50 } });
  const namesOf = (ids: readonly string[]) =>
    zones.flatMap(({ id, title }) => (ids.includes(id) ? [pick(title, language)] : [])).join(', ');
  const filters = [
    <SelectInput
      key="weekday"
      source="weekday"
      choices={week.map((id) => ({ id, name: weekday(id, language) }))}
      alwaysOn
    />,
  ];
  const state = ({ isActive }: OfficeSlot) => (isActive ? null : <Mark>{t('off')}</Mark>);
  return (
    <ListFrame
      filters={filters}
      sort={{ field: 'weekday', order: 'ASC' }}
      canCreate={canAccess === true}
      perPage={50}
    >
      <Rows<OfficeSlot>
        first={(row) => `${weekday(row.weekday, language)}, ${row.from}–${row.to}`}
        second={(row) => (
          <Box component="span">
            {t('capacity', { n: row.capacity })} · {namesOf(row.zones)} {state(row)}
          </Box>
        )}
      >
        <FunctionField<OfficeSlot> source="weekday" render={(row) => weekday(row.weekday, language)} />
        <FunctionField<OfficeSlot>
          source="from"
          label={t('time')}
          sortable={false}
          render={({ from, to }) => `${from}–${to}`}
        />
        <NumberField source="capacity" sortable={false} />
        <NumberField source="cutoffMinutes" sortable={false} />
        <FunctionField<OfficeSlot> source="zones" sortable={false} render={({ zones }) => namesOf(zones)} />
        <FunctionField<OfficeSlot>
          source="isActive"
          sortable={false}
          label={<HiddenName of="state" />}
          render={state}
        />
      </Rows>
    </ListFrame>
  );
}
