import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { readPhone } from '#domain/phone.ts';
import { phone } from '#domain/print/phone.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { clock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { QrPicture } from '#backoffice/parts/QrPicture.tsx';
import { PhoneList } from './PhoneList.tsx';
import { phonesTexts } from './phones.texts.ts';

type Props = { courierId: number; name: string; close: () => void };
/** `before`: phones that were enrolled before the link was created. */
type Link = { url: string; expiresAt: string; before: readonly string[] };

const everyMs = 5_000;

/** Enrols a courier's phone by a QR code, and revokes a lost one. */
export function PhonesDialog({ courierId: id, name, close }: Props) {
  const t = useTexts(phonesTexts);
  const params = { id };
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/couriers/:id/phones/',
    { params },
    { everyMs },
  );
  const [link, setLink] = useState<Link>();
  const phones = data?.data.phones ?? [];
  const isIn = link !== undefined && phones.some((phone) => !link.before.includes(phone.id));
  const offer = async (mobile: string) => {
    const reply = await api('POST /api/office/couriers/:id/phones/', { params, body: { mobile } });
    setLink({ ...reply.link, before: phones.map((phone) => phone.id) });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={close}>
      <DialogTitle>{t('titleOf', { name })}</DialogTitle>
      <DialogContent>
        <Answered isPending={isPending} error={data ? undefined : error} retry={refetch} isEmpty={false}>
          <Offer id={id} known={data?.data.mobile ?? ''} isAgain={link !== undefined} offer={offer} />
          {link && !isIn && <Code link={link} end={() => setLink(undefined)} />}
          {isIn && (
            <Typography role="status" sx={{ color: 'var(--ok)', fontWeight: 650, marginTop: 2 }}>
              {t('cameIn')}
            </Typography>
          )}
          <PhoneList courierId={id} phones={phones} />
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type OfferProps = { id: number; known: string; isAgain: boolean; offer: (mobile: string) => Promise<void> };

/** Not there: the number that the courier has. */
const noMobile: { typed?: string } = {};

function Offer({ id, known, isAgain, offer }: OfferProps) {
  const t = useTexts(phonesTexts);
  const { act, isBusy } = useAct();
  const draft = useDraft({ name: `phone of courier ${id}`, first: noMobile });
  const { typed: mobile = phone(known) } = draft.value;
  const reading = readPhone(mobile);
  const isFit = 'phone' in reading;
  const isWrong = !isFit && reading.fault !== 'empty';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(() => draft.sendOnce(() => offer(mobile)));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      {draft.note}
      <TextBox
        label={t('mobile')}
        value={mobile}
        change={(to) => draft.change({ typed: to })}
        inputMode="tel"
        max={30}
        margin="dense"
        error={isWrong}
        helperText={t(isWrong ? 'mobileWrong' : 'mobileHint')}
      />
      <Button type="submit" variant={isAgain ? 'outlined' : 'contained'} disabled={!isFit} loading={isBusy}>
        {t(isAgain ? 'showAnew' : 'show')}
      </Button>
    </Box>
  );
}

/** Removed when it expires or is used. */
function Code({ link: { url, expiresAt }, end }: { link: Link; end: () => void }) {
  const t = useTexts(phonesTexts);
  const { now } = useEnvironment();
  useEffect(() => {
    const timer = setTimeout(end, Math.max(0, Date.parse(expiresAt) - now().getTime()));
    return () => clearTimeout(timer);
  }, [expiresAt, end, now]);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', marginTop: 2 }}>
      <QrPicture text={url} size={240} />
      <Typography sx={{ fontWeight: 650 }}>{t('until', { at: clock(expiresAt) })}</Typography>
      <Typography>{t('scan')}</Typography>
    </Box>
  );
}
