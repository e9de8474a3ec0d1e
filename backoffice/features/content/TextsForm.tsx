import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Picture } from '#contract/shared.ts';
import { api } from '#backoffice/api/api.ts';
import { saveForm } from '#backoffice/parts/conflict/save-form.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { renameShop } from '#backoffice/lang/use-shop-name.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { FormDraft } from '#backoffice/parts/drafts/FormDraft.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { useChanges } from '#backoffice/parts/frames/use-changes.ts';
import { ContactsFields } from './ContactsFields.tsx';
import { contentTexts } from './content.texts.ts';
import { asForm, bodyOfPart, readForm, type ShopTexts, type TextPart } from './shop-texts.ts';
import { AboutFields, HomeFields, LegalFields } from './TextFields.tsx';
import { SectionsFields } from './SectionsFields.tsx';
import { TextPreview } from './TextPreview.tsx';

type Props = {
  part: TextPart;
  seen: string | undefined;
  texts: ShopTexts;
  pictures: ReadonlyMap<string, Picture>;
};

/** As `FormDraft` has them. */
type Values = Record<string, unknown> & { seen: string | undefined; openedAs?: Values };

const besidePreview = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 400px' },
} as const;

/** One part of the texts beside its preview at a phone's width. */
export function TextsForm({ part, seen, texts, pictures }: Props) {
  const t = useTexts(contentTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const fill = () => ({ texts, values: { ...asForm(part, texts, pictures), seen } as Values });
  const [opened, setOpened] = useState(fill);
  const follow = useEffectEvent(() => setOpened(fill()));
  // What is read while something is typed must not take its place.
  const isSaved = useRef(false);
  useEffect(() => {
    if (!isSaved.current) return;
    isSaved.current = false;
    follow();
  }, [part, texts, seen, pictures]);
  const read = async () => {
    const fresh = await api('GET /api/office/texts/');
    return { body: bodyOfPart(part, fresh.data), seen: fresh.seen };
  };
  const save = async ({ openedAs, ...values }: Values) => {
    const body = readForm(part, values);
    const began = openedAs ? readForm(part, openedAs) : bodyOfPart(part, opened.texts);
    const filling = { opened: began, seen: values.seen, read };
    const send = async () => {
      await saveForm('PUT /api/office/texts/', { body }, filling);
      isSaved.current = true;
      // Until it is read anew: who leaves now has nothing to lose.
      setOpened({ ...opened, values });
    };
    if ((await act(send, t('saved'))) && body.home) renameShop(body.home.name);
  };
  return (
    <Form onSubmit={(values: object) => void save(values as Values)} defaultValues={opened.values}>
      <FormDraft />
      <Box sx={besidePreview}>
        <Panel>
          {(part === 'home' || part === 'shop') && <HomeFields />}
          {part === 'legal' && <LegalFields />}
          {(part === 'contacts' || part === 'shop') && <ContactsFields />}
          {part === 'about' && <AboutFields />}
          {(part === 'delivery' || part === 'privacy') && <SectionsFields />}
        </Panel>
        {/* Printed on receipts only. */}
        {part !== 'legal' && (
          <Panel title={t('preview')}>
            <TextPreview part={part} />
          </Panel>
        )}
      </Box>
      {may('content.write') && <TextsBar isBusy={isBusy} />}
    </Form>
  );
}

function TextsBar({ isBusy }: { isBusy: boolean }) {
  const changes = useChanges();
  const { reset } = useFormContext();
  return <SaveBar changes={changes} isBusy={isBusy} undo={() => reset()} />;
}
