import { costOfSms } from '#domain/notifications/sms-alphabet.ts';
import { fillTemplate } from '#domain/notifications/sms-template.ts';
import { type SmsKind, type SmsParams, smsText } from '#domain/notifications/sms-text.ts';
import type { MessageContext } from '#server/context.ts';
import { readShopName } from '#server/features/content/texts.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { deleteQueued, findTemplates, insertMessage } from './messages.repo.ts';

export type OrderSms<K extends SmsKind = SmsKind> = {
  [One in K]: { kind: One; phone: string; lang: 'tm' | 'ru'; orderId: string; params: SmsParams[One] };
}[K];

type Sending = {
  /** What happened again: without it each kind is sent once for an order. */
  occasion?: number | string;
  /** Not before so many seconds from now: until then it can be forgotten. */
  inSeconds?: number;
};

/** Promises a message about an order, in the words of staff or the usual ones, in the caller's transaction: sent once after the commit, whatever is retried. */
export async function queueSms(trx: Trx, ctx: MessageContext, sms: OrderSms & Sending): Promise<void> {
  const own = (await findTemplates(trx))[sms.kind];
  const text = own
    ? fillTemplate(own[sms.lang], sms.params, sms.lang)
    : smsText(sms.kind, sms.lang, { ...sms.params, shop: (await readShopName(trx))[sms.lang] });
  const { phone, orderId, occasion, inSeconds } = sms;
  const kind = occasion === undefined ? sms.kind : `${sms.kind}:${occasion}`;
  await queueText(trx, ctx, { phone, kind, orderId, text, ...(inSeconds ? { inSeconds } : {}) });
}

/** Takes back a message about an order that has not left. */
export async function forgetQueuedSms(trx: Trx, orderId: string, kind: SmsKind): Promise<void> {
  await deleteQueued(trx, orderId, kind);
}

export type TextSms = {
  phone: string;
  kind: string;
  text: string;
  orderId?: string;
  /** Not before so many seconds from now. */
  inSeconds?: number;
  /** Worthless afterwards. */
  expiresAt?: Date;
  /** Limits that counted this message, to be given back when it certainly did not go out. */
  giveBack?: readonly string[];
};

// By then a code has expired (the eighth try is ten minutes after the first); a message about an order is worth half a day.
const codeTries = 8;
const newsTries = 12;

/** Any text; it rests in the queue sealed, because it may be a code. */
export async function queueText(trx: Trx, ctx: MessageContext, sms: TextSms): Promise<void> {
  const id = ctx.newId();
  const isNew = await insertMessage(trx, {
    id,
    phone: sms.phone,
    kind: sms.kind,
    order_id: sms.orderId ?? null,
    parts: costOfSms(sms.text).parts.length,
    at: ctx.now(),
  });
  if (!isNew) return;
  const sealed = ctx.secrets.seal('outbox', JSON.stringify({ to: sms.phone, text: sms.text }));
  const payload = { id, sealed, expiresAt: sms.expiresAt?.toISOString(), giveBack: sms.giveBack };
  const maxAttempts = sms.expiresAt ? codeTries : newsTries;
  await ctx.jobs.add(trx, 'send-sms', payload, {
    maxAttempts,
    ...(sms.inSeconds ? { inSeconds: sms.inSeconds } : {}),
  });
}
