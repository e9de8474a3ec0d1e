import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { waitingDeeds } from '#domain/couriers/outbox.ts';
import { purse } from '#domain/couriers/show-stops.ts';
import { isOwnCountGood } from '#domain/payments/hand-in.ts';
import { api } from '#backoffice/api/api.ts';
import { clock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { handInTexts } from './hand-in.texts.ts';
import { useTexts } from './language.ts';
import type { PhoneState, Round } from './phone.ts';
import type { Courier } from './use-courier.ts';

/** What is carried of the shop's money, and whether there is something to hand in, or was today. */
export function heldBy(state: PhoneState | undefined): { held: number; hasHandIn: boolean } {
  if (!state?.round) return { held: 0, hasHandIn: false };
  const held = purse(state.round.balance, waitingDeeds(state));
  return { held, hasHandIn: held > 0 || Boolean(state.round.handedIn) };
}

/** The last of the page: opened by its button, or by itself once all stops are done. */
export function HandInPart({
  isOpen,
  toggle,
  ...rest
}: HandInProps & { isOpen: boolean; toggle: () => void }) {
  const t = useTexts(handInTexts);
  const part = useRef<HTMLDivElement>(null);
  // Opened from the head, it may be below the screen.
  const isCalled = isOpen && rest.isAsked;
  useEffect(() => {
    if (isCalled) part.current?.scrollIntoView({ block: 'nearest' });
  }, [isCalled]);
  if (!heldBy(rest.courier.state).hasHandIn) return null;
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {t(isOpen ? 'fold' : 'start')}
      </button>
      {isOpen && (
        <div ref={part}>
          <HandIn {...rest} />
        </div>
      )}
    </>
  );
}

/** `isAsked`: the courier has opened it, and enters the sum next. */
type HandInProps = { courier: Courier; isAsked: boolean };
type OwnCount = NonNullable<Round['ownCount']>;

/**
 * Hand-in of collected cash: the courier counts it, then staff count it too. Needs a connection and no unsent deeds;
 * hidden without a balance or a hand-in of today.
 */
function HandIn({ courier, isAsked }: HandInProps) {
  const t = useTexts(handInTexts);
  const { state, result, syncNow } = courier;
  const [isAgain, setAgain] = useState(false);
  const [told, setTold] = useState<OwnCount & { expected: number }>();
  const round = state?.round;
  if (!round) return null;
  const { handedIn } = round;
  const waiting = waitingDeeds(state);
  const isWaiting = waiting.length > 0;
  const isOff = result !== 'done' || isWaiting;
  // Once no deed is unsent, this equals the server's balance.
  const balance = purse(round.balance, waiting);
  if (balance <= 0 && !handedIn) return null;
  const own = told && isOwnCountGood(told, balance) ? told : round.ownCount;
  const isOpen = isAgain || !own;
  const done = (count: OwnCount & { expected: number }) => {
    setTold(count);
    setAgain(false);
    syncNow();
  };
  return (
    <>
      <h2>{t('title')}</h2>
      <article>
        {handedIn && <Agreed {...handedIn} />}
        {balance > 0 && <p className="sum">{t('expected', { sum: money(balance) })}</p>}
        {balance > 0 && own && !isOpen && (
          <p role="status">{t('waits', { sum: money(own.counted), at: clock(own.at) })}</p>
        )}
        {isOpen && balance > 0 && <Count {...{ balance, isOff, isAsked, done }} again={syncNow} />}
        {!isOpen && balance > 0 && (
          <button type="button" className="large" disabled={isOff} onClick={() => setAgain(true)}>
            {t('countAgain')}
          </button>
        )}
        {balance > 0 && isOff && <p className="quiet">{t(isWaiting ? 'sendFirst' : 'needsLine')}</p>}
      </article>
    </>
  );
}

function Agreed({ counted, difference, at }: NonNullable<Round['handedIn']>) {
  const t = useTexts(handInTexts);
  return (
    <p className="delivered">
      {t('agreed', { sum: money(counted), at: clock(at) })}
      <Difference of={difference} before=" · " />
    </p>
  );
}

function Difference({ of, before = '' }: { of: number; before?: string }) {
  const t = useTexts(handInTexts);
  if (of === 0) return null;
  return (
    <span className="alarm">
      {before}
      {t(of < 0 ? 'lacks' : 'tooMuch', { sum: money(Math.abs(of)) })}
    </span>
  );
}

type CountProps = {
  balance: number;
  isOff: boolean;
  isAsked: boolean;
  done: (count: OwnCount & { expected: number }) => void;
  again: () => void;
};

function Count({ balance, isOff, isAsked, done, again }: CountProps) {
  const t = useTexts(handInTexts);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const sum = readMoney(text);
  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (sum == null) return;
    setBusy(true);
    setFault('');
    try {
      done((await api('POST /api/courier/hand-in/', { body: { expected: balance, counted: sum } })).data);
    } catch (error) {
      const isChanged = error instanceof CallError && error.body?.code === 'record.conflict';
      setFault(t(isChanged ? 'changed' : 'failed'));
      again();
      setBusy(false);
    }
  };
  return (
    <form className="steps" onSubmit={(event) => void give(event)}>
      <label>
        {t('counted')}
        <input
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={sum === undefined}
          autoFocus={isAsked}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {sum != null && <Difference of={sum - balance} />}
      {fault && (
        <p className="alarm" role="alert">
          {fault}
        </p>
      )}
      <button className="main large" disabled={isOff || isBusy || sum == null}>
        {sum == null ? t('start') : t('give', { sum: money(sum) })}
      </button>
    </form>
  );
}
