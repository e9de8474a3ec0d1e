import { Box, Chip, IconButton, Typography } from '@mui/material';
import { Minus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { OfficeProduct, OfficeProductRow } from '#contract/catalogue/office.ts';
import { api } from '#backoffice/api/api.ts';
import { money } from '#domain/print/money.ts';
import { pick, pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { ProductSearch } from '#backoffice/parts/inputs/ProductSearch.tsx';
import { type DraftLine, namedOption } from './named-option.ts';
import { orderFormTexts } from './order-form.texts.ts';

type Props = { lines: readonly DraftLine[]; change: (lines: readonly DraftLine[]) => void };

/** The lines of an order edited by staff. */
export function LinesInput({ lines, change }: Props) {
  const t = useTexts(orderFormTexts);
  const [choosing, setChoosing] = useState<OfficeProduct>();
  const add = (product: OfficeProduct, option: Option) => {
    setChoosing(undefined);
    if (lines.some((line) => line.option === option.id)) return;
    change([...lines, { ...namedOption(product, option), quantity: 1 }]);
  };
  const open = async ({ id }: OfficeProductRow) => {
    const { data } = await api('GET /api/office/products/:id/', { params: { id } });
    const options = data.options.filter((option) => !option.isArchived && option.free > 0);
    const [only] = options;
    if (options.length === 1 && only) add(data, only);
    else setChoosing({ ...data, options });
  };
  const set = (line: DraftLine, quantity: number) =>
    change(lines.map((one) => (one.option === line.option ? { ...one, quantity } : one)));
  return (
    <>
      {lines.map((line) => (
        <LineRow
          key={line.option}
          line={line}
          set={(quantity) => set(line, quantity)}
          remove={() => change(lines.filter(({ option }) => option !== line.option))}
        />
      ))}
      {choosing && <OptionSelect product={choosing} chosen={(option) => add(choosing, option)} />}
      <ProductSearch label={t('findProducts')} isForSale chosen={(product) => void open(product)} />
    </>
  );
}

type LineRowProps = { line: DraftLine; set: (quantity: number) => void; remove: () => void };

/** A line with its quantity, one more or less, or none. */
export function LineRow({ line, set, remove }: LineRowProps) {
  const t = useTexts(orderFormTexts);
  const parts = useTexts(partTexts);
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingBlock: 0.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {pickAll([line.title, line.optionTitle], language)}
        <Typography variant="body2" color="text.secondary" className="tabular">
          {money(line.price)}
          {line.free !== null && ` · ${t('inStock', { n: line.free })}`}
        </Typography>
      </Box>
      <IconButton aria-label="−1" disabled={line.quantity <= 1} onClick={() => set(line.quantity - 1)}>
        <Minus size={18} />
      </IconButton>
      <Typography className="tabular" sx={{ minWidth: 22, textAlign: 'center' }}>
        {line.quantity}
      </Typography>
      <IconButton
        aria-label="+1"
        disabled={line.free !== null && line.quantity >= line.free}
        onClick={() => set(line.quantity + 1)}
      >
        <Plus size={18} />
      </IconButton>
      <IconButton aria-label={parts('remove')} color="error" onClick={remove}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}

type Option = OfficeProduct['options'][number];

/** All options of the product with their prices; one press chooses. */
export function OptionSelect({
  product,
  chosen,
}: {
  product: OfficeProduct;
  chosen: (option: Option) => void;
}) {
  const t = useTexts(orderFormTexts);
  const language = useLanguage();
  return (
    <Box role="group" aria-label={t('option')} sx={{ paddingBlock: 1 }}>
      <Typography sx={{ marginBottom: 0.75 }}>
        {t('whichOption', { title: pick(product.title, language) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {product.options.map((option) => (
          <Chip
            key={option.id}
            variant="outlined"
            label={`${pick(option.title, language) || option.sku} · ${money(option.price)}`}
            onClick={() => chosen(option)}
            sx={{ height: 'auto', minHeight: 40, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Box>
    </Box>
  );
}
