import { Button, useMediaQuery } from '@mui/material';
import { Archive, Copy, Eye, ListPlus, Store } from 'lucide-react';
import { useState } from 'react';
import { Confirm, SaveButton, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { OfficeProduct } from '#contract/catalogue/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { type MoreItem, MoreMenu } from '#backoffice/parts/frames/MoreMenu.tsx';
import { FormBar } from '#backoffice/parts/frames/RecordForm.tsx';
import { emptyProduct } from './empty-product.ts';
import { ProductPreview } from './ProductPreview.tsx';
import { productTexts } from './product.texts.ts';

/** Save, preview, duplicate, archive. */
export function ProductBar({ isNew }: { isNew: boolean }) {
  const t = useTexts(productTexts);
  const product = useRecordContext<OfficeProduct>();
  const redirect = useRedirect();
  const isPhone = useMediaQuery('(max-width:760px)');
  const { act, isBusy } = useAct();
  const [open, setOpen] = useState<'preview' | 'archive'>();
  if (isNew || !product)
    return (
      <FormBar canDelete={false}>
        <SaveAndNext />
      </FormBar>
    );
  const params = { id: product.id };
  const duplicate = async () => {
    const { data } = await api('POST /api/office/products/:id/duplicate/', { params });
    redirect('edit', 'products', data.id);
  };
  const archive = () => api('DELETE /api/office/products/:id/', { params });
  const rare: MoreItem[] = [
    { name: t('preview'), icon: <Eye size={18} />, press: () => setOpen('preview') },
    { name: t('duplicate'), icon: <Copy size={18} />, press: () => void act(duplicate, t('duplicated')) },
    ...(product.status === 'archived'
      ? []
      : [
          {
            name: t('archive'),
            icon: <Archive size={18} />,
            isDanger: true,
            press: () => setOpen('archive'),
          },
        ]),
  ];
  return (
    <>
      <FormBar canDelete={false}>
        {product.status === 'draft' && <Publish />}
        {isPhone ? <MoreMenu items={rare} /> : <RareButtons items={rare} isBusy={isBusy} />}
      </FormBar>
      {open === 'preview' && <ProductPreview id={product.id} close={() => setOpen(undefined)} />}
      <Confirm
        isOpen={open === 'archive'}
        title={t('archive')}
        content={t('archiveNote')}
        onConfirm={() => void act(archive, t('archived')).then(() => setOpen(undefined))}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}

function RareButtons({ items, isBusy }: { items: readonly MoreItem[]; isBusy: boolean }) {
  return items.map(({ name, icon, isDanger, press }) => (
    <Button
      key={name}
      startIcon={icon}
      disabled={isBusy}
      onClick={press}
      {...(isDanger ? { color: 'error' } : {})}
    >
      {name}
    </Button>
  ));
}

/** Publishes; unsaved changes are saved with it. */
export function Publish({ isSmall = false }: { isSmall?: boolean }) {
  const t = useTexts(productTexts);
  return (
    <SaveButton
      type="button"
      alwaysEnable
      {...(isSmall ? { size: 'small' } : {})}
      label={t('publish')}
      icon={<Store size={18} />}
      transform={(written) => ({ ...written, status: 'published' })}
      sx={{ gap: 1 }}
    />
  );
}

/** Saves and opens a new product with the same category and status. */
function SaveAndNext() {
  const t = useTexts(productTexts);
  const notify = useNotify();
  const { reset, getValues, setFocus } = useFormContext();
  const goOn = () => {
    const { category, status } = getValues();
    notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
    reset({ ...emptyProduct, category, status });
    window.scrollTo(0, 0);
    setFocus('title.tm');
  };
  return (
    <SaveButton
      type="button"
      variant="outlined"
      color="primary"
      label={t('saveAndNext')}
      icon={<ListPlus size={18} />}
      sx={{ gap: 1 }}
      mutationOptions={{ onSuccess: goOn }}
    />
  );
}
