import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { BooleanInput, maxLength, NumberInput, regex, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { saleUnits } from '#domain/fields/product.ts';
import { barcodePattern, proposeSku, skuPattern } from '#domain/fields/sku.ts';
import { unitWords } from '#backoffice/lang/unit-words.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { FaceInput } from './FaceInput.tsx';
import { OldPriceInput } from './OldPriceInput.tsx';
import { OptionPicture } from './OptionPicture.tsx';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { useIsCertificate } from './use-is-certificate.ts';

type StoredOption = { id?: number; onHand?: number };
type Props = { source: string };

/** Price and stock of an option. The stock of a saved option is read-only: it changes by a delta with a reason. */
export function OptionPriceAndStock({ source }: Props) {
  const t = useTexts(productTexts);
  const known = useWatch({ name: source }) as StoredOption | undefined;
  const isCertificate = useIsCertificate();
  if (isCertificate) return <FaceInput source={source} />;
  return (
    <Box sx={{ display: 'grid', gap: '0 16px', gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <MoneyInput source={`${source}.price`} label="resources.products.fields.price" isNeeded />
      {known?.id === undefined ? (
        <NumberInput source={`${source}.onHand`} label={t('firstStock')} min={0} step={1} fullWidth />
      ) : (
        <Typography variant="body2" sx={{ alignSelf: 'center' }}>
          <Link to={`/stock/${known.id}/show`} style={{ color: 'var(--anar)' }}>
            {t('inStock', { n: known.onHand ?? 0 })}
          </Link>
        </Typography>
      )}
    </Box>
  );
}

/** The name of one of several options: without it nobody could choose. */
export function OptionTitle({ source }: Props) {
  const t = useTexts(productTexts);
  return <LocalInput source={`${source}.title`} label={t('optionTitle')} max={300} isNeeded />;
}

/** Codes, old price and picture of an option. */
export function OptionDetails({ source }: Props) {
  const t = useTexts(productTexts);
  const known = useWatch({ name: source }) as StoredOption | undefined;
  const isCertificate = useIsCertificate();
  useProposedSku(source, known?.id === undefined);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: '0 16px',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <TextInput
          source={`${source}.sku`}
          label="resources.products.fields.sku"
          validate={[required(), maxLength(40), regex(isSku, t('skuWrong'))]}
          fullWidth
        />
        {!isCertificate && <GoodsDetails source={source} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <OptionPicture source={`${source}.picture`} />
        {known?.id !== undefined && <BooleanInput source={`${source}.isArchived`} label={t('optionOff')} />}
      </Box>
    </>
  );
}

/** Fields that certificates do not have. */
function GoodsDetails({ source }: Props) {
  const t = useTexts(productTexts);
  const units = useTexts(unitWords);
  return (
    <>
      <OldPriceInput source={source} />
      <MoneyInput source={`${source}.cost`} label="resources.products.fields.cost" />
      <SelectInput
        source={`${source}.unit`}
        label="resources.products.fields.unit"
        choices={saleUnits.map((id) => ({ id, name: units(id) }))}
        emptyText="—"
        fullWidth
      />
      <TextInput
        source={`${source}.barcode`}
        label="resources.products.fields.barcode"
        validate={[maxLength(40), regex(isBarcode, t('barcodeWrong'))]}
        // A barcode scanner ends with Enter, which must not save the product.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fullWidth
      />
    </>
  );
}

const isSku = new RegExp(skuPattern);
const isBarcode = new RegExp(barcodePattern);

/** Proposes a SKU from the title for a new option, until another is entered. */
function useProposedSku(source: string, isNew: boolean): void {
  const title = useWatch({ name: 'title.tm' }) as string | null | undefined;
  const { getValues, setValue } = useFormContext();
  const proposed = useRef('');
  const number = useRef(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0);
  useEffect(() => {
    const now: string = getValues(`${source}.sku`) ?? '';
    if (!isNew || !title?.trim() || (now && now !== proposed.current)) return;
    proposed.current = proposeSku(title, number.current);
    setValue(`${source}.sku`, proposed.current, { shouldValidate: Boolean(now) });
  }, [title, source, isNew, getValues, setValue]);
}
