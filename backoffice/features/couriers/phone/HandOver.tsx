import { useState } from 'react';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { areCodesSpent, isCodeLike, type PhotoSkip, photoSkips } from '#domain/couriers/hand-over-code.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { roundTexts } from '../round.texts.ts';
import { money } from '#domain/print/money.ts';
import { courierTexts } from './courier.texts.ts';
import { useTexts } from './language.ts';
import type { Photo } from './photos.ts';
import { ProofPhotos } from './ProofPhotos.tsx';
import type { Courier } from './use-courier.ts';

type Props = { stop: RoundStop; courier: Courier };

const wrongCodesAt = ({ stop: { id }, courier }: Props) => courier.state?.marks?.[id]?.wrongCodes ?? 0;
/** Without the switch no buyer has a code. */
const isAskedBy = (courier: Courier) => courier.state?.round?.hasPage !== false;

/** Whether something is asked before the parcel is handed over; otherwise one press is enough. */
export function isProofAsked({ stop, courier }: Props): boolean {
  const isWanted = stop.needsProof || stop.codesSpent === true || wrongCodesAt({ stop, courier }) > 0;
  return isAskedBy(courier) && isWanted;
}

/** The press that hands over what needs no proof; `prove` leads to code, photo and name all the same. */
export function HandOverAtOnce({ stop, courier, prove }: Props & { prove: () => void }) {
  const words = useTexts(courierTexts);
  const isAsked = isAskedBy(courier);
  const taker = isAsked ? stop.name.trim() : '';
  const facts = taker ? { takenBy: taker } : {};
  return (
    <>
      <Presses
        stop={stop}
        isOff={false}
        press={(taken) =>
          courier.does({ order: stop.id, kind: 'handed-over', facts: { ...facts, ...taken }, photos: [] })
        }
      />
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
export function HandOver({ stop, courier }: Props) {
  const words = useTexts(courierTexts);
  const { id, name } = stop;
  const [code, setCode] = useState('');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [takenBy, setTakenBy] = useState(name);
  const [skipped, setSkipped] = useState<PhotoSkip>();
  const wrongCodes = wrongCodesAt({ stop, courier });
  const isSpent = stop.codesSpent === true || areCodesSpent(wrongCodes);
  const isAsked = isAskedBy(courier);
  const isWanted = isAsked && (stop.needsProof || isSpent);
  const typed = isSpent ? '' : code;
  const isNamed = isAsked && typed === '' && (!isWanted || skipped !== undefined);
  const taker = isNamed ? takenBy.trim() : '';
  const facts = {
    ...(typed ? { code: typed } : {}),
    ...(taker ? { takenBy: taker } : {}),
    ...(wrongCodes > 0 ? { wrongCodes } : {}),
    ...(isWanted && skipped && !typed && photos.length === 0 ? { skipped } : {}),
  };
  const isProved = typed ? isCodeLike(typed) : !isWanted || photos.length > 0 || taker !== '';
  return (
    <>
      {isAsked && !isSpent && <Code code={code} change={setCode} wrong={() => courier.countWrongCode(id)} />}
      {isAsked && isSpent && <p className="alarm">{words('codeSpent')}</p>}
      {isAsked && typed === '' && skipped !== 'no-camera' && (
        <ProofPhotos photos={photos} change={setPhotos} />
      )}
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
      <Presses
        stop={stop}
        isOff={!isProved}
        press={(taken) =>
          courier.does({
            order: id,
            kind: 'handed-over',
            facts: { ...facts, ...taken },
            photos: typed ? [] : photos,
          })
        }
      />
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

type TakenPayment = { taken?: { kind: (typeof deliveryPayments)[number]; sum: number } };
type PressesProps = { stop: RoundStop; isOff: boolean; press: (taken: TakenPayment) => void };

function Presses({ stop: { toCollect, payment }, isOff, press }: PressesProps) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const sum = money(toCollect);
  const kinds = [...deliveryPayments].sort((one, other) => +(other === payment) - +(one === payment));
  const paid = kinds.map((kind) => {
    const text = words(kind === 'CASH' ? 'handedOverCash' : 'handedOverTerminal', { sum });
    return { text, taken: { taken: { kind, sum: toCollect } } };
  });
  return (toCollect > 0 ? paid : [{ text: t('deliver'), taken: {} }]).map(({ text, taken }, at) => (
    <button
      key={text}
      type="button"
      className={at === 0 ? 'main large' : ''}
      disabled={isOff}
      onClick={() => press(taken)}
    >
      {text}
    </button>
  ));
}
