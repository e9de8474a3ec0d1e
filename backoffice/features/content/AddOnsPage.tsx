import { Typography } from '@mui/material';
import { Title } from 'react-admin';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { ProductsChoice } from '#backoffice/parts/inputs/ProductsChoice.tsx';
import { addOnsTexts } from './add-ons.texts.ts';

/** Limit of contract/content/office.ts. */
const most = 12;

/** Add-ons (cross-sell) that the cart offers. */
export default function AddOnsPage() {
  const t = useTexts(layoutTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/add-ons/', undefined, {
    isForm: true,
  });
  return (
    <>
      <Title title={t('addOns')} />
      <Answered isPending={isPending} error={error} retry={refetch} rows={6}>
        {data && <AddOnsForm answer={data} />}
      </Answered>
    </>
  );
}

function AddOnsForm({ answer }: { answer: Answer<OfficeRoutes['GET /api/office/add-ons/']> }) {
  const t = useTexts(addOnsTexts);
  const { act, isBusy } = useAct();
  const canWrite = useMay()('content.write');
  const draft = useSettings({
    name: 'add-ons',
    from: 'GET /api/office/add-ons/',
    to: 'PUT /api/office/add-ons/',
    answer,
    fill: ({ data }) => ({ products: data.products }),
    bodyOf: (shown) => shown,
  });
  const { products } = draft.value;
  return (
    <Panel title={t('title')} sx={{ maxWidth: 720 }}>
      {draft.note}
      <Typography>{t('lead')}</Typography>
      <ProductsChoice
        label={t('products')}
        ids={products}
        change={(to) => draft.change({ products: to })}
        most={most}
      />
      {canWrite && (
        <SaveBar
          {...{ changes: draft.changes, isBusy }}
          save={() => void act(draft.save, t('saved'))}
          undo={draft.clear}
        />
      )}
    </Panel>
  );
}
