import type { Section } from '#contract/content/shop.ts';
import { russianForm } from '#domain/print/texts.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { Context } from '#server/context.ts';
import { readFeatures } from './features.read.ts';

const months = { one: 'месяц', few: 'месяца', many: 'месяцев' };

/** The section about certificates in the terms of a shop that sells them: their validity is a setting, not a text. */
export async function certificateTerms(ctx: Pick<Context, 'db' | 'config'>): Promise<Section[]> {
  if (!(await readFeatures(ctx)).includes('certificates')) return [];
  const { certificateMonths: n } = await readPaymentChoice(ctx.db, []);
  const word = russianForm(months, n);
  return [
    {
      title: { tm: 'Sertifikatlar', ru: 'Сертификаты' },
      body: {
        tm: `Sertifikat tölegden soň ${n} aý işleýär. Ony bölek-bölek sarp edip bolýar.`,
        ru: `Сертификат действует ${n} ${word} после оплаты. Его можно тратить частями.`,
      },
    },
  ];
}
