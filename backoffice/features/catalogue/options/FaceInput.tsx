import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { leastSoldFace, mostSoldFace } from '#domain/certificates/certificate.ts';
import { amount } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';

/** Initial stock of certificates: electronic ones do not run out. */
const firstBlanks = 10_000;

/** A certificate's amount, which is both its price and its name. */
export function FaceInput({ source }: { source: string }) {
  const t = useTexts(productTexts);
  const option = useWatch({ name: source }) as { id?: number; price?: number | null } | undefined;
  const { setValue, getValues } = useFormContext();
  const { id, price } = option ?? {};
  useEffect(() => {
    const name = price ? `${amount(price)} TMT` : '';
    if (getValues(`${source}.title.tm`) !== name) setValue(`${source}.title`, { tm: name, ru: name });
    if (id === undefined) setValue(`${source}.onHand`, firstBlanks);
  }, [source, id, price, getValues, setValue]);
  return (
    <MoneyInput
      source={`${source}.price`}
      label={t('face')}
      helperText={t('faceHint', { least: amount(leastSoldFace), most: amount(mostSoldFace) })}
      isNeeded
    />
  );
}
