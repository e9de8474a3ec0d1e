import { useState } from 'react';
import type { RoundStop } from '#contract/fulfilment/office-couriers.ts';
import { isCodeLike } from '#domain/deeds/hand-over-code.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { roundTexts } from '#backoffice/features/fulfilment/couriers/round.texts.ts';
import { clock, money } from '#backoffice/lang/format.ts';
import { courierTexts } from './courier.texts.ts';
import { useTexts } from './language.ts';
import { NotDelivered } from './NotDelivered.tsx';
import type { Courier } from './use-courier.ts';

type Props = { stop: RoundStop; at: 'ready' | 'on-the-way'; courier: Courier; mayBringBack: boolean };

/** What a courier presses at a stop. One press is enough: it may be undone for some seconds. */
export function StopSteps({ stop, at, courier, mayBringBack }: Props) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const [asked, setAsked] = useState<'reason'>();
  if (at === 'ready')
    return (
      <div className="steps">
        <button type="button" className="large" onClick={() => courier.does(stop.id, 'taken-along', {})}>
          {t('send')}
        </button>
      </div>
    );
  if (asked) return <NotDelivered stop={stop} courier={courier} close={() => setAsked(undefined)} />;
  const arrivedAt = courier.state?.marks?.[stop.id]?.arrivedAt;
  return (
    <div className="steps">
      {arrivedAt ? (
        <p className="quiet tabular">{words('arrived', { at: clock(arrivedAt) })}</p>
      ) : (
        <button type="button" onClick={() => courier.arrive(stop.id)}>
          {words('arrive')}
        </button>
      )}
      <HandOver stop={stop} courier={courier} />
      {mayBringBack && (
        <button type="button" onClick={() => setAsked('reason')}>
          {t('bringBack')}
        </button>
      )}
    </div>
  );
}

type Step = Pick<Props, 'stop' | 'courier'>;

/** Who took it, or the code they read; money is said with the press, how it was ordered to be paid comes first. */
function HandOver({ stop, courier }: Step) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const { id, name, toCollect, payment } = stop;
  const [code, setCode] = useState('');
  const [takenBy, setTakenBy] = useState(name);
  const isSlip = code !== '' && !isCodeLike(code);
  const taker = takenBy.trim();
  const proof = code ? { code } : taker ? { takenBy: taker } : {};
  const sum = money(toCollect);
  const kinds = deliveryPayments.toSorted((one, other) => +(other === payment) - +(one === payment));
  const paid = kinds.map((kind) => {
    const text = words(kind === 'CASH' ? 'handedOverCash' : 'handedOverTerminal', { sum });
    return { text, facts: { ...proof, taken: { kind, sum: toCollect } } };
  });
  return (
    <>
      <label>
        {words('code')}
        <input
          value={code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          aria-invalid={isSlip && code.length === 5}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
        />
      </label>
      {isSlip && code.length === 5 && (
        <p className="alarm" role="alert">
          {words('codeWrong')}
        </p>
      )}
      {code === '' && (
        <label>
          {words('takenBy')}
          <input value={takenBy} maxLength={120} onChange={({ target }) => setTakenBy(target.value)} />
        </label>
      )}
      {(toCollect > 0 ? paid : [{ text: t('deliver'), facts: proof }]).map(({ text, facts }, at) => (
        <button
          key={text}
          type="button"
          className={at === 0 ? 'main large' : ''}
          disabled={isSlip}
          onClick={() => courier.does(id, 'handed-over', facts)}
        >
          {text}
        </button>
      ))}
    </>
  );
}
