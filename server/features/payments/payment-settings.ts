import type { PaymentSettings } from '#contract/payments/office.ts';
import { type BankCode, bankCodes } from '#domain/payments/bank-answer.ts';
import { paymentMethods, takeablePaymentMethods } from '#domain/payments/payment-methods.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockTexts, saveText } from '#server/features/content/cache-texts.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { type PaymentChoice, readPaymentChoice } from './payment-choice.ts';
import { bankTitles } from './bank-titles.ts';
import { choiceKey } from './payments.repo.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

/** Fields that are not sent stay unchanged. */
type SettingsInput = Pick<PaymentChoice, 'methods' | 'banks'> & Partial<PaymentChoice>;
type Ctx = OfficeContext & Pick<Context, 'banks'>;

/** Every method and bank with its switch, also banks that are not configured. */
export async function showSettings(ctx: Pick<Ctx, 'banks'>, db: Db | Trx): Promise<PaymentSettings> {
  const on = await readPaymentChoice(db, ctx.banks.keys());
  return {
    methods: paymentMethods.map((method) => ({ method, isOn: on.methods.includes(method) })),
    banks: bankCodes.map((code) => ({
      code,
      title: bankTitles[code],
      isConfigured: ctx.banks.has(code),
      isOn: on.banks.includes(code),
    })),
    phoneHoldHours: on.phoneHoldHours,
    cashLimit: on.cashLimit,
    purseLimit: on.purseLimit,
    proofFrom: on.proofFrom,
    certificateMonths: on.certificateMonths,
    giftsOnDelivery: on.giftsOnDelivery,
  };
}

/**
 * @throws Refusal `bank.unknown` for a bank that is not configured, and when no bank is on although cards are the only
 * method
 */
export async function saveSettings(ctx: Ctx, typed: SettingsInput, by: AuditBy): Promise<PaymentSettings> {
  const strange = typed.banks.find((code: BankCode) => !ctx.banks.has(code));
  if (strange || takeablePaymentMethods(typed).length === 0)
    throw new Refusal('bank.unknown', { field: 'banks' });
  return withAudit(ctx, by, { action: 'change', subject: 'settings' }, async (trx) => {
    await lockTexts(trx, [choiceKey], ctx.now());
    const before = await readPaymentChoice(trx, ctx.banks.keys());
    const input = { ...before, ...typed };
    await saveText(trx, choiceKey, input, ctx.now());
    return { id: 'payments', before, after: input, result: await showSettings(ctx, trx) };
  });
}
