import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox, TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { pick } from '#domain/print/texts.ts';
import { useCategories } from './CategorySelect.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

/** Makes a category from within a form and chooses it there; what is typed into the form stays. */
export function NewCategory({ source }: { source: string }) {
  const t = useTexts(taxonomyTexts);
  const may = useMay();
  const { setValue } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  if (!may('catalogue.write')) return null;
  const close = (made: number | undefined) => {
    setOpen(false);
    if (made !== undefined)
      setValue(source, made, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <>
      <Button startIcon={<Plus size={18} />} onClick={() => setOpen(true)}>
        {t('newCategory')}
      </Button>
      {isOpen && <CategoryDialog close={close} />}
    </>
  );
}

const noTitle = { tm: '', ru: '', parent: '' };

function CategoryDialog({ close }: { close: (made: number | undefined) => void }) {
  const t = useTexts(taxonomyTexts);
  const language = useLanguage();
  const { data = [] } = useCategories();
  const draft = useDraft({ name: 'new category', first: noTitle });
  const { tm, ru, parent } = draft.value;
  const made = useRef<number>(undefined);
  const make = async () => {
    const title = { tm: tm.trim(), ru: ru.trim() };
    const body = { title, parent: parent ? Number(parent) : null, picture: null, isVisible: true };
    made.current = (await api('POST /api/office/categories/', { body })).data.id;
  };
  const above = data.filter((one) => one.parent === null);
  return (
    <ActionDialog
      title={t('newCategory')}
      go={t('makeCategory')}
      isFit={tm.trim() !== ''}
      run={make}
      // By then the list to choose from has it.
      close={() => close(made.current)}
      draft={draft}
    >
      {(['tm', 'ru'] as const).map((one) => (
        <TextBox
          key={one}
          label={`${t('titleWord')} · ${one.toUpperCase()}`}
          value={draft.value[one]}
          change={(to) => draft.change({ [one]: to })}
          max={200}
          required={one === 'tm'}
          autoFocus={one === 'tm'}
          margin="dense"
        />
      ))}
      <SelectBox
        label={fieldWords.parent[language]}
        value={parent}
        choose={(to) => draft.change({ parent: to })}
        choices={[
          ['', t('noParent')],
          ...above.map(({ id, title }) => [String(id), pick(title, language)] as const),
        ]}
        sx={{ marginTop: 1 }}
        fullWidth
      />
    </ActionDialog>
  );
}
