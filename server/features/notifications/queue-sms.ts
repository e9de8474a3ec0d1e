import { isPasserBy } from '#domain/customers/passer-by.ts';
import { costOfSms } from '#domain/notifications/sms-alphabet.ts';
import { fillTemplate } from '#domain/notifications/sms-template.ts';
import { type SmsKind, type SmsParams, smsText } from '#domain/notifications/sms-text.ts';
import type { MessageContext } from '#server/context.ts';
import { readSmsTexts } from '#server/features/content/texts.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { deleteQueued, insertMessage } from './messages.repo.ts';

export type OrderSms<K extends SmsKind = SmsKind> = {
  [One in K]: { kind: One; phone: string; lang: 'tm' | 'ru'; orderId: string; params: SmsParams[One] };
}[K];

type SmsOccasion = {
  /** Identifies a repetition: without it each kind is sent once per order. */
  occasion?: number | string;
  /** Delay in seconds: until then it can be deleted. */
  inSeconds?: number;
};

/**
 * Queues a message about an order, from the template of staff or the default, in the caller's transaction: sent once
 * after the commit, whatever is retried.
 */
export async function queueSms(trx: Trx, ctx: MessageContext, sms: OrderSms & SmsOccasion): Promise<void> {
  const { templates, shop } = await readSmsTexts(trx);
  const own = templates[sms.kind];
  const text = own
    ? fillTemplate(own[sms.lang], sms.params, sms.lang)
    : smsText(sms.kind, sms.lang, { ...sms.params, shop: shop[sms.lang] });
  const { phone, orderId, occasion, inSeconds } = sms;
  const kind = occasion === undefined ? sms.kind : `${sms.kind}:${occasion}`;
  await queueText(trx, ctx, { phone, kind, orderId, text, ...(inSeconds ? { inSeconds } : {}) });
}

/** Deletes a message about an order that was not sent yet. */
export async function forgetQueuedSms(trx: Trx, orderId: string, kind: SmsKind): Promise<void> {
  await deleteQueued(trx, orderId, kind);
}

export type TextSms = {
  phone: string;
  kind: string;
  text: string;
  orderId?: string;
  /** Delay in seconds. */
  inSeconds?: number;
  /** It is not sent after this. */
  expiresAt?: Date;
  /** Keys of rate limits that counted this message, released when it was certainly not sent. */
  giveBack?: readonly string[];
};

// By then a code has expired (the eighth try is ten minutes after the first); a message about an order is useful for
// half a day.
const codeTries = 8;
const newsTries = 12;

/** Queues any text; it is encrypted in the queue, because it may be a code. */
export async function queueText(trx: Trx, ctx: MessageContext, sms: TextSms): Promise<void> {
  if (isPasserBy(sms.phone)) return;
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
