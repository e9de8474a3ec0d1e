import { NumberInput } from 'react-admin';
import { mostLeadDays } from '#domain/delivery/made-to-order.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { productTexts } from './product.texts.ts';

/** How many working days goods made to order take: nothing is offered or taken for an earlier day. */
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
