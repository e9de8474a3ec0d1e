import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { PhoneCode } from '#contract/couriers/phones.ts';
import { api } from '#backoffice/api/api.ts';
import { countdown } from '#domain/print/clocks.ts';
import { courierTexts } from './courier.texts.ts';
import { useTexts } from './language.ts';

/** `clock` returns the time once, `now` is updated. */
type EnrolProps = { token: string; clock: () => Date; now: Date; done: () => void };

/** Opened by the QR code of the office: enrols the phone with an SMS code. */
export function Enrol({ token, clock, now, done }: EnrolProps) {
  const words = useTexts(courierTexts);
  const [sent, setSent] = useState<PhoneCode & { at: number }>();
  const [code, setCode] = useState('');
  const { fault, isBusy, run } = useCalls();
  const ask = useCallback(
    () =>
      run(async () => {
        const { data } = await api('POST /api/courier/enrol/:token/', { params: { token } });
        setSent({ ...data, at: clock().getTime() });
      }),
    [run, token, clock],
  );
  useEffect(() => void ask(), [ask]);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api('POST /api/courier/enrol/:token/code/', { params: { token }, body: { code } });
      done();
    });
  };
  const past = sent ? Math.max(0, now.getTime() - sent.at) / 1_000 : 0;
  const wait = sent ? Math.ceil(sent.resendAfter - past) : 0;
  return (
    <article>
      <h2>{words('enrolTitle')}</h2>
      {sent && <p>{words('enrolHello', sent)}</p>}
      {sent && (
        <form className="steps" onSubmit={enter}>
          <label>
            {words('smsCode')}
            <input
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
          <button className="main large" disabled={isBusy || code.trim().length < 6}>
            {words('enter')}
          </button>
        </form>
      )}
      {fault && (
        <p className="alarm" role="alert">
          {fault}
        </p>
      )}
      {(sent || fault) && (
        <button type="button" disabled={isBusy || wait > 0} onClick={() => void ask()}>
          {wait > 0 ? words('sendAgainIn', { time: countdown(wait) }) : words('sendAgain')}
        </button>
      )}
      {!sent && !fault && <p className="quiet">{words('loading')}…</p>}
    </article>
  );
}

/** Runs calls one after the other; shows refusals with the server's sentence. */
function useCalls() {
  const words = useTexts(courierTexts);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setFault('');
      try {
        await work();
      } catch (error) {
        setFault((error instanceof CallError && error.body?.message) || words('failed'));
      }
      setBusy(false);
    },
    [words],
  );
  return { fault, isBusy, run };
}
