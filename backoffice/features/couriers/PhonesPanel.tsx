import { Box, Typography } from '@mui/material';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { PhonesButton } from './PhonesButton.tsx';
import { phonesTexts } from './phones.texts.ts';

/** All couriers with their phones, for enrolment in the morning. */
export function PhonesPanel() {
  const t = useTexts(phonesTexts);
  const may = useMay();
  const { data } = useAnswer('GET /api/office/couriers/', undefined, { isOff: !may('phones.write') });
  const couriers = data?.data.flatMap(({ courierId, courier, isActive }) =>
    isActive && courierId !== null ? [{ courierId, name: courier }] : [],
  );
  if (!data?.hasPage || !couriers?.length) return null;
  return (
    <Panel title={t('title')}>
      {couriers.map(({ courierId, name }) => (
        <Box key={courierId} sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingBlock: 0.75 }}>
          <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
          <PhonesButton courierId={courierId} name={name} />
        </Box>
      ))}
    </Panel>
  );
}
