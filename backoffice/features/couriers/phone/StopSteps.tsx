import { useState } from 'react';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { roundTexts } from '../round.texts.ts';
import { clock } from '#backoffice/lang/format.ts';
import { courierTexts } from './courier.texts.ts';
import { HandOver } from './HandOver.tsx';
import { useTexts } from './language.ts';
import { NotDelivered } from './NotDelivered.tsx';
import type { Courier } from './use-courier.ts';

type Props = { stop: RoundStop; at: 'ready' | 'on-the-way'; courier: Courier; mayBringBack: boolean };

/** The courier's actions at a stop. One press is enough: it can be undone for some seconds. */
export function StopSteps({ stop, at, courier, mayBringBack }: Props) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const [asked, setAsked] = useState<'reason'>();
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
