import type { Plugin } from 'vite';

const fromSet = /import \{([^}]+)\} from 'lucide-react';/g;

/**
 * `import { House } from 'lucide-react'` becomes an import of that one drawing. So the build knows which page draws
 * which icon, and need not read the other two thousand.
 */
export function pickIcons(): Plugin {
  return {
    name: 'pick-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/storefront\/.+\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null;
      return { code: code.replace(fromSet, (_, names: string) => pick(names)), map: null };
    },
  };
}

function pick(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import ${name} from 'lucide-react/icons/${fileOf(name)}';`)
    .join('');
}

/** `Maximize2` is drawn in maximize-2. */
function fileOf(name: string): string {
  return name.replace(/(?<!^)[A-Z0-9]/g, '-$&').toLowerCase();
}
