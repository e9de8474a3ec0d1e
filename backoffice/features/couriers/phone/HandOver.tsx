import { useState } from 'react';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import type { DeedFacts } from '#domain/couriers/deed.ts';
import { isCodeLike, type PhotoSkip, photoSkips } from '#domain/couriers/hand-over-code.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { roundTexts } from '../round.texts.ts';
import { money } from '#domain/print/money.ts';
import { courierTexts } from './courier.texts.ts';
import { useTexts } from './language.ts';
import type { Photo } from './photos.ts';
import { type AskedProof, wrongCodesAt } from './proof-at.ts';
import { ProofPhotos } from './ProofPhotos.tsx';
import type { Courier } from './use-courier.ts';

type Props = { stop: RoundStop; courier: Courier; proof: AskedProof };

/** The press that hands over what needs no proof; `prove` leads to code, photo and name all the same. */
export function HandOverAtOnce({ stop, courier, proof, prove }: Props & { prove: () => void }) {
  const words = useTexts(courierTexts);
  const isAsked = proof !== 'none';
  return (
    <>
      <Presses stop={stop} courier={courier} takenBy={isAsked ? stop.name : ''} />
      {isAsked && (
        <button type="button" onClick={prove}>
          {words('withProof')}
        </button>
      )}
    </>
  );
}

/**
 * Confirms a hand-over: the recipient's code, photos, or the name of who took it; then how the money was paid, with the
 * ordered method first.
 */
export function HandOver({ stop, courier, proof }: Props) {
  const words = useTexts(courierTexts);
  const [code, setCode] = useState('');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [takenBy, setTakenBy] = useState(stop.name);
  const [skipped, setSkipped] = useState<PhotoSkip>();
  const isSpent = proof === 'photo';
  const isWanted = proof !== 'optional';
  const typed = isSpent ? '' : code;
  const isNamed = typed === '' && (!isWanted || skipped !== undefined);
  const taker = isNamed ? takenBy : '';
  const isProved = typed ? isCodeLike(typed) : !isWanted || photos.length > 0 || taker.trim() !== '';
  const facts = {
    ...(typed ? { code: typed } : {}),
    ...(isWanted && skipped && !typed && photos.length === 0 ? { skipped } : {}),
  };
  return (
    <>
      {!isSpent && <Code code={code} change={setCode} wrong={() => courier.countWrongCode(stop.id)} />}
      {isSpent && <p className="alarm">{words('codeSpent')}</p>}
      {typed === '' && skipped !== 'no-camera' && <ProofPhotos photos={photos} change={setPhotos} />}
      {isNamed && (
        <label>
          {words('takenBy')}
          <input value={takenBy} maxLength={120} onChange={({ target }) => setTakenBy(target.value)} />
        </label>
      )}
      {isWanted && !isProved && typed === '' && (
        <NotYet
          skipped={skipped}
          skip={(reason) => {
            setSkipped(reason);
            setTakenBy('');
          }}
        />
      )}
      <Presses {...{ stop, courier, facts }} takenBy={taker} photos={typed ? [] : photos} isOff={!isProved} />
    </>
  );
}

type CodeProps = { code: string; change: (code: string) => void; wrong: () => void };

function Code({ code, change, wrong }: CodeProps) {
  const words = useTexts(courierTexts);
  const isWrong = code.length === 5 && !isCodeLike(code);
  return (
    <>
      <label>
        {words('code')}
        <input
          value={code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          aria-invalid={isWrong}
          onChange={({ target }) => {
            const typed = target.value.replace(/\D/g, '');
            change(typed);
            if (typed.length === 5 && !isCodeLike(typed)) wrong();
          }}
        />
      </label>
      {isWrong && (
        <p className="alarm" role="alert">
          {words('codeWrong')}
        </p>
      )}
    </>
  );
}

type SkipProps = { skipped: PhotoSkip | undefined; skip: (reason: PhotoSkip) => void };

/** Asks for a code or a photo; otherwise for the reason why there is none, and who took it. */
function NotYet({ skipped, skip }: SkipProps) {
  const words = useTexts(courierTexts);
  if (skipped) return <p className="quiet">{words('takenBy')}</p>;
  return (
    <>
      <p className="quiet">{words('proofWanted')}</p>
      <details>
        <summary>{words('whyNoPhoto')}</summary>
        <div className="steps">
          {photoSkips.map((reason) => (
            <button key={reason} type="button" onClick={() => skip(reason)}>
              {words(reason)}
            </button>
          ))}
        </div>
      </details>
    </>
  );
}

type PressesProps = Omit<Props, 'proof'> & {
  takenBy: string;
  facts?: Pick<DeedFacts, 'code' | 'skipped'>;
  photos?: readonly Photo[];
  isOff?: boolean;
};

/** One press for each way in which the money may have been paid. */
function Presses({ stop, courier, takenBy, facts, photos = [], isOff = false }: PressesProps) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const { id, toCollect, payment } = stop;
  const sum = money(toCollect);
  const kinds = [...deliveryPayments].sort((one, other) => +(other === payment) - +(one === payment));
  const paid = kinds.map((kind) => {
    const text = words(kind === 'CASH' ? 'handedOverCash' : 'handedOverTerminal', { sum });
    return { text, taken: { taken: { kind, sum: toCollect } } };
  });
  const taker = takenBy.trim();
  const wrongCodes = wrongCodesAt(stop, courier);
  const said = { ...facts, ...(taker ? { takenBy: taker } : {}), ...(wrongCodes > 0 ? { wrongCodes } : {}) };
  return (toCollect > 0 ? paid : [{ text: t('deliver'), taken: {} }]).map(({ text, taken }, at) => (
    <button
      key={text}
      type="button"
      className={at === 0 ? 'main large' : ''}
      disabled={isOff}
      onClick={() => courier.does({ order: id, kind: 'handed-over', facts: { ...said, ...taken }, photos })}
    >
      {text}
    </button>
  ));
}
