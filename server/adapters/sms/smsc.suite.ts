/** An SMSC for tests: stores what arrives as bytes, joins parts, and misbehaves when told to. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import smpp, { type Pdu, type Session } from 'smpp';
import { gsm7Septets } from '#domain/notifications/sms-alphabet.ts';

export type Submit = Pdu & { readonly short_message: { udh?: Buffer[]; message: string } };

/** How the SMSC treats the next requests; tests change it while it runs. */
export type Manners = {
  password: string;
  /** Statuses for the next submits, then 0. */
  refusals: number[];
  /** Accepts submits without responding. */
  silent: boolean;
  deaf: boolean;
  deliveryReports: boolean;
};

export type TestSmsc = Awaited<ReturnType<typeof startSmsc>>;

export async function startSmsc(port = 0, submits: Submit[] = []) {
  const manners: Manners = {
    password: 'gul',
    refusals: [],
    silent: false,
    deaf: false,
    deliveryReports: false,
  };
  const sessions = new Set<Session>();
  const most = { underWay: 0 };
  let binds = 0;
  let underWay = 0;

  const server = smpp.createServer((session) => {
    sessions.add(session);
    session.on('error', () => session.destroy());
    session.on('close', () => sessions.delete(session));
    session.on('bind_transceiver', (pdu: Pdu) => {
      const welcome = pdu.password === manners.password;
      binds += 1;
      session.send(pdu.response({ command_status: welcome ? 0 : 0x0e, system_id: 'smsc' }));
    });
    session.on('enquire_link', (pdu: Pdu) => manners.deaf || session.send(pdu.response()));
    session.on('unbind', (pdu: Pdu) => session.send(pdu.response()));
    session.on('submit_sm', (pdu: Submit) => take(session, pdu));
  });

  function take(session: Session, pdu: Submit): void {
    underWay += 1;
    most.underWay = Math.max(most.underWay, underWay);
    setImmediate(() => {
      underWay -= 1;
      const status = manners.refusals.shift() ?? 0;
      if (manners.silent) return;
      if (status === 0) submits.push(pdu);
      const id = `id_${submits.length}`;
      session.send(pdu.response({ command_status: status, message_id: id }));
      if (manners.deliveryReports) session.deliver_sm(deliveryReportFor(id, pdu));
    });
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = (server.address() as AddressInfo).port;

  function hangUp(): void {
    for (const session of sessions) session.destroy();
  }

  async function stop(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    hangUp();
    await closed;
  }

  return {
    port: at,
    url: `smpp://sowgat:gul@127.0.0.1:${at}`,
    submits,
    manners,
    most,
    binds: () => binds,
    sessions,
    hangUp,
    stop,
  };
}

function deliveryReportFor(id: string, pdu: Pdu) {
  const text = `id:${id} sub:001 dlvrd:001 submit date:2603080900 done date:2603080901 stat:DELIVRD err:000 text:-`;
  return {
    esm_class: 4,
    source_addr: pdu.destination_addr,
    data_coding: 0,
    short_message: Buffer.from(text, 'ascii'),
  };
}

/** The bytes of the text, without a header. */
export function bytesOf(pdu: Submit): Buffer {
  const field = pdu.message_payload as { message: string } | undefined;
  const text = field?.message ?? pdu.short_message.message;
  return pdu.data_coding === 8 ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1');
}

/** Whole texts as a phone would show them: the parts of a message joined in order. */
export function readTexts(submits: readonly Submit[]): { to: string; text: string }[] {
  const whole = new Map<string, { to: string; parts: string[] }>();
  submits.forEach((pdu, at) => {
    const [, , , reference, total = 1, number = 1] = headerOf(pdu);
    const key = total === 1 ? `single-${at}` : `${pdu.destination_addr}-${reference}-${total}`;
    const message = whole.get(key) ?? { to: `+${pdu.destination_addr}`, parts: [] };
    message.parts[number - 1] = decode(pdu);
    whole.set(key, message);
  });
  return [...whole.values()].map(({ to, parts }) => ({ to, text: parts.join('') }));
}

function headerOf(pdu: Submit): number[] {
  const header = pdu.short_message.udh?.[0];
  return header === undefined ? [] : [5, ...header];
}

function decode(pdu: Submit): string {
  const bytes = bytesOf(pdu);
  if (pdu.data_coding === 8) return Buffer.from(bytes).swap16().toString('utf16le');
  return bytes.toString('latin1').replace(/\u001b?[^\u001b]/g, (code) => gsmSigns.get(code) ?? '?');
}

const alphabet = '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà^{}\\[~]|€\f';
const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32));
const gsmSigns = new Map(
  [...alphabet, ...printable].map((sign) => [String.fromCharCode(...(gsm7Septets(sign) ?? [])), sign]),
);
