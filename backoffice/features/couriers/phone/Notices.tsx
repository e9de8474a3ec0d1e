import { lastOf } from '#domain/lists/last-of.ts';
import { useEffect, useState } from 'react';
import { lastPress, waitingDeeds } from '#domain/couriers/outbox.ts';
import { endedStatuses } from '#domain/order.ts';
import { undoSeconds } from '#domain/staff-moves.ts';
import { roundTexts } from '../round.texts.ts';
import { clock, dateAndClock } from '#domain/print/clocks.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { connectionLine } from './connection.ts';
import { courierTexts } from './courier.texts.ts';
import { useTexts } from './language.ts';
import type { PhoneState, Round } from './phone.ts';
import type { Courier } from './use-courier.ts';

/** Sync state, deeds that can still be undone, and problems to resolve with the shop. */
export function Notices({ courier, isLasting }: { courier: Courier; isLasting: boolean }) {
  const words = useTexts(courierTexts);
  const { state, isFull } = courier;
  const issues = findIssues(state);
  return (
    <>
      {!isLasting && <p className="notice bad">{words('notLasting')}</p>}
      {isFull && (
        <p className="notice bad" role="alert">
          {words('full')}
        </p>
      )}
      <Connection courier={courier} hasIssues={isFull || isUnsettled(issues)} />
      <Loaded courier={courier} />
      <ToSettle {...issues} />
      {state && <Undo state={state} courier={courier} />}
    </>
  );
}

type ConnectionProps = { courier: Courier; hasIssues: boolean };

function Connection({ courier: { state, result, photos }, hasIssues }: ConnectionProps) {
  const words = useTexts(courierTexts);
  const n = state ? waitingDeeds(state).length : 0;
  if (result === 'signed-out')
    return (
      <div className="notice bad" role="alert">
        <p>{n > 0 ? words('signedOutWaiting', { n }) : words('signedOut')}</p>
        <p>{words('askForCode')}</p>
        <a className="button" href="/office/#/login">
          {words('signIn')}
        </a>
      </div>
    );
  if (result === 'revoked')
    return (
      <p className="notice bad" role="alert">
        {words('revoked')}
      </p>
    );
  if (result === 'other-courier')
    return (
      <div className="notice bad" role="alert">
        <p>{words('otherCourier')}</p>
        <a className="button" href="/office/#/me">
          {words('account')}
        </a>
      </div>
    );
  const line = connectionLine({ result, deeds: n, photos, hasRound: Boolean(state?.round), hasIssues });
  if (line && line.tone !== 'quiet')
    return (
      <p className={`notice ${line.tone}`} role="status">
        {words(line.word, { n: line.n })}
      </p>
    );
  return (
    <p className="connection" role="status">
      {line && words(line.word, { n: line.n })}
    </p>
  );
}

/** How old the round on the phone is, and a press that asks for it; without a connection the old one stays. */
function Loaded({ courier: { state, now, syncNow, isSyncing } }: { courier: Courier }) {
  const words = useTexts(courierTexts);
  const [isAsked, setAsked] = useState(false);
  // What the page loads by itself does not change the button.
  useEffect(() => {
    if (!isSyncing) setAsked(false);
  }, [isSyncing]);
  if (!state?.round || state.loadedAt === 0) return null;
  const at = new Date(state.loadedAt);
  const isToday = dayOf(at) === dayOf(now);
  return (
    <div className="row loaded">
      <span className="tabular">
        {words('loaded', { at: isToday ? clock(at.toISOString()) : dateAndClock(at.toISOString()) })}
      </span>
      <button
        type="button"
        aria-busy={isAsked}
        onClick={() => {
          setAsked(true);
          syncNow();
        }}
      >
        {words(isAsked ? 'loading' : 'refresh')}
      </button>
    </div>
  );
}

type Issues = { numbers: string[]; withdrawn: Round['withdrawn'] };
const isUnsettled = ({ numbers, withdrawn }: Issues) => numbers.length + withdrawn.length > 0;

/** Stops that were taken from the courier, and deeds that the shop has to decide about. */
function findIssues(state: PhoneState | undefined): Issues {
  const { round, problems = [], deeds = [] } = state ?? {};
  const numberOf = (id: string) => {
    const order = deeds.find((deed) => deed.id === id)?.order;
    return round?.stops.find((stop) => stop.id === order)?.number;
  };
  const numbers = problems.flatMap(({ id, problem }) =>
    problem === 'done-before' ? [] : [numberOf(id)].filter((number) => number !== undefined),
  );
  return { numbers: [...new Set(numbers)], withdrawn: round?.withdrawn ?? [] };
}

function ToSettle({ numbers, withdrawn }: Issues) {
  const words = useTexts(courierTexts);
  if (!isUnsettled({ numbers, withdrawn })) return null;
  return (
    <div className="notice bad" role="alert">
      {withdrawn.map(({ number, status, at }) => (
        <p key={number}>
          {words(endedStatuses.includes(status) ? 'cancelled' : 'withdrawn', { number, at: clock(at) })}
        </p>
      ))}
      {numbers.map((number) => (
        <p key={number}>{words('kept', { number })}</p>
      ))}
    </div>
  );
}

function Undo({ state, courier: { now, undo } }: { state: PhoneState; courier: Courier }) {
  const t = useTexts(roundTexts);
  const words = useTexts(courierTexts);
  const press = lastPress(state, now);
  const last = lastOf(press);
  if (!last) return null;
  const name = { 'taken-along': 'send', 'handed-over': 'deliver', 'not-delivered': 'bringBack' } as const;
  const left = Math.ceil(undoSeconds - (now.getTime() - Date.parse(last.at)) / 1_000);
  return (
    <div className="undo" role="status">
      <span>
        {press.length > 1
          ? t('takeAll', { n: press.length })
          : `${state.round?.stops.find(({ id }) => id === last.order)?.number} · ${t(name[last.kind])}`}
      </span>
      <button type="button" onClick={undo}>
        {words('undo')} ({Math.min(undoSeconds, Math.max(0, left))})
      </button>
    </div>
  );
}
