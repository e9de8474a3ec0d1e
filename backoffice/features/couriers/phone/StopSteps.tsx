import { useEffect, useState } from 'react';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { failedReasons, secondsToWait } from '#domain/delivery/delivery-attempts.ts';
import { roundTexts } from '../round.texts.ts';
import { clock, countdown } from '#domain/print/clocks.ts';
import { phone } from '#domain/print/phone.ts';
import { courierTexts } from './courier.texts.ts';
import { HandOver, HandOverAtOnce } from './HandOver.tsx';
import { useTexts } from './language.ts';
import { proofAt } from './proof-at.ts';
import type { Courier } from './use-courier.ts';

type Props = { stop: RoundStop; at: 'ready' | 'on-the-way'; courier: Courier; mayBringBack: boolean };

/** The courier's actions at a stop. One press is enough: it can be undone for some seconds. */
export function StopSteps({ stop, at, courier, mayBringBack }: Props) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const [asked, setAsked] = useState<'reason'>();
  const [isHanding, setHanding] = useState(false);
  if (at === 'ready')
    return (
      <div className="steps">
        <button
          type="button"
          className="large"
          onClick={() => courier.does({ order: stop.id, kind: 'taken-along', facts: {} })}
        >
          {t('send')}
        </button>
      </div>
    );
  if (asked) return <NotDelivered stop={stop} courier={courier} close={() => setAsked(undefined)} />;
  const arrivedAt = courier.state?.marks?.[stop.id]?.arrivedAt;
  const proof = proofAt(stop, courier);
  const isAtOnce = proof === 'none' || (proof === 'optional' && !isHanding);
  return (
    <div className="steps">
      {isAtOnce && <HandOverAtOnce {...{ stop, courier, proof }} prove={() => setHanding(true)} />}
      {!isAtOnce && isHanding && <HandOver {...{ stop, courier, proof }} />}
      {!isAtOnce && !isHanding && (
        <button type="button" className="main large" onClick={() => setHanding(true)}>
          {words('handOver')}
        </button>
      )}
      <div className="row pair">
        {arrivedAt ? (
          <p className="quiet tabular">{words('arrived', { at: clock(arrivedAt) })}</p>
        ) : (
          <button type="button" onClick={() => courier.arrive(stop.id)}>
            {words('arrive')}
          </button>
        )}
        {mayBringBack && (
          <button type="button" onClick={() => setAsked('reason')}>
            {t('bringBack')}
          </button>
        )}
      </div>
    </div>
  );
}

type NotDeliveredProps = Pick<Props, 'stop' | 'courier'> & { close: () => void };

/** Why a parcel is brought back. "Nobody home" is enabled only after a wait, during which the shop calls the buyer. */
function NotDelivered({ stop: { id }, courier, close }: NotDeliveredProps) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const [note, setNote] = useState('');
  const { state, now, arrive, does } = courier;
  const arrivedAt = state?.marks?.[id]?.arrivedAt;
  const left = secondsToWait(arrivedAt, now);
  const [shop] = state?.round?.phones ?? [];
  // Without a recorded arrival the wait starts now.
  useEffect(() => {
    if (arrivedAt === undefined) arrive(id);
  }, [arrivedAt, arrive, id]);
  return (
    <fieldset className="steps">
      <legend>{t('bringBackWhy')}</legend>
      <label>
        {t('note')}
        <input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
      </label>
      {left > 0 && <p className="quiet tabular">{words('waitFirst', { time: countdown(left) })}</p>}
      {left > 0 && shop && (
        <a className="button" href={`tel:${shop}`} aria-label={`${t('callShop')} ${phone(shop)}`}>
          {t('callShop')}
        </a>
      )}
      {failedReasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className="large"
          disabled={reason === 'nobody-home' && left > 0}
          onClick={() => {
            const text = note.trim();
            does({ order: id, kind: 'not-delivered', facts: { reason, ...(text ? { note: text } : {}) } });
            close();
          }}
        >
          {t(reason)}
        </button>
      ))}
      <button type="button" onClick={close}>
        {words('back')}
      </button>
    </fieldset>
  );
}
