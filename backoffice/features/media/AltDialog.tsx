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
import type { OfficePicture, PictureForm } from '#contract/media/office.ts';
import { api } from '#backoffice/api/api.ts';
import { saveForm } from '#backoffice/parts/conflict/save-form.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
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
        {data && <AltForm picture={data.data} seen={data.seen} close={close} saved={saved} />}
      </Answered>
    </Dialog>
  );
}

type AltFormProps = {
  picture: OfficePicture;
  seen: string | undefined;
  close: () => void;
  saved: Props['saved'];
};

type PictureFields = Pick<OfficePicture, 'alt' | 'form' | 'focus'>;

function AltForm({ picture, seen, close, saved }: AltFormProps) {
  const t = useTexts(partTexts);
  const { act, isBusy } = useAct();
  const [alt, setAlt] = useState(picture.alt);
  const [form, setForm] = useState(picture.form);
  const [focus, setFocus] = useState(picture.focus);
  const [canCut, setCanCut] = useState(true);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog is rendered inside the product form, which must not be submitted.
    event.stopPropagation();
    const isCut = form !== picture.form || focus !== picture.focus;
    const isDone = await act(async () => {
      const params = { id: picture.id };
      const bodyOf = ({ alt, ...cut }: PictureFields) =>
        isCut ? { alt, form: cut.form, focus: cut.focus } : { alt };
      const read = async () => {
        const fresh = await api('GET /api/office/pictures/:id/', { params });
        return { body: bodyOf(fresh.data), seen: fresh.seen };
      };
      const filling = { opened: bodyOf(picture), seen, read };
      const change = { params, body: bodyOf({ alt, form, focus }) };
      saved((await saveForm('PUT /api/office/pictures/:id/', change, filling)).data);
    });
    if (isDone) close();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <DialogContent
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '260px 1fr' }, paddingTop: 0 }}
      >
        {canCut ? (
          <FocusPicker
            picture={picture}
            form={form}
            focus={focus}
            choose={setFocus}
            missing={() => setCanCut(false)}
          />
        ) : (
          <div>
            <img src={picture.src} alt={picture.alt.tm} style={{ width: '100%', borderRadius: 12 }} />
            <Typography variant="caption">{t('noWhole')}</Typography>
          </div>
        )}
        <div>
          <AltFields alt={alt} change={setAlt} />
          <Typography variant="caption">{t('altHint')}</Typography>
          {canCut && <FormSelect form={form} choose={setForm} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
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
