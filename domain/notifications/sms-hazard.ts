/** What an SMS text of staff may not contain, because every customer would believe it is the shop's. */
import { lastOf } from '#domain/lists/last-of.ts';
import { exampleFacts, fillTemplate } from './sms-template.ts';
import type { SmsLang } from './sms-text.ts';

export type SmsHazard = 'control-sign' | 'foreign-address';

const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;
const authority = /:\/\/([^\s/?#]*)/g;
const between = /[^\p{L}\p{N}.。．｡-]|\.{2,}/u;

/** The names with dots in a text, as telephones make links of them: without a space, and not of dates and times. */
function namesIn(text: string): string[] {
  return text.split(between).flatMap((word) => {
    const labels = word.split(/[.。．｡]/).filter((label) => label !== '');
    const last = lastOf(labels) ?? '';
    const isName = labels.length > 1 && (/^\p{L}{2,}(?:-|$)/u.test(last) || last.startsWith('xn--'));
    const isNumber = labels.length === 4 && labels.every((label) => /^\d+$/.test(label));
    return isName || isNumber ? [labels.join('.')] : [];
  });
}

/**
 * Signs that cannot be seen or that begin a line, and addresses other than the shop's, also one that comes about when the
 * placeholders are filled. @param host the shop's own, with its port
 */
export function hazardOf(
  text: string,
  { lang, host }: { lang: SmsLang; host: string },
): SmsHazard | undefined {
  if (unseen.test(text)) return 'control-sign';
  const facts = exampleFacts(lang, `https://${host}/x`);
  const sent = fillTemplate(text, facts, lang).toLowerCase();
  const own = [host, host.replace(/:\d+$/, '')];
  const hosts = [...sent.matchAll(authority)].map(([, named = '']) => named);
  return [...hosts, ...namesIn(sent)].every((name) => own.includes(name)) ? undefined : 'foreign-address';
}
