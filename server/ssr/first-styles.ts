/** A rule by itself, or a condition around several; `classes` are those that each of its selectors asks for. */
type Rule = { text: string; classes: string[][] } | { condition: string; rules: Rule[] };

/**
 * Of these style sheets only what some HTML uses, to be written into its page: nothing then has to arrive before the
 * first letter is seen. The sheets themselves come behind, for all that is drawn later. Fonts that a face carries in
 * itself come with them.
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

/** Sheets as the build writes them: without comments, and with braces only where rules begin and end. */
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

/** What stands inside `:not(…)` need not be there. */
function readClasses(selector: string): string[] {
  const asked = selector.replace(/:not\([^)]*\)/g, '');
  return [...asked.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
