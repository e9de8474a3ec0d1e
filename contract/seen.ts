/** What an editor has seen of a record, so that a second one who saves an older state does not undo the first in silence. */
import type { RouteTable } from './route.ts';

/**
 * For each PUT of the office the GET that fills its form: the same address, or the nearest above it. Forms whose body
 * says itself what was seen are left out.
 */
export function formSources(table: RouteTable): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [key, { access, body }] of Object.entries(table)) {
    if (access !== 'staff' || !key.startsWith('PUT ')) continue;
    const says: { properties?: Record<string, unknown> } | undefined = body;
    const { seen, version } = says?.properties ?? {};
    const source = seen || version ? undefined : sourceOf(key, table);
    if (source) sources.set(key, source);
  }
  return sources;
}

function sourceOf(key: string, table: RouteTable): string | undefined {
  const names = key.slice('PUT /'.length, -1).split('/');
  const above = names.map((_, at) => `GET /${names.slice(0, names.length - at).join('/')}/`);
  return above.find((one) => one in table);
}
