import { useCallback, useEffect, useState } from 'react';
import { batchOf, waitingDeeds } from '#domain/couriers/outbox.ts';
import { isOver, stopState } from '#domain/couriers/show-stops.ts';
import { roundTexts } from '../round.texts.ts';
import type { Language } from '#domain/print/texts.ts';
import { courierTexts } from './courier.texts.ts';
import { Enrol } from './Enrol.tsx';
import { HandInPart } from './HandIn.tsx';
import { Head } from './Head.tsx';
import { LanguageContext, readLanguage, saveLanguage, useLanguage, useTexts } from './language.ts';
import { Notices } from './Notices.tsx';
import type { Outside, PhoneState } from './phone.ts';
import { StopCard, StopRow } from './StopCard.tsx';
import { type Courier, useCourier } from './use-courier.ts';

type Props = { outside: Outside; isLasting: boolean };

/** The courier's page, for one-handed use and offline: deliveries, the next stop first. */
export function CourierApp({ outside, isLasting }: Props) {
  const { token, byPhone, accept } = useInvitation();
  const courier = useCourier(outside, token === undefined);
  const [chosen, setChosen] = useState(readLanguage);
  const own = navigator.language.startsWith('ru') ? 'ru' : 'tm';
  const language = chosen ?? courier.state?.courier?.lang ?? own;
  useEffect(() => {
    document.documentElement.lang = language === 'ru' ? 'ru' : 'tk';
  }, [language]);
  const choose = (next: Language) => {
    saveLanguage(next);
    setChosen(next);
  };
  // The language chosen while enrolling takes precedence over the account's.
  const enrolled = () => {
    choose(language);
    accept();
  };
  // When all stops are done, only the hand-in of the money is left.
  const [asked, askHandIn] = useState<boolean>();
  const isDone = isRoundOver(courier.state);
  const isHandIn = asked ?? isDone;
  // If it was closed during the round, it is shown again at the end.
  const toggle = () => askHandIn(isHandIn ? (isDone ? false : undefined) : true);
  return (
    <LanguageContext value={language}>
      <Head state={courier.state} handIn={{ isOpen: isHandIn, toggle }} />
      <main>
        {token ? (
          <Enrol token={token} clock={outside.now} now={courier.now} done={enrolled} />
        ) : (
          <>
            <Notices courier={courier} isLasting={isLasting} />
            <Stops courier={courier} />
            <HandInPart {...{ courier, toggle }} isOpen={isHandIn} isAsked={asked === true} />
          </>
        )}
      </main>
      <Foot choose={choose} hasAccount={!byPhone && !token} />
    </LanguageContext>
  );
}

function isRoundOver(state: PhoneState | undefined): boolean {
  const waiting = state ? waitingDeeds(state) : [];
  return state?.round?.stops.every((stop) => isOver(stopState(stop, waiting))) ?? false;
}

function Stops({ courier }: { courier: Courier }) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const { state, now, syncNow } = courier;
  const [chosen, choose] = useState<string>();
  const waiting = state ? waitingDeeds(state) : [];
  const toSend = state ? batchOf(state, now).length : 0;
  // Deeds that can no longer be undone are sent.
  useEffect(() => {
    if (toSend > 0) syncNow();
  }, [toSend, syncNow]);
  const round = state?.round;
  if (!round) return <NothingYet courier={courier} />;
  if (round.stops.length === 0) return <p className="empty">{t('empty')}</p>;
  const open = round.stops.filter((stop) => !isOver(stopState(stop, waiting)));
  const over = round.stops.filter((stop) => isOver(stopState(stop, waiting)));
  // When the one that was chosen is over, the next opens by itself.
  const current = open.find(({ id }) => id === chosen) ?? open[0];
  const ready = open.filter((stop) => stopState(stop, waiting) === 'ready');
  return (
    <>
      {ready.length > 1 && <TakeAll ids={ready.map(({ id }) => id)} does={courier.does} />}
      {open.map((stop) =>
        stop === current ? (
          <StopCard key={stop.id} stop={stop} courier={courier} round={round} waiting={waiting} />
        ) : (
          <StopRow
            key={stop.id}
            stop={stop}
            turn={round.stops.indexOf(stop) + 1}
            open={() => choose(stop.id)}
          />
        ),
      )}
      {over.length > 0 && (
        <details>
          <summary>
            {words('doneHeading')} · {over.length}
          </summary>
          {over.map((stop) => (
            <StopCard key={stop.id} stop={stop} courier={courier} round={round} waiting={waiting} />
          ))}
        </details>
      )}
    </>
  );
}

/** Takes all ready parcels with one press; each has its own deed. */
function TakeAll({ ids, does }: { ids: readonly string[] } & Pick<Courier, 'does'>) {
  const t = useTexts(roundTexts);
  return (
    <button
      type="button"
      className="main large"
      onClick={() => does(...ids.map((order) => ({ order, kind: 'taken-along' as const, facts: {} })))}
    >
      {t('takeAll', { n: ids.length })}
    </button>
  );
}

/** There is no round on the phone: it is loading, or cannot be loaded, which the notices say. */
function NothingYet({ courier: { result, syncNow } }: { courier: Courier }) {
  const words = useTexts(courierTexts);

  if (result === undefined) return <p className="empty">{words('loading')}…</p>;
  if (result === 'signed-out' || result === 'revoked' || result === 'other-courier') return null;
  return (
    <div className="empty">
      <button type="button" onClick={syncNow}>
        {words('tryAgain')}
      </button>
    </div>
  );
}

function Foot({ choose, hasAccount }: { choose: (language: Language) => void; hasAccount: boolean }) {
  const words = useTexts(courierTexts);
  const language = useLanguage();
  return (
    <footer>
      <div role="group" aria-label={words('language')} className="languages">
        {(['tm', 'ru'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === language} onClick={() => choose(one)}>
            {one.toUpperCase()}
          </button>
        ))}
      </div>
      {hasAccount && <a href="/office/#/me">{words('account')}</a>}
    </footer>
  );
}

const byPhoneKey = 'courier.by-phone';

/** The enrolment link (of a QR code) that opened this page. */
function useInvitation() {
  const [token, setToken] = useState(readToken);
  const [byPhone, setByPhone] = useState(readByPhone);
  useEffect(() => {
    const changed = () => setToken(readToken());
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  /** The phone is enrolled: the link is used up. */
  const accept = useCallback(() => {
    history.replaceState(null, '', location.pathname);
    setToken(undefined);
    setByPhone(true);
    try {
      localStorage.setItem(byPhoneKey, '1');
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }, []);
  return { token, byPhone, accept };
}

function readToken(): string | undefined {
  return /^#([A-Za-z0-9]{12,64})$/.exec(location.hash)?.[1];
}

/** Whoever enrolled by phone has no account in the office. */
function readByPhone(): boolean {
  try {
    return localStorage.getItem(byPhoneKey) !== null;
  } catch {
    return false;
  }
}
