import { Box, Typography } from '@mui/material';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { failedReasonTexts, stepTexts } from './step.texts.ts';

/** Failed delivery attempts. */
export function FailedAttempts({ attempts }: { attempts: OfficeOrder['failedAttempts'] }) {
  const t = useTexts(stepTexts);
  const reasons = useTexts(failedReasonTexts);
  if (attempts.length === 0) return null;
  return (
    <Panel title={t('attempts')}>
      {attempts.map(({ number, reason, at, courier, staff }) => (
        <Box key={number} sx={{ paddingBlock: 0.75 }}>
          <Typography sx={{ fontWeight: 650 }}>
            {t('attempt', { n: number })}: {reasons(reason).toLowerCase()}
          </Typography>
          <Typography variant="body2" color="text.secondary" className="tabular">
            {[dateAndClock(at), courier, staff === courier ? '' : staff].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
