import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { Check, Circle } from 'lucide-react';
import { useGetList, useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

const one = { pagination: { page: 1, perPage: 1 } };
const published = { status: 'published' };
/** What a shop is called until its merchant names it. */
const unnamed = 'Sowgat';

/** Whether there are any; undefined while nobody knows. */
function useAny(resource: string, isOn: boolean, filter: object = {}): boolean | undefined {
  const { total } = useGetList(resource, { ...one, filter }, { enabled: isOn });
  return total === undefined ? undefined : total > 0;
}

/** What a shop needs before its first customer, in order, and which of it is there. */
function useSteps(isOn: boolean) {
  const texts = useAnswer('GET /api/office/texts/', {}, { isOff: !isOn });
  const { home, contacts } = texts.data?.data ?? {};
  return [
    ['/texts/home', 'stepName', home && (home.name.tm !== unnamed || home.slogan.tm !== '')],
    ['/texts/contacts', 'stepContacts', contacts && contacts.phones.length > 0],
    ['/zones/create', 'stepZones', useAny('zones', isOn)],
    ['/places/create', 'stepPlaces', useAny('places', isOn)],
    ['/slots/create', 'stepSlots', useAny('slots', isOn)],
    ['/categories/create', 'stepCategories', useAny('categories', isOn)],
    ['/products/create', 'stepProduct', useAny('products', isOn)],
    ['/products', 'stepPublish', useAny('products', isOn, published)],
    ['/banners/create', 'stepBanner', useAny('banners', isOn)],
    ['/orders/create', 'stepOrder', useAny('orders', isOn)],
  ] as const;
}

/** The list of the first day: it ticks itself, and goes when all is done or when it is not wanted any more. */
export function FirstSteps() {
  const t = useTexts(dashboardTexts);
  const may = useMay();
  const [isHidden, hide] = useStore('office.first-steps-hidden', false);
  const isOn = may('catalogue.write') && may('delivery.write') && !isHidden;
  const steps = useSteps(isOn);
  const done = steps.filter(([, , isDone]) => isDone).length;
  if (!isOn || steps.some(([, , isDone]) => isDone === undefined) || done === steps.length) return null;
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
