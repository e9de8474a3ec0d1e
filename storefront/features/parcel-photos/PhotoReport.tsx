import { useEffect, useRef, useState } from 'react';
import type { PhotoReport as Report } from '#contract/parcel-photos/photos.ts';
import { longestPhotoWords, type PhotoAnswer } from '#domain/parcel-photos/order-photos.ts';
import { changeSentence } from '#domain/parcel-photos/photo-sentences.ts';
import { clock } from '#domain/print/clocks.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { createCall } from '#storefront/store/create-call.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { TextArea } from '#storefront/ui/fields/TextField.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { photoTexts } from './photo.texts.ts';
import classes from './PhotoReport.module.css';

/** The signed-in buyer's order, or the order of a link. */
type PhotosOf = { id: string } | { token: string };

/** null for an order without photos. Nothing of them is kept in the store. */
const loadPhotos = createCall<Report | null, PhotosOf>('photos/load', async ({ api }, of) =>
  'token' in of
    ? (await api('GET /api/order-link/:token/photos/', { params: of })).data
    : (await api('GET /api/order/photos/:id/', { params: of })).data,
);

type GivenAnswer = { answer: PhotoAnswer; words?: string };

const answerPhotos = createCall<Report | null, { of: PhotosOf; body: GivenAnswer }>(
  'photos/answer',
  async ({ api }, { of, body }) =>
    'token' in of
      ? (await api('POST /api/order-link/:token/photos/answer/', { params: of, body })).data
      : (await api('POST /api/order/photos/:id/answer/', { params: of, body })).data,
);

type Props = {
  of: PhotosOf;
  /** The photos are reloaded whenever the order was. */
  order: object;
};

/** Photos of the packed parcel, and the buyer's answer to them. Renders nothing without photos. */
export function PhotoReport({ of, order }: Props) {
  const t = useTexts(photoTexts);
  const dispatch = useShopDispatch();
  const [report, setReport] = useState<Report | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let isLeft = false;
    void dispatch(loadPhotos(of)).then((result) => {
      if (!isLeft && loadPhotos.fulfilled.match(result)) setReport(result.payload);
    });
    return () => {
      isLeft = true;
    };
  }, [dispatch, of, order]);
  if (!report) return null;
  const { photos, proofs = [], answer, words, mayAnswer, askedUntil, leftWhy = '' } = report;
  return (
    <Panel className={classes['report']}>
      <Photos title={t('proof')} photos={proofs} />
      <Photos title={t('title')} photos={photos} />
      {mayAnswer && askedUntil && <p>{t('until', { time: clock(askedUntil) })}</p>}
      {mayAnswer && (
        <Answer
          of={of}
          told={(next) => {
            setReport(next);
            // The pressed button was removed.
            status.current?.focus();
          }}
        />
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {answer === 'good' && t('wasGood')}
        {answer === 'change' && t(changeSentence(report), { words, why: leftWhy })}
      </p>
    </Panel>
  );
}

function Photos({ title, photos }: { title: string; photos: Report['photos'] }) {
  const t = useTexts(photoTexts);
  if (photos.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className={classes['photos']}>
        {photos.map(({ id, src, width, height }, at) => (
          <li key={id}>
            <a href={src} target="_blank" rel="noreferrer">
              <img
                {...{ src, width, height }}
                alt={t('photo', { n: at + 1, all: photos.length })}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type ReportProps = { of: PhotosOf; told: (report: Report | null) => void };

/** One answer: approve, or ask for a change. */
function Answer({ of, told }: ReportProps) {
  const t = useTexts(photoTexts);
  const { send, refusal, isBusy } = useAnswering({ of, told });
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={classes['answer']}>
      {isAsking ? (
        <Change isBusy={isBusy} send={(words) => void send({ answer: 'change', words })} />
      ) : (
        <div className={classes['buttons']}>
          <Button small busy={isBusy} onClick={() => void send({ answer: 'good' })}>
            {t('good')}
          </Button>
          <Button small look="outline" onClick={() => setAsking(true)}>
            {t('change')}
          </Button>
        </div>
      )}
      {refusal !== undefined && <ErrorState>{refusal}</ErrorState>}
    </div>
  );
}

function useAnswering({ of, told }: ReportProps) {
  const dispatch = useShopDispatch();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function send(body: GivenAnswer): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    const result = await dispatch(answerPhotos({ of, body }));
    setBusy(false);
    if (answerPhotos.fulfilled.match(result)) told(result.payload);
    else setRefusal(result.payload?.sentence ?? '');
  }
  return { send, refusal, isBusy };
}

/** The text is kept when sending fails. */
function Change({ isBusy, send }: { isBusy: boolean; send: (words: string) => void }) {
  const t = useTexts(photoTexts);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className={classes['answer']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim()) send(words.trim());
        else setFault(t('noWords'));
      }}
    >
      <TextArea
        label={t('what')}
        hint={`${t('whatHint')}. ${t('once')}.`}
        rows={3}
        maxLength={longestPhotoWords}
        value={words}
        error={fault}
        autoFocus
        onChange={({ target }) => {
          setWords(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" small busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
