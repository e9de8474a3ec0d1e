/** The demonstration inbox: keeps the last accepted messages of any driver in memory. */
import type { SmsMessage, SmsPort } from './port.ts';

export type KeptSms = { readonly at: Date; readonly to: string; readonly text: string };

export type SmsInbox = SmsPort & {
  /** Newest first; with `to` only messages to that number. */
  recent(to?: string): readonly KeptSms[];
};

/** Wraps `port` and keeps up to `keep` accepted messages; everything is passed on unchanged. */
export function withInbox(port: SmsPort, o: { now: () => Date; keep?: number }): SmsInbox {
  const keep = o.keep ?? 200;
  let kept: readonly KeptSms[] = [];

  async function send(message: SmsMessage) {
    const result = await port.send(message);
    if (result.kind === 'accepted') {
      kept = [{ at: o.now(), to: message.to, text: message.text }, ...kept].slice(0, keep);
    }
    return result;
  }

  function recent(to?: string): readonly KeptSms[] {
    return to === undefined ? kept : kept.filter((message) => message.to === to);
  }

  return { ...port, send, recent };
}
