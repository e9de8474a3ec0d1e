import { Box, Button, Typography } from '@mui/material';
import { ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeZone, SpecialDay } from '#contract/delivery/office.ts';
import { nearDay } from '#domain/print/days.ts';
import { pick } from '#domain/print/texts.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { DayDialog } from '../DayDialog.tsx';
import { DayMark } from '../DayMark.tsx';
import { deliveryTexts } from '../delivery.texts.ts';
import { ZoneFacts } from '../ZoneFacts.tsx';
import { weekTexts } from './week.texts.ts';

/** The zones, the home zone first, each with the way to its form. */
export function ZonesPanel() {
  const t = useTexts(deliveryTexts);
  const week = useTexts(weekTexts);
  const language = useLanguage();
  const { data, isPending, error, refetch } = useGetList<OfficeZone>('zones', wholeList);
  const add = (
    <Button component={Link} to="/zones/create" startIcon={<Plus size={18} />}>
      {week('zone')}
    </Button>
  );
  return (
    <Panel title={resourceWords.zones[language]} side={add}>
      <Answered {...{ isPending, error }} retry={refetch} rows={3} isEmpty={data?.length === 0}>
        {data?.map((zone, at) => (
          <Row key={zone.id} to={`/zones/${encodeURIComponent(zone.id)}`}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <b>{pick(zone.title, language)}</b> {at === 0 && <Mark tone="gold">{t('homeZone')}</Mark>}
              <Typography variant="body2" color="text.secondary" className="tabular">
                <ZoneFacts {...zone} />
              </Typography>
            </Box>
            <ChevronRight size={18} style={{ flex: 'none' }} aria-hidden />
          </Row>
        ))}
      </Answered>
    </Panel>
  );
}

/** The next days that are not like others. */
export function SpecialDaysPanel() {
  const t = useTexts(deliveryTexts);
  const week = useTexts(weekTexts);
  const language = useLanguage();
  const { now } = useEnvironment();
  const [isOpen, setOpen] = useState(false);
  const { data, total, isPending, error, refetch } = useGetList<SpecialDay>('days', {
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'id', order: 'ASC' },
  });
  const add = (
    <Button startIcon={<Plus size={18} />} onClick={() => setOpen(true)}>
      {t('day')}
    </Button>
  );
  return (
    <Panel title={resourceWords.days[language]} side={add}>
      <Answered
        {...{ isPending, error }}
        retry={refetch}
        rows={2}
        isEmpty={data?.length === 0}
        emptyText={week('noSpecialDays')}
      >
        {data?.map((day) => (
          <Row key={day.id} to={`/days/${day.id}`}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              {nearDay(day.id, now(), language)}
              <Typography variant="body2" color="text.secondary">
                {pick(day.reason, language)}
              </Typography>
            </Box>
            <Box sx={{ flex: 'none' }}>
              <DayMark {...day} />
            </Box>
          </Row>
        ))}
        {data && (total ?? 0) > data.length && (
          <Button component={Link} to="/days">
            {week('allDays', { n: total ?? 0 })}
          </Button>
        )}
      </Answered>
      {isOpen && <DayDialog close={() => setOpen(false)} />}
    </Panel>
  );
}

const wholeList = { pagination: { page: 1, perPage: 50 } };

function Row({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        paddingBlock: 0.75,
        color: 'inherit',
        textDecoration: 'none',
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      {children}
    </Box>
  );
}
