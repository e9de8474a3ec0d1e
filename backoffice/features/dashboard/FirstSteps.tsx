import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { Check, Circle } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { useFirstSteps, useHasFirstSteps } from './use-first-steps.ts';

/** Checklist for setting up a shop: steps complete automatically; hidden when done or dismissed. */
export function FirstSteps() {
  const t = useTexts(dashboardTexts);
  const { steps, left, isKnown, hide } = useFirstSteps();
  const [, setHasSteps] = useHasFirstSteps();
  const done = steps.length - left.length;
  useEffect(() => {
    if (isKnown) setHasSteps(left.length > 0);
  }, [isKnown, left.length, setHasSteps]);
  if (!isKnown || left.length === 0) return null;
  return (
    <Panel
      title={t('firstSteps')}
      side={
        <Button size="small" onClick={() => hide(true)}>
          {t('hideSteps')}
        </Button>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {t('stepsDone', { n: done, all: steps.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-label={t('firstSteps')}
        sx={{ marginBlock: 1, height: 6, borderRadius: 3 }}
      />
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {steps.map(([to, words, isDone]) => (
          <Box component="li" key={to} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {isDone ? (
              <Check size={18} color="#1f6a4a" role="img" aria-label={t('stepDone')} />
            ) : (
              <Circle size={18} color="#b9a99b" aria-hidden />
            )}
            <Link to={to} style={{ color: isDone ? 'inherit' : 'var(--anar)' }}>
              {t(words)}
            </Link>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
