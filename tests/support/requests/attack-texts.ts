/**
 * Generates texts that make a vulnerable regular expression slow (ReDoS). Matching is super-linear when many start
 * positions read far and then fail, or when neighbouring parts share a character: so the prefix of each part and what
 * each part matches are repeated, with an ending that fails.
 */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** `pump` is repeated between the two others. */
export type Attack = { prefix: string; pump: string; suffix: string };

const suffixes = ['\u0000! \n@', ''];
const candidates = ['a', '0', ' ', '\t', '"', '\\', '/', '.', '-', 'A', '\n', '\u00e4', '@', '<', '_'];

export function attacksOn(source: string, flags: string): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const prefixes = new Set<string>(['', 'x']);
  const signs = new Set<string>();
  walkAlternatives(pattern.alternatives, '', flags, (prefix, element) => {
    prefixes.add(prefix);
    for (const sign of shortest(element, flags)) signs.add(sign);
  });
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => void signs.add(String.fromCodePoint(value)),
    onCharacterSetEnter: (set) => void signs.add(shortest(set, flags)),
    onCharacterClassEnter: (set) => void signs.add(shortest(set, flags)),
  });
  signs.delete('');
  const attacks: Attack[] = [];
  for (const suffix of suffixes) {
    for (const prefix of prefixes) {
      if (prefix !== '')
        attacks.push({ prefix: '', pump: prefix, suffix }, { prefix: 'x', pump: `${prefix}x`, suffix });
      for (const pump of signs) attacks.push({ prefix, pump, suffix });
    }
  }
  return attacks;
}

/** Every element with the shortest text that leads to it. */
function walkAlternatives(
  alternatives: readonly AST.Alternative[],
  before: string,
  flags: string,
  tell: (prefix: string, element: AST.Element) => void,
): void {
  for (const { elements } of alternatives) {
    let prefix = before;
    for (const element of elements) {
      tell(prefix, element);
      const inner = element.type === 'Quantifier' ? element.element : element;
      if ('alternatives' in inner) walkAlternatives(inner.alternatives, prefix, flags, tell);
      prefix += shortest(element, flags);
    }
    tell(prefix, { type: 'Character', value: 0x21 } as AST.Character);
  }
}

/** A short text that an element matches; optional parts occur once. */
function shortest(node: AST.Element | AST.CharacterClassElement, flags: string): string {
  if (node.type === 'Character') return String.fromCodePoint(node.value);
  if (node.type === 'Quantifier')
    return shortest(node.element, flags).repeat(Math.min(20, Math.max(1, node.min)));
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return (node.alternatives[0]?.elements ?? []).map((element) => shortest(element, flags)).join('');
  if (node.type === 'Assertion' || node.type === 'Backreference') return '';
  const fits = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, ''));
  return candidates.find((sign) => fits.test(sign)) ?? firstFitting(fits);
}

function firstFitting(fits: RegExp): string {
  for (let code = 0x21; code < 0x3000; code++) {
    const sign = String.fromCharCode(code);
    if (fits.test(sign)) return sign;
  }
  return '';
}
