import { Box } from '@mui/material';
import {
  BooleanInput,
  FunctionField,
  NumberField,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  TextField,
  TextInput,
  useCanAccess,
} from 'react-admin';
import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { mostBulkProducts } from '#domain/price-change.ts';
import { amount } from '#domain/print/money.ts';
import { type Language, pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { MoneyField } from '#backoffice/parts/frames/MoneyField.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { CategorySelect } from '#backoffice/features/taxonomy/CategorySelect.tsx';
import { BulkBar } from './BulkBar.tsx';
import { GapViews } from './GapViews.tsx';
import { productTexts } from './product.texts.ts';
import { ProductMarks } from './ProductMarks.tsx';

/** All products, searchable by name, number or code, with bulk actions. */
export function ProductList() {
  return (
    <>
      <GapViews />
      <Products />
    </>
  );
}

function Products() {
  const t = useTexts(productTexts);
  const language = useLanguage();
  const { canAccess } = useCanAccess({ resource: 'products', action: 'create' });
  const choices = (
    ids: readonly ('draft' | 'published' | 'archived' | 'translation' | 'picture' | 'price')[],
  ) => ids.map((id) => ({ id, name: t(id) }));
  const filters = [
    <TextInput key="q" source="q" alwaysOn resettable />,
    <SelectInput
      key="status"
      source="status"
      choices={choices(['draft', 'published', 'archived'])}
      alwaysOn
    />,
    <CategorySelect key="category" source="category" />,
    <ReferenceInput
      key="brand"
      source="brand"
      reference="brands"
      perPage={100}
      sort={{ field: 'title', order: 'ASC' }}
    >
      <SelectInput optionText="title" />
    </ReferenceInput>,
    <SelectInput key="lacks" source="lacks" choices={choices(['translation', 'picture', 'price'])} />,
    <BooleanInput key="in_stock" source="in_stock" />,
  ];
  return (
    <ListFrame filters={filters} sort={{ field: 'updatedAt', order: 'DESC' }} canCreate={canAccess === true}>
      <Rows<OfficeProductRow>
        bulk={canAccess === true && { actions: <BulkBar />, most: mostBulkProducts }}
        first={(row) => pick(row.title, language)}
        second={(row) => <ProductMarks product={row} />}
        third={(row) => <PriceAndStock row={row} />}
        picture={(row) => <Thumb picture={row.picture} />}
      >
        <FunctionField<OfficeProductRow>
          label={<HiddenName of="picture" />}
          render={({ picture }) => <Thumb picture={picture} />}
        />
        <FunctionField<OfficeProductRow>
          source="title"
          render={(row) => (
            <TitleAndCode row={row} language={language} options={t('options', { n: row.optionsCount })} />
          )}
        />
        <ProductMarks source="status" sortable={false} />
        <ReferenceField source="category" reference="categories" link={false} sortable={false}>
          <FunctionField render={nameOf} />
        </ReferenceField>
        <ReferenceField source="brand" reference="brands" link={false} sortable={false} emptyText="—">
          <TextField source="title" />
        </ReferenceField>
        <MoneyField source="price" textAlign="right" />
        <NumberField source="free" sortable={false} />
      </Rows>
    </ListFrame>
  );
}

function TitleAndCode({
  row,
  language,
  options,
}: {
  row: OfficeProductRow;
  language: Language;
  options: string;
}) {
  return (
    <Box sx={{ minWidth: 160, maxWidth: 320 }}>
      <Box sx={{ fontWeight: 650 }}>{pick(row.title, language)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {row.optionsCount > 1 ? `${row.sku} · ${options}` : row.sku}
      </Box>
    </Box>
  );
}

function PriceAndStock({ row }: { row: OfficeProductRow }) {
  const t = useTexts(productTexts);
  return (
    <Box
      component="span"
      className="tabular"
      sx={{ textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 1 }}
    >
      <b style={{ color: '#2a161b' }}>{amount(row.price)}</b>
      <br />
      {t('pieces', { n: row.free })}
    </Box>
  );
}
