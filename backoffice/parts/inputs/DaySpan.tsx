import { Box } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { DayBox } from './DayBox.tsx';

export type Span = { from: string; to: string };

/** A range of days, both included; a start after the end moves the end. */
export function DaySpan({ span, change }: { span: Span; change: (span: Span) => void }) {
  const t = useTexts(partTexts);
  const { from, to } = span;
  const sx = { width: 160, minWidth: 0 };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      <DayBox
        label={t('spanFrom')}
        value={from}
        changed={(day) => change({ from: day, to: day > to ? day : to })}
        sx={sx}
      />
      <DayBox
        label={t('spanTo')}
        value={to}
        min={from}
        changed={(day) => change({ from, to: day })}
        sx={sx}
      />
    </Box>
  );
}
