/** What an editor has seen of a record, so that a second one who saves an older state does not undo the first in silence. */
import type { RouteSpec, RouteTable } from './route.ts';

/** Whether a PUT of the office saves a form that others fill too; one whose body says itself what was seen is none. */
export function savesForm(key: string, { access, permission, body }: RouteSpec): boolean {
  if (access !== 'staff' || permission === 'self' || !key.startsWith('PUT ')) return false;
  const says: { properties?: Record<string, unknown> } | undefined = body;
  const { seen, version } = says?.properties ?? {};
  return !seen && !version;
}

/** For each such PUT the GET that fills its form: the same address, or the nearest above it. */
export function formSources(table: RouteTable): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [key, spec] of Object.entries(table)) {
    const source = savesForm(key, spec) ? sourceOf(key, table) : undefined;
    if (source) sources.set(key, source);
  }
  return sources;
}

function sourceOf(key: string, table: RouteTable): string | undefined {
  const names = key.slice('PUT /'.length, -1).split('/');
  const above = names.map((_, at) => `GET /${names.slice(0, names.length - at).join('/')}/`);
  return above.find((one) => one in table);
}
