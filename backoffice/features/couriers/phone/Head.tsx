import { waitingDeeds } from '#domain/couriers/outbox.ts';
import { purse, stopState } from '#domain/couriers/show-stops.ts';
import { roundTexts } from '../round.texts.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import type { Language } from '#domain/print/texts.ts';
import { courierTexts } from './courier.texts.ts';
import { handInTexts } from './hand-in.texts.ts';
import { useLanguage, useTexts } from './language.ts';
import type { PhoneState } from './phone.ts';

type Props = {
  state: PhoneState | undefined;
  choose: (language: Language) => void;
  handIn: { isOpen: boolean; toggle: () => void };
};

/** Progress of the round, the shop's number, and the cash carried, which can be handed in from here at any time. */
export function Head({ state, choose, handIn }: Props) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const handInWords = useTexts(handInTexts);
  const language = useLanguage();
  const waiting = state ? waitingDeeds(state) : [];
  const stops = state?.round?.stops ?? [];
  const done = stops.filter((stop) => stopState(stop, waiting) === 'delivered').length;
  const held = state?.round ? purse(state.round.balance, waiting) : 0;
  const [shop] = state?.round?.phones ?? [];
  return (
    <header>
      <div className="row">
        <h1>{t('title')}</h1>
        <div role="group" aria-label={words('language')} className="languages">
          {(['tm', 'ru'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => choose(one)}>
              {one.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <div className="row who">
        <div className="figures tabular">
          {stops.length > 0 && <b>{t('done', { n: done, all: stops.length })}</b>}
          {held !== 0 && <span>{t('balance', { sum: money(held) })}</span>}
        </div>
        {shop && (
          <a className="button" href={`tel:${shop}`} aria-label={`${t('callShop')} ${phone(shop)}`}>
            {t('callShop')}
          </a>
        )}
      </div>
      {(held > 0 || state?.round?.handedIn) && (
        <button type="button" aria-expanded={handIn.isOpen} onClick={handIn.toggle}>
          {handInWords(handIn.isOpen ? 'fold' : 'start')}
        </button>
      )}
    </header>
  );
}
