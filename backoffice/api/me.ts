import type { Me } from '#contract/staff/office.ts';
import type { Permission } from '#domain/staff.ts';
import { usePermissions } from 'react-admin';
import { api } from './api.ts';

let known: Promise<Me> | undefined;

/** Who is signed in; asked once and then remembered until sign-out. */
export function readMe(): Promise<Me> {
  known ??= api('GET /api/office/me/').then(
    ({ data }) => withUntold(data),
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** The language that was chosen while the server could not be told; it counts until it can. */
const untold = 'office.language';

/**
 * The account speaks this language from now on, on every machine. Where the server cannot be reached it is told at the next start
 * of this browser.
 */
export async function saveLanguage(lang: Me['lang']): Promise<void> {
  known = known?.then((me) => ({ ...me, lang }));
  writeUntold(lang);
  await api('PUT /api/office/me/', { body: { lang } });
  writeUntold(undefined);
}

/** Where the browser keeps nothing, the choice lives as long as the page. */
function writeUntold(lang: Me['lang'] | undefined): void {
  try {
    if (lang) localStorage.setItem(untold, lang);
    else localStorage.removeItem(untold);
  } catch {
    // As above.
  }
}

function readUntold(): string | null {
  try {
    return localStorage.getItem(untold);
  } catch {
    return null;
  }
}

/** What the server says, but for a language that it was not told yet. */
function withUntold(me: Me): Me {
  const lang = readUntold();
  if ((lang !== 'tm' && lang !== 'ru') || lang === me.lang) return me;
  void saveLanguage(lang).catch(() => undefined);
  return { ...me, lang };
}

export function rememberMe(me: Me | undefined): void {
  // Whoever comes next at this browser chooses for themselves.
  writeUntold(undefined);
  known = me && Promise.resolve(me);
}

/** Whether somebody is signed in, as far as this page knows. */
export function isKnown(): boolean {
  return known !== undefined;
}

/** Whether the person may do something, by the server's word. Screens hide what would be refused. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = usePermissions<string[]>();
  return (permission) => permissions?.includes(permission) ?? false;
}
