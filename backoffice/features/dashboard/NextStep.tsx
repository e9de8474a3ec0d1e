import { Box } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { useFirstSteps, useHasFirstSteps } from './use-first-steps.ts';

/** During setup: a link from a completed step straight to the next one. */
export function NextStep() {
  const t = useTexts(dashboardTexts);
  const { pathname } = useLocation();
  const [hasSteps] = useHasFirstSteps();
  const { left, isKnown } = useFirstSteps(hasSteps);
  const [next] = left;
  // The first order ends the setup.
  const isOpening = left.some(([, words]) => words === 'stepOrder');
  // An open product has the button itself.
  const isHere =
    pathname === next?.[0] || (next?.[1] === 'stepPublish' && /^\/products\/\d+$/.test(pathname));
  if (!isKnown || !next || !isOpening || ['/', '/my-shop'].includes(pathname) || isHere) return null;
  return (
    <Box
      component="nav"
      aria-label={t('firstSteps')}
      sx={{
        marginBottom: 1,
        paddingBlock: 1,
        paddingInline: 2,
        borderRadius: '14px',
        backgroundColor: 'var(--anar-soft)',
      }}
    >
      <Link to={next[0]} style={{ color: 'var(--anar)', fontWeight: 650 }}>
        {t('nextStep', { step: t(next[1]) })}
      </Link>
    </Box>
  );
}
