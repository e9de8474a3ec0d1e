import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

const steps = [
  ['/texts/home', 'stepTexts'],
  ['/zones/create', 'stepZones'],
  ['/places/create', 'stepPlaces'],
  ['/payments', 'stepPayments'],
  ['/categories/create', 'stepCategories'],
  ['/imports', 'stepProducts'],
  ['/banners/create', 'stepBanner'],
] as const;

/** What a new shop needs before its first customer, in order; gone with the first product. */
export function FirstSteps() {
  const t = useTexts(dashboardTexts);
  const may = useMay();
  const { total } = useGetList('products', { pagination: { page: 1, perPage: 1 } });
  if (total !== 0 || !may('catalogue.write')) return null;
  return (
    <Panel title={t('firstSteps')}>
      <Box component="ol" sx={{ margin: 0, paddingLeft: 3, display: 'grid', gap: 1 }}>
        {steps.map(([to, words]) => (
          <li key={to}>
            <Link to={to} style={{ color: 'var(--anar)' }}>
              {t(words)}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
