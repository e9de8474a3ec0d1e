import {
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleForm,
  useRecordContext,
} from 'react-admin';
import { Alert, Box, Typography, useMediaQuery } from '@mui/material';
import type { OfficeProduct } from '#contract/catalogue/office.ts';
import { productFields, productKinds } from '#domain/fields/product.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { FormDraft } from '#backoffice/parts/drafts/FormDraft.tsx';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Fold } from '#backoffice/parts/frames/Fold.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { PicturesInput } from '#backoffice/features/media/PicturesInput.tsx';
import { CategorySelect } from '#backoffice/features/taxonomy/CategorySelect.tsx';
import { NewCategory } from '#backoffice/features/taxonomy/NewCategory.tsx';
import { taxonomyTexts } from '#backoffice/features/taxonomy/taxonomy.texts.ts';
import { emptyProduct } from './empty-product.ts';
import { FactsInput } from './FactsInput.tsx';
import { LivePreview } from './LivePreview.tsx';
import { OptionsInput } from '#backoffice/features/catalogue/options/OptionsInput.tsx';
import { ProductBar, Publish } from './ProductBar.tsx';
import { LeadDaysInput } from './LeadDaysInput.tsx';
import { productTexts } from './product.texts.ts';
import { useIsCertificate } from '#backoffice/features/catalogue/options/use-is-certificate.ts';

const statuses = ['draft', 'published', 'archived'] as const;

/** Form of a product on one page: the fields needed to sell first, all others collapsed, with a preview beside it. */
export function ProductForm({ isNew }: { isNew: boolean }) {
  const t = useTexts(productTexts);
  return (
    <SimpleForm toolbar={<ProductBar isNew={isNew} />} {...(isNew ? { defaultValues: emptyProduct } : {})}>
      <FormDraft />
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 320px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: 'minmax(0,1fr)' }}>
          {!isNew && <DraftNote />}
          {!isNew && <CertificateMark />}
          <LocalInput source="title" isNeeded />
          <OptionsInput />
          <PicturesInput />
          <Box sx={{ display: 'grid', gap: '0 16px', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <div>
              <CategorySelect source="category" isNeeded />
              <NewCategory source="category" />
            </div>
            <SelectInput
              source="status"
              choices={statuses.map((id) => ({ id, name: t(id) }))}
              validate={required()}
              fullWidth
            />
            {isNew && <KindInput />}
          </Box>
          <RareParts />
        </Box>
        <LivePreview />
      </Box>
    </SimpleForm>
  );
}

/** The kind cannot be changed later, because orders depend on it. */
function KindInput() {
  const t = useTexts(productTexts);
  return (
    <SelectInput
      source="kind"
      choices={productKinds.map((id) => ({ id, name: t(id) }))}
      helperText={t('kindHint')}
      validate={required()}
      fullWidth
    />
  );
}

function CertificateMark() {
  const t = useTexts(productTexts);
  return (
    useIsCertificate() && (
      <Box sx={{ justifySelf: 'start' }}>
        <Mark tone="plain">{t('certificate')}</Mark>
      </Box>
    )
  );
}

function DraftNote() {
  const t = useTexts(productTexts);
  const product = useRecordContext<OfficeProduct>();
  const may = useMay();
  // On phones the bar with the same button is always visible.
  const hasButton = !useMediaQuery('(max-width:760px)') && may('catalogue.write');
  if (product?.status !== 'draft') return null;
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { padding: 0 } }}
      action={hasButton && <Publish isSmall />}
    >
      {t('draftNote')}
    </Alert>
  );
}

function RareParts() {
  const t = useTexts(productTexts);
  const taxonomy = useTexts(taxonomyTexts);
  const isCertificate = useIsCertificate();
  return (
    <>
      <Fold title={t(isCertificate ? 'description' : 'tabTexts')} sources={['description', 'care']}>
        <LocalInput source="description" label={t('description')} rows={7} />
        {!isCertificate && <LocalInput source="care" rows={3} max={productFields.care.max} />}
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {taxonomy('markup')}
        </Typography>
      </Fold>
      <Fold
        title={t(isCertificate ? 'tabPlaces' : 'tabTaxonomy')}
        sources={['categories', 'brand', 'occasions', 'recipients', 'ideas']}
      >
        <TaxonomyInput source="categories" reference="categories" />
        {!isCertificate && (
          <ReferenceInput
            source="brand"
            reference="brands"
            perPage={100}
            sort={{ field: 'title', order: 'ASC' }}
          >
            <SelectInput optionText="title" fullWidth />
          </ReferenceInput>
        )}
        <TaxonomyInput source="occasions" reference="occasions" />
        <TaxonomyInput source="recipients" reference="recipients" />
        <TaxonomyInput source="ideas" reference="ideas" />
      </Fold>
      {!isCertificate && (
        <Fold title={t('tabFacts')} sources={['leadDays', 'attributes']}>
          <LeadDaysInput />
          <FactsInput />
        </Fold>
      )}
    </>
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
