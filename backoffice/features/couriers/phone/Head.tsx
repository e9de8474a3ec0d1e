import { waitingDeeds } from '#domain/couriers/outbox.ts';
import { stopState } from '#domain/couriers/show-stops.ts';
import { roundTexts } from '../round.texts.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { heldBy } from './HandIn.tsx';
import { useTexts } from './language.ts';
import type { PhoneState } from './phone.ts';

type Props = {
  state: PhoneState | undefined;
  handIn: { isOpen: boolean; toggle: () => void };
};

/** How many stops of all are done, the shop's cash that is carried and is handed in from here, and the shop's number. */
export function Head({ state, handIn }: Props) {
  const t = useTexts(roundTexts);
  const waiting = state ? waitingDeeds(state) : [];
  const stops = state?.round?.stops ?? [];
  const done = stops.filter((stop) => stopState(stop, waiting) === 'delivered').length;
  const { held, hasHandIn } = heldBy(state);
  const [shop] = state?.round?.phones ?? [];
  return (
    <header>
      <div className="row who">
        <h1 className="tabular">
          {stops.length > 0 ? t('done', { n: done, all: stops.length }) : t('title')}
        </h1>
        <div className="row">
          {(held !== 0 || hasHandIn) && (
            <button
              type="button"
              className="tabular"
              aria-label={t('balance', { sum: money(held) })}
              aria-expanded={handIn.isOpen}
              disabled={!hasHandIn}
              onClick={handIn.toggle}
            >
              <Icon path={wallet} />
              {money(held)}
            </button>
          )}
          {shop && (
            <a className="button" href={`tel:${shop}`} aria-label={`${t('callShop')} ${phone(shop)}`}>
              <Icon path={telephone} />
            </a>
          )}
        </div>
      </div>
      {stops.length > 0 && <progress aria-hidden max={stops.length} value={done} />}
    </header>
  );
}

// Of lucide, drawn here: its package would weigh more than all of this file.
const wallet =
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4';
const telephone =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
