import { Alert, Box } from '@mui/material';
import {
  AutocompleteArrayInput,
  maxValue,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OfficePricePlan } from '#contract/catalogue/office-price-plans.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MomentInput } from '#backoffice/parts/inputs/MomentInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { PlannedPrices } from './PlannedPrices.tsx';
import { planWays, planWayWords, type PlanWay, promoTexts } from './promo.texts.ts';

function Fields() {
  const t = useTexts(promoTexts);
  const ways = useTexts(planWayWords);
  const plan = useRecordContext<OfficePricePlan>();
  const state = plan?.state ?? 'planned';
  const usual: PlanWay = plan && plan.percent === null ? 'prices' : 'percent';
  const way = useWatch({ name: 'way', defaultValue: usual }) as PlanWay;
  return (
    <>
      {state === 'running' && <Alert severity="info">{t('running')}</Alert>}
      {state === 'over' && <Alert severity="info">{t('over')}</Alert>}
      <LocalInput source="title" isNeeded />
      <SelectInput
        source="way"
        label={t('way')}
        choices={planWays.map((id) => ({ id, name: ways(id) }))}
        defaultValue={usual}
        validate={required()}
        fullWidth
      />
      {way === 'percent' ? <PercentFields /> : <PlannedPrices />}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          width: '100%',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' },
        }}
      >
        <MomentInput source="startsAt" clock="00:00" isNeeded />
        <MomentInput source="endsAt" clock="23:59" isNeeded />
      </Box>
      <Alert severity="info" icon={false}>
        {t('planNote')}
      </Alert>
    </>
  );
}

function PercentFields() {
  const t = useTexts(promoTexts);
  return (
    <>
      <NumberInput
        source="percent"
        helperText={t('percentHint')}
        validate={[required(), minValue(1), maxValue(90)]}
        fullWidth
      />
      <ReferenceArrayInput source="categories" reference="categories" perPage={100}>
        <AutocompleteArrayInput optionText={nameOf} fullWidth />
      </ReferenceArrayInput>
      <ReferenceArrayInput source="products" reference="products" perPage={25}>
        <AutocompleteArrayInput
          optionText={nameOf}
          filterToQuery={(q: string) => ({ q })}
          helperText={t('planOfHint')}
          fullWidth
        />
      </ReferenceArrayInput>
    </>
  );
}

export function PricePlanEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function PricePlanCreate() {
  return (
    <RecordCreate defaults={{ way: 'percent', percent: 10, prices: [], categories: [], products: [] }}>
      <Fields />
    </RecordCreate>
  );
}
