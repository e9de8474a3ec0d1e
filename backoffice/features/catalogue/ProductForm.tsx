import {
  FormTab,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectArrayInput,
  SelectInput,
  TabbedForm,
} from 'react-admin';
import { Typography } from '@mui/material';
import { productFields } from '#domain/fields/product.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { PicturesInput } from '#backoffice/features/media/PicturesInput.tsx';
import { CategorySelect } from '#backoffice/features/taxonomy/CategorySelect.tsx';
import { taxonomyTexts } from '#backoffice/features/taxonomy/taxonomy.texts.ts';
import { FactsInput } from './FactsInput.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { ProductBar } from './ProductBar.tsx';
import { productTexts } from './product.texts.ts';

const emptyProduct = {
  status: 'draft',
  title: { tm: '', ru: '' },
  description: { tm: '', ru: '' },
  pictures: [],
  attributes: [],
  options: [{ title: { tm: '', ru: '' }, sku: '', onHand: 0 }],
};

/** Everything about a product; each part on a tab of its own, so that a phone shows one thing at a time. */
export function ProductForm({ isNew }: { isNew: boolean }) {
  const t = useTexts(productTexts);
  const taxonomy = useTexts(taxonomyTexts);
  return (
    <TabbedForm
      toolbar={<ProductBar isNew={isNew} />}
      warnWhenUnsavedChanges
      syncWithLocation={false}
      {...(isNew ? { defaultValues: emptyProduct } : {})}
    >
      <FormTab label={t('tabTexts')}>
        <LocalInput source="title" isNeeded />
        <LocalInput source="description" label={t('description')} rows={7} />
        <LocalInput source="care" rows={3} max={productFields.care.max} />
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {taxonomy('markup')}
        </Typography>
        <SelectInput
          source="status"
          choices={(['draft', 'published', 'archived'] as const).map((id) => ({ id, name: t(id) }))}
          validate={required()}
        />
      </FormTab>
      <FormTab label={t('tabOptions')}>
        <OptionsInput />
      </FormTab>
      <FormTab label={t('tabPictures')}>
        <PicturesInput />
      </FormTab>
      <FormTab label={t('tabTaxonomy')}>
        <CategorySelect source="category" isNeeded />
        <TaxonomyInput source="categories" reference="categories" />
        <ReferenceInput
          source="brand"
          reference="brands"
          perPage={100}
          sort={{ field: 'title', order: 'ASC' }}
        >
          <SelectInput optionText="title" fullWidth />
        </ReferenceInput>
        <TaxonomyInput source="occasions" reference="occasions" />
        <TaxonomyInput source="recipients" reference="recipients" />
        <TaxonomyInput source="ideas" reference="ideas" />
      </FormTab>
      <FormTab label={t('tabFacts')}>
        <FactsInput />
      </FormTab>
    </TabbedForm>
  );
}

function TaxonomyInput({ source, reference }: { source: string; reference: string }) {
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      perPage={100}
      sort={{ field: 'position', order: 'ASC' }}
    >
      <SelectArrayInput optionText={nameOf} fullWidth />
    </ReferenceArrayInput>
  );
}
