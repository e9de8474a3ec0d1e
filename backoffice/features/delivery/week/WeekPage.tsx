import { Box } from '@mui/material';
import { Title, useGetList } from 'react-admin';
import type { OfficeZone } from '#contract/delivery/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { AttemptsPanel } from '../AttemptsPanel.tsx';
import { SpecialDaysPanel, ZonesPanel } from './BesideWeek.tsx';
import { BuyerView } from './BuyerView.tsx';
import { WeekForm } from './WeekForm.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 290px' },
};

/**
 * Delivery windows and opening hours of a week, and what a customer gets to see of them; beside it the zones, the special
 * days and how often delivery is tried.
 */
export default function WeekPage() {
  const t = useTexts(layoutTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/week/', undefined, { isForm: true });
  const zones = useGetList<OfficeZone>('zones', { pagination: { page: 1, perPage: 50 } });
  return (
    <>
      <Title title={t('delivery')} />
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <Answered
            isPending={isPending || zones.isPending}
            error={error ?? zones.error}
            retry={() => Promise.all([refetch(), zones.refetch()])}
          >
            {data && zones.data && (
              <>
                <WeekForm answer={data} zones={zones.data} />
                <BuyerView zones={zones.data} />
              </>
            )}
          </Answered>
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ZonesPanel />
          <SpecialDaysPanel />
          <AttemptsPanel />
        </Box>
      </Box>
    </>
  );
}
