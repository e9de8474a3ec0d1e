import { dayOf } from '#domain/delivery/calendar.ts';
import { plainMoney } from '#domain/print/money.ts';
import { secondsToSmsHours } from '#domain/notifications/sms-hours.ts';
import { linkForSms } from '#domain/links/link.ts';
import { balancePath } from '#domain/pages.ts';
import { certificateText } from '#domain/notifications/certificate-text.ts';
import { printedCode } from '#domain/certificates/certificate.ts';
import type { Context, MessageContext } from '#server/context.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { queueText } from '#server/features/notifications/queue-sms.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { type CertificateRecord, findWords, forgetMobiles } from './certificates.repo.ts';

type CodeMessage = Pick<CertificateRecord, 'id' | 'mobile' | 'sealed' | 'balance' | 'expiresAt' | 'lang'> & {
  /** The order that sold it, and which SMS of that order it is: each is sent once. */
  orderId?: string;
  occasion?: string;
};

/**
 * Queues the SMS with a certificate's code, in the caller's transaction, if it was issued for a phone. At night it waits
 * for the morning: its bearer has asked for nothing.
 * @returns whether there was anything to send, and a phone to send it to
 */
export async function sendCode(
  trx: Trx,
  ctx: MessageContext & Pick<Context, 'config'>,
  { id, mobile, sealed, balance, expiresAt, lang, orderId, occasion }: CodeMessage,
): Promise<boolean> {
  if (!mobile || !sealed || !expiresAt) return false;
  const code = printedCode(ctx.secrets.unseal('certificate', sealed));
  const facts = {
    sum: plainMoney(balance),
    code,
    until: dayOf(expiresAt),
    giver: (await findWords(trx, id)).giver,
    page: linkForSms(ctx.config.publicUrl, balancePath),
  };
  const kind = occasion === undefined ? 'certificate-gift' : `certificate-gift:${occasion}`;
  const shop = (await readShopName(trx))[lang];
  const text = certificateText({ ...facts, shop }, lang);
  const inSeconds = secondsToSmsHours(ctx.now());
  await queueText(trx, ctx, {
    phone: mobile,
    kind,
    text,
    inSeconds,
    ...(orderId === undefined ? {} : { orderId }),
  });
  return true;
}

/** The page where a bearer checks the balance. */
export function balancePage({ config }: Pick<Context, 'config'>): string {
  return new URL(config.publicUrl).origin + balancePath;
}

/** Erases the phone that codes were sent to; the balance can still be spent. */
export async function forgetBearer(trx: Trx, phone: string): Promise<void> {
  await forgetMobiles(trx, phone);
}
