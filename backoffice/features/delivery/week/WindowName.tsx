import { Box, ButtonBase } from '@mui/material';
import type { OfficeZone } from '#contract/delivery/office.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import type { FormWindow } from './week-form.ts';
import { weekTexts } from './week.texts.ts';

type Props = { window: FormWindow; zones: readonly OfficeZone[]; edit: () => void };

/** Hours, zones and cut-off of a window, and the way to change them. */
export function WindowName({ window: { from, to, cutoffMinutes, zones: own }, zones, edit }: Props) {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  const named = zones.flatMap(({ id, title }) => (own.includes(id) ? [pick(title, language)] : []));
  const places = named.length === zones.length ? t('allZones') : named.join(', ');
  return (
    <th scope="row">
      <ButtonBase
        onClick={edit}
        sx={{
          ...{ display: 'block', width: '100%', minHeight: 44, textAlign: 'start', borderRadius: '9px' },
          ...{ fontFamily: 'inherit', fontWeight: 650, fontSize: 15 },
        }}
      >
        {from}–{to}
        <Box sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {places} · {before(t, cutoffMinutes)}
        </Box>
      </ButtonBase>
    </th>
  );
}

type Say = ReturnType<typeof useTexts<typeof weekTexts>>;

function before(t: Say, minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return t('daysBefore', { n: minutes / 1440 });
  return minutes > 0 && minutes % 60 === 0
    ? t('hoursBefore', { n: minutes / 60 })
    : t('minutesBefore', { n: minutes });
}
