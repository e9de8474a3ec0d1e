/**
 * One SMPP session from connect to end. It ends exactly once, with a reason, whatever goes wrong: the library neither
 * notices a peer that stopped answering nor can be used again after a fault.
 */
import smpp, { type Pdu } from 'smpp';
import { messageOf } from './driver.ts';
import type { SmppSettings } from './smpp-settings.ts';
import { reasonOfBind } from './smpp-status.ts';
import type { Timers } from './timers.ts';

/** The response; or `not-sent`: the request never left; or `lost`: it left and no response came. */
export type Answer = Pdu | 'not-sent' | 'lost';

type Command = 'submit_sm' | 'enquire_link' | 'unbind' | 'bind_transceiver' | 'bind_transmitter';

export type SmppSession = {
  request(command: Command, fields: Record<string, unknown>): Promise<Answer>;
  /** Sends unbind, then ends. */
  leave(): Promise<void>;
};

export type SessionEvents = {
  bound(): void;
  /** A PDU that the SMSC sent on its own, not a response. */
  arrived(pdu: Pdu): void;
  ended(reason: string): void;
};

// Receipts are ASCII; decoded as GSM 03.38, their `_` and `@` would become other letters.
smpp.encodings.default = 'LATIN1';

// `unknown` is answered with generic_nack; alert_notification and outbind have no answer.
const wantsAnswer = new Set(['deliver_sm', 'data_sm', 'enquire_link', 'unbind', 'unknown']);

/** Connects and binds at once; `on.ended` is called once, `on.bound` at most once before it. */
export function openSession(s: SmppSettings, timers: Timers, on: SessionEvents): SmppSession {
  const raw = smpp.connect({ host: s.host, port: s.port, tls: s.tls });
  let over = false;
  const { request, loseAll } = createRequests(raw, {
    isOver: () => over,
    later: (run) => timers.after(s.answerSeconds * 1000, run),
  });
  let stopAlarm = timers.after(s.answerSeconds * 1000, () => end('the centre cannot be reached'));

  raw.on('error', (fault) => end(messageOf(fault)));
  raw.on('close', () => end('the centre closed the connection'));
  raw.on(s.tls ? 'secureConnect' : 'connect', () => void bind());
  raw.on('pdu', (pdu: Pdu) => answerPeer(pdu));

  function end(reason: string): void {
    if (over) return;
    over = true;
    stopAlarm();
    raw.destroy();
    loseAll();
    on.ended(reason);
  }

  async function bind(): Promise<void> {
    const account = { system_id: s.systemId, password: s.password, system_type: s.systemType };
    const answer = await request(`bind_${s.bind}`, { ...account, interface_version: 0x34 });
    if (typeof answer === 'string') return end('the centre did not answer the bind');
    if (answer.command_status !== 0) return end(reasonOfBind(answer.command_status));
    watch();
    on.bound();
  }

  // The library can send enquire_link by itself but never checks for the response.
  function watch(): void {
    stopAlarm();
    stopAlarm = timers.after(s.enquireSeconds * 1000, () => void enquire());
  }

  async function enquire(): Promise<void> {
    const answer = await request('enquire_link', {});
    if (typeof answer === 'string') return end('the centre has fallen silent');
    if (!over) watch();
  }

  // Must not throw: an exception here would propagate from the socket and end the process.
  function answerPeer(pdu: Pdu): void {
    try {
      if (over || !wantsAnswer.has(pdu.command)) return;
      raw.send(pdu.response());
      if (pdu.command === 'unbind') end('the centre said goodbye');
      else on.arrived(pdu);
    } catch (fault) {
      end(messageOf(fault));
    }
  }

  async function leave(): Promise<void> {
    const stop = timers.after(2000, () => end('closed'));
    await request('unbind', {});
    stop();
    end('closed');
  }

  return { request, leave };
}

type RequestTimers = { isOver: () => boolean; later: (run: () => void) => () => void };

/** Requests, each of which gets exactly one answer: the response, or that there is none. */
function createRequests(raw: ReturnType<typeof smpp.connect>, { isOver, later }: RequestTimers) {
  const waiting = new Set<(answer: Answer) => void>();

  function sent(command: Command, fields: Record<string, unknown>, settle: (pdu: Pdu) => void): boolean {
    try {
      return raw[command](fields, settle);
    } catch {
      return false; // The library could not write the request: no byte was sent.
    }
  }

  return {
    request(command: Command, fields: Record<string, unknown>): Promise<Answer> {
      return new Promise((resolve) => {
        if (isOver()) return resolve('not-sent');
        const stop = later(() => settle('lost'));
        function settle(answer: Answer): void {
          stop();
          if (waiting.delete(settle)) resolve(answer);
        }
        waiting.add(settle);
        if (!sent(command, fields, settle)) settle('not-sent');
      });
    },
    loseAll(): void {
      for (const settle of waiting) settle('lost');
    },
  };
}
