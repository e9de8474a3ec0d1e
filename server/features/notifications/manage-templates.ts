import type { SmsText } from '#contract/notifications/office.ts';
import { costOfSms } from '#domain/notifications/sms-alphabet.ts';
import {
  exampleFacts,
  exampleLink,
  factsOf,
  fillTemplate,
  smsKinds,
  type SmsTemplate,
  templateFault,
  usualTemplate,
} from '#domain/notifications/sms-template.ts';
import { hazardOf } from '#domain/notifications/sms-hazard.ts';
import type { SmsKind, SmsLang } from '#domain/notifications/sms-text.ts';
import type { Context } from '#server/context.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { lockTexts } from '#server/features/content/cache-texts.ts';
import { readSmsTexts } from '#server/features/content/texts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { saveTemplates } from './messages.repo.ts';

/** The SMS texts, each a template of staff or the default, with their cost. */
export async function listSmsTexts({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<{ data: SmsText[]; host: string }> {
  const { templates, shop } = await readSmsTexts(db);
  const { publicUrl } = config;
  const data = smsKinds.map((kind) =>
    describe(kind, templates[kind] ?? usualTemplate(kind, shop, publicUrl), {
      isOwn: kind in templates,
      publicUrl,
    }),
  );
  return { data, host: hostOf({ config }) };
}

const hostOf = ({ config }: Pick<Context, 'config'>): string => new URL(config.publicUrl).host;

/**
 * @throws Refusal `request.invalid` for a template without the order number, with an unknown placeholder, or too long; with
 * an address other than the shop's, or signs that cannot be seen
 */
export async function saveTemplate(
  ctx: OfficeContext & Pick<Context, 'config'>,
  kind: SmsKind,
  text: SmsTemplate | null,
  by: AuditBy,
): Promise<SmsText> {
  const host = hostOf(ctx);
  const { publicUrl } = ctx.config;
  const link = exampleLink(kind, publicUrl);
  const isFit = (words: string, lang: SmsLang) =>
    !templateFault(kind, words, { lang, link }) && !hazardOf(words, { lang, host });
  for (const lang of ['tm', 'ru'] as const)
    if (text && !isFit(text[lang], lang)) throw new Refusal('request.invalid', { field: `text.${lang}` });
  return withAudit(ctx, by, { action: 'change', subject: 'sms-text' }, async (trx) => {
    await lockTexts(trx, ['sms'], ctx.now());
    const { templates, shop } = await readSmsTexts(trx);
    const { [kind]: before = null, ...others } = templates;
    await saveTemplates(trx, text === null ? others : { ...others, [kind]: text }, ctx.now());
    const shown = text ?? usualTemplate(kind, shop, publicUrl);
    const result = describe(kind, shown, { isOwn: text !== null, publicUrl });
    return { id: kind, before, after: text, result };
  });
}

function describe(
  kind: SmsKind,
  text: SmsTemplate,
  { isOwn, publicUrl }: { isOwn: boolean; publicUrl: string },
): SmsText {
  const link = exampleLink(kind, publicUrl);
  const example = {
    tm: fillTemplate(text.tm, exampleFacts('tm', link), 'tm'),
    ru: fillTemplate(text.ru, exampleFacts('ru', link), 'ru'),
  };
  const cost = (words: string) => {
    const { units, parts } = costOfSms(words);
    return { characters: units, parts: parts.length };
  };
  return {
    id: kind,
    text,
    isOwn,
    facts: factsOf(kind),
    link,
    example,
    cost: { tm: cost(example.tm), ru: cost(example.ru) },
  };
}
