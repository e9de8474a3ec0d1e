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
  localStorage.setItem(untold, lang);
  await api('PUT /api/office/me/', { body: { lang } });
  localStorage.removeItem(untold);
}

/** What the server says, but for a language that it was not told yet. */
function withUntold(me: Me): Me {
  const lang = localStorage.getItem(untold);
  if ((lang !== 'tm' && lang !== 'ru') || lang === me.lang) return me;
  void saveLanguage(lang).catch(() => undefined);
  return { ...me, lang };
}

export function rememberMe(me: Me | undefined): void {
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
