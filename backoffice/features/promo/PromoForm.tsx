import { Box, Typography } from '@mui/material';
import {
  AutocompleteArrayInput,
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OfficePromo } from '#contract/promo/office.ts';
import { type PromoKind, promoKinds } from '#domain/fields/promo.ts';
import { isSameRule, promoRule, wantsSecond } from '#domain/promo/promo-code.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MomentInput } from '#backoffice/parts/inputs/MomentInput.tsx';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { twoColumns } from '#backoffice/parts/inputs/two-columns.ts';
import { SecondInputs } from '#backoffice/parts/inputs/SecondPerson.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { promoKindWords, promoTexts } from './promo.texts.ts';

function Fields() {
  const t = useTexts(promoTexts);
  const kinds = useTexts(promoKindWords);
  const kind = useWatch({ name: 'kind' }) as PromoKind;
  return (
    <>
      <TextInput
        source="code"
        helperText={t('codeHint')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters', spellCheck: false } }}
        fullWidth
      />
      <LocalInput source="title" isNeeded />
      <Box sx={twoColumns}>
        <SelectInput
          source="kind"
          choices={promoKinds.map((id) => ({ id, name: kinds(id) }))}
          validate={required()}
          fullWidth
        />
        {kind === 'percent' && (
          <NumberInput
            source="percent"
            helperText={t('percentHint')}
            validate={[required(), minValue(1), maxValue(90)]}
            fullWidth
          />
        )}
        {kind === 'percent' && <MoneyInput source="mostTenge" helperText={t('capHint')} />}
        {kind === 'amount' && <MoneyInput source="amount" isNeeded />}
        <MoneyInput source="minimum" isNeeded />
      </Box>
      <Box sx={twoColumns}>
        <MomentInput source="startsAt" clock="00:00" />
        <MomentInput source="endsAt" clock="23:59" />
        <NumberInput source="mostUses" min={1} helperText={t('limitHint')} fullWidth />
        <NumberInput source="mostPerCustomer" min={1} helperText={t('limitHint')} fullWidth />
      </Box>
      <ReferenceArrayInput source="categories" reference="categories" perPage={100}>
        <AutocompleteArrayInput optionText={nameOf} helperText={t('categoriesHint')} fullWidth />
      </ReferenceArrayInput>
      <BooleanInput source="excludesReduced" />
      <BooleanInput source="firstOrderOnly" />
      <BooleanInput source="isActive" />
      <SecondPerson />
      <Typography variant="body2" color="text.secondary">
        {t('kept')}
      </Typography>
    </>
  );
}

/** Needed for what can cost the shop much, unless it was agreed to before. */
function SecondPerson() {
  const written = useWatch() as Parameters<typeof promoRule>[0];
  const before = useRecordContext<OfficePromo>();
  const rule = promoRule(written);
  const isAgreed = before !== undefined && isSameRule(promoRule(before), rule);
  return wantsSecond(rule) && !isAgreed ? <SecondInputs /> : null;
}

export function PromoEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

const fresh = {
  ...{ kind: 'percent', percent: 10, mostTenge: null, minimum: 0, categories: [] },
  ...{ isActive: true, excludesReduced: false, firstOrderOnly: false },
};

export function PromoCreate() {
  return (
    <RecordCreate defaults={fresh}>
      <Fields />
    </RecordCreate>
  );
}
