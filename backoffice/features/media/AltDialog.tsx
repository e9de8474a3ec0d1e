import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import type { OfficePicture, PictureForm } from '#contract/media/office.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { isSame } from '#backoffice/parts/conflict/join-changes.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { FocusPicker } from './FocusPicker.tsx';

type Props = { id: string; close: () => void; saved: (picture: OfficePicture) => void };
const forms: readonly PictureForm[] = ['upright', 'wide', 'hero', 'free'];

/** Alt texts in both languages, the crop, and the focal point of a picture. */
export function AltDialog({ id, close, saved }: Props) {
  const t = useTexts(partTexts);
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/pictures/:id/',
    { params: { id } },
    { isForm: true },
  );
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth>
      <DialogTitle>{t('altText')}</DialogTitle>
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && <AltForm answer={data} close={close} saved={saved} />}
      </Answered>
    </Dialog>
  );
}

type AltFormProps = {
  answer: Answer<OfficeRoutes['GET /api/office/pictures/:id/']>;
  close: () => void;
  saved: Props['saved'];
};

type PictureFields = Pick<OfficePicture, 'alt' | 'form' | 'focus'>;

const fieldsOf = ({ alt, form, focus }: PictureFields): PictureFields => ({ alt, form, focus });

function AltForm({ answer, close, saved }: AltFormProps) {
  const t = useTexts(partTexts);
  const { act, isBusy } = useAct();
  const picture = answer.data;
  const draft = useSettings({
    name: `picture ${picture.id}`,
    from: 'GET /api/office/pictures/:id/',
    to: 'PUT /api/office/pictures/:id/',
    params: { id: picture.id },
    answer,
    fill: ({ data }) => fieldsOf(data),
    // Without another cut its files stay.
    bodyOf: (shown) =>
      isSame({ ...shown, alt: null }, { ...fieldsOf(picture), alt: null }) ? { alt: shown.alt } : shown,
  });
  const { alt, form, focus } = draft.value;
  const [canCut, setCanCut] = useState(true);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog is rendered inside the product form, which must not be submitted.
    event.stopPropagation();
    if (await act(async () => saved((await draft.save()).data))) close();
  };
  const cancel = () => {
    draft.clear();
    close();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <DialogContent
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '260px 1fr' }, paddingTop: 0 }}
      >
        {draft.note}
        {canCut ? (
          <FocusPicker
            picture={picture}
            form={form}
            focus={focus}
            choose={(to) => draft.change({ focus: to })}
            missing={() => setCanCut(false)}
          />
        ) : (
          <OnlyCut picture={picture} />
        )}
        <div>
          <AltFields alt={alt} change={(to) => draft.change({ alt: to })} />
          <Typography variant="caption">{t('altHint')}</Typography>
          {canCut && <FormSelect form={form} choose={(to) => draft.change({ form: to })} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Its whole file is not kept any more. */
function OnlyCut({ picture }: { picture: OfficePicture }) {
  const t = useTexts(partTexts);
  return (
    <div>
      <img src={picture.src} alt={picture.alt.tm} style={{ width: '100%', borderRadius: 12 }} />
      <Typography variant="caption">{t('noWhole')}</Typography>
    </div>
  );
}

type Alt = OfficePicture['alt'];

function AltFields({ alt, change }: { alt: Alt; change: (alt: Alt) => void }) {
  const t = useTexts(partTexts);
  return (['tm', 'ru'] as const).map((language) => (
    <TextField
      key={language}
      label={`${t('altText')} · ${language.toUpperCase()}`}
      value={alt[language]}
      onChange={(event) => change({ ...alt, [language]: event.target.value })}
      multiline
      fullWidth
      slotProps={{ htmlInput: { maxLength: 300, lang: language === 'tm' ? 'tk' : 'ru' } }}
    />
  ));
}

function FormSelect({ form, choose }: { form: PictureForm; choose: (form: PictureForm) => void }) {
  const t = useTexts(partTexts);
  return (
    <TextField
      select
      label={t('form')}
      value={form}
      onChange={(event) => choose(event.target.value as PictureForm)}
      fullWidth
    >
      {forms.map((name) => (
        <MenuItem key={name} value={name}>
          {t(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}
