/** The demonstration inbox: the last accepted messages, kept in memory in front of any driver. */
import type { SmsMessage, SmsPort } from './port.ts';

export type KeptSms = { readonly at: Date; readonly to: string; readonly text: string };

export type SmsInbox = SmsPort & {
  /** Newest first; with `to` only what that number received. */
  recent(to?: string): readonly KeptSms[];
};

/** Keeps up to `keep` messages that `port` accepted, and passes everything on unchanged. */
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
