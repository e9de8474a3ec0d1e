/**
 * A rule, or a condition (@media, @supports) around several; `classes`: the class names that each of its selectors
 * needs.
 */
type Rule = { text: string; classes: string[][] } | { condition: string; rules: Rule[] };

/**
 * Critical CSS: the rules of these style sheets that some HTML uses, to be inlined into its page, so that the first
 * paint waits for no file. The full sheets are loaded later, for everything rendered later. Font faces with embedded
 * data are left to the sheets.
 */
export function firstStyles(sheets: Map<string, string>): (paths: readonly string[], html: string) => string {
  const read = new Map([...sheets].map(([path, text]) => [path, readRules(text)]));
  return (paths, html) => {
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    return paths.map((path) => write(read.get(path) ?? [], used)).join('');
  };
}

function write(rules: Rule[], used: Set<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule)
        return rule.classes.some((names) => names.every((name) => used.has(name))) ? rule.text : '';
      const inside = write(rule.rules, used);
      return inside && `${rule.condition}{${inside}}`;
    })
    .join('');
}

/** Parses sheets as the build writes them: without comments, and with braces only around blocks. */
function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const head = text
      .slice(text.lastIndexOf(';', open) >= at ? text.lastIndexOf(';', open) + 1 : at, open)
      .trim();
    const close = findClose(text, open);
    const body = text.slice(open + 1, close);
    if (/^@(media|supports)/.test(head)) rules.push({ condition: head, rules: readRules(body) });
    else if (!body.includes('url(data:') && !body.includes('url("data:'))
      rules.push({ text: `${head}{${body}}`, classes: head.split(',').map(readClasses) });
    at = close + 1;
  }
  return rules;
}

function findClose(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** Class names of a selector, except those inside `:not(…)`. */
function readClasses(selector: string): string[] {
  const asked = selector.replace(/:not\([^)]*\)/g, '');
  return [...asked.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
