/**
 * Imports each icon from its own module instead of the library's index. Through the index every page would depend on
 * the icons of all pages, and all of them would be in the first load.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = 'lucide-react';
const statement = new RegExp(`import {([^}]+)} from '${library}';`, 'g');

/** `index`: the path of the library's index module. */
export function importIcons(index: string): Plugin {
  let modules: Map<string, string> | undefined;
  return {
    name: 'import-icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes(`'${library}'`)) return null;
      modules ??= readIndex(index);
      return { code: importEach(code, modules), map: null };
    },
  };
}

/** For each name its export and module, as in `default as Heart` and `…/icons/heart.mjs`. */
function readIndex(index: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /^export {([^{}\n]+)} from '([^'\n]+)';/gm,
  ))
    for (const name of names.split(','))
      modules.set(name.split(' as ').at(-1)?.trim() ?? '', `{${name}} from '${join(dirname(index), file)}'`);
  return modules;
}

function importEach(code: string, modules: Map<string, string>): string {
  return code.replace(statement, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const from = modules.get(name);
        if (!from) throw new Error(`${library} exports no ${name}`);
        return `import ${from};`;
      })
      .join(' '),
  );
}
