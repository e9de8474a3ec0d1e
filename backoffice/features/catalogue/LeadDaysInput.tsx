import { NumberInput } from 'react-admin';
import { mostLeadDays } from '#domain/delivery/made-to-order.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { productTexts } from './product.texts.ts';

/** Lead time of made-to-order goods in working days: no earlier delivery day is offered or accepted. */
export function LeadDaysInput() {
  const t = useTexts(productTexts);
  return (
    <NumberInput
      source="leadDays"
      label={t('leadDays')}
      helperText={t('leadDaysHint')}
      min={0}
      max={mostLeadDays}
      step={1}
      sx={{ maxWidth: 320, marginBottom: 2 }}
    />
  );
}
