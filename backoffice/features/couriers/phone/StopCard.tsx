import { hoursWords } from '#domain/delivery/hours-words.ts';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import type { Deed } from '#domain/couriers/deed.ts';
import { isOver, stopState } from '#domain/couriers/show-stops.ts';
import { addressLine } from '#domain/delivery/address-line.ts';
import { roundTexts } from '../round.texts.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { shortDay } from '#domain/print/days.ts';
import { pick, pickAll } from '#domain/print/texts.ts';
import { courierTexts } from './courier.texts.ts';
import { useLanguage, useTexts } from './language.ts';
import type { Round } from './phone.ts';
import { StopSteps } from './StopSteps.tsx';
import type { Courier } from './use-courier.ts';

type Props = { stop: RoundStop; courier: Courier; round: Round; waiting: readonly Deed[] };

/** One stop: time, address, phone number, money, and the next actions. */
export function StopCard({ stop, courier, round, waiting }: Props) {
  const t = useTexts(roundTexts);
  const language = useLanguage();
  const at = stopState(stop, waiting);
  const hours = hoursWords(stop, language);
  const day = stop.day && stop.day !== round.day && shortDay(stop.day, language);
  const when = [day, hours].filter(Boolean).join(' · ');
  return (
    <article aria-label={stop.number} className={isOver(at) ? 'over' : ''}>
      <div className="row">
        <h2 className="tabular">{when || stop.number}</h2>
        {when && <span className="tabular">{stop.number}</span>}
      </div>
      {isOver(at) ? (
        <Over at={at} isWaiting={waiting.some(({ order }) => order === stop.id)} />
      ) : (
        <>
          <WhereTo stop={stop} />
          <p className="sum">
            {stop.toCollect > 0 ? t('take', { sum: money(stop.toCollect) }) : t('takeNothing')}
            {stop.toCollect > 0 && stop.payment === 'TERMINAL' && ` · ${t('byTerminal')}`}
          </p>
          <Contents stop={stop} />
          <StopSteps stop={stop} at={at} courier={courier} mayBringBack={round.mayBringBack} />
        </>
      )}
    </article>
  );
}

type RowProps = { stop: RoundStop; turn: number; open: () => void };

/** A stop that is not the open one: its turn, address, time, name and sum; a press opens it. */
export function StopRow({ stop, turn, open }: RowProps) {
  const t = useTexts(roundTexts);
  const language = useLanguage();
  const { place, line1, toCollect, payment } = stop;
  return (
    <article aria-label={stop.number} className="folded">
      <button type="button" onClick={open}>
        <b>{turn}</b>
        <span>
          {[pick(place, language), line1].filter(Boolean).join(', ')}
          <small>{[hoursWords(stop, language), stop.name].filter(Boolean).join(' · ')}</small>
        </span>
        <span>
          {toCollect > 0 ? <b>{money(toCollect)}</b> : t('takeNothing')}
          {toCollect > 0 && payment === 'TERMINAL' && <small>{t('byTerminal')}</small>}
        </span>
      </button>
    </article>
  );
}

function Over({ at, isWaiting }: { at: 'delivered' | 'not-delivered'; isWaiting: boolean }) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  return (
    <p className={at}>
      {at === 'delivered' ? t('deliver') : t('brought')}
      {isWaiting && <span className="quiet"> · {words('notSent')}</span>}
    </p>
  );
}

/** The phone's own program of maps finds the address, with or without a line. */
const onMap = (address: string) => `geo:0,0?q=${encodeURIComponent(address)}`;

function WhereTo({ stop }: { stop: RoundStop }) {
  const t = useTexts(roundTexts);
  const language = useLanguage();
  const { region, place, line1, line2 } = stop;
  return (
    <>
      {place && (
        <p className="address">{addressLine({ region, placeTitle: place, line1, line2 }, language)}</p>
      )}
      {!line1 && <p className="alarm">{t('askAddress')}</p>}
      {stop.landmark && (
        <p>
          {t('landmark')}: {stop.landmark}
        </p>
      )}
      {stop.comment && <p className="comment">{stop.comment}</p>}
      {stop.name && <p className="name">{stop.name}</p>}
      <div className="row pair">
        {stop.phone && (
          <a className="button" href={`tel:${stop.phone}`} aria-label={`${t('call')} ${phone(stop.phone)}`}>
            {t('call')}
          </a>
        )}
        {place && line1 && (
          <a className="button" href={onMap(addressLine({ region, placeTitle: place, line1 }, language))}>
            {t('onMap')}
          </a>
        )}
      </div>
      {stop.doNotCall && <p className="alarm">{t('surprise')}</p>}
    </>
  );
}

function Contents({ stop: { items } }: { stop: RoundStop }) {
  const t = useTexts(roundTexts);
  const language = useLanguage();
  return (
    <details>
      <summary>
        {t('contents')} · {items.reduce((sum, { quantity }) => sum + quantity, 0)}
      </summary>
      {items.map((item, at) => (
        // The lines of an order do not move.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at}>
          {item.quantity} × {pickAll([item.title, item.optionTitle], language)}
        </div>
      ))}
    </details>
  );
}
