import type { Me } from '#contract/staff/office.ts';
import type { Permission } from '#domain/staff.ts';
import { usePermissions } from 'react-admin';
import { api } from './api.ts';
import { isLost } from './idempotency-keys.ts';

let known: Promise<Me> | undefined;
let here: Me | undefined;

/** The account of the signed-in staff member, once it is loaded. */
export const staffId = (): number | undefined => here?.id;

/** The signed-in staff member; loaded once and kept until sign-out. */
export function readMe(): Promise<Me> {
  known ??= askMe().then(
    ({ data }) => (here = withUntold(data)),
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** Who is not told who they are is sent to the sign-in page: a lost answer is asked for again first. */
async function askMe(times = 0): ReturnType<typeof api<'GET /api/office/me/'>> {
  try {
    return await api('GET /api/office/me/');
  } catch (error) {
    if (times >= 3 || !isLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** times));
    return askMe(times + 1);
  }
}

/** Storage key of a language choice that could not be sent to the server; it applies until it is sent. */
const untold = 'office.language';

/**
 * Stores the language in the account, so that it applies on every device. If the server cannot be reached, it is sent
 * at the next start in this browser.
 */
export async function saveLanguage(lang: Me['lang']): Promise<void> {
  known = known?.then((me) => ({ ...me, lang }));
  writeUntold(lang);
  await api('PUT /api/office/me/', { body: { lang } });
  writeUntold(undefined);
}

/** Without storage the choice lasts as long as the page. */
function writeUntold(lang: Me['lang'] | undefined): void {
  try {
    if (lang) localStorage.setItem(untold, lang);
    else localStorage.removeItem(untold);
  } catch {
    // Without storage there is no pending choice.
  }
}

function readUntold(): string | null {
  try {
    return localStorage.getItem(untold);
  } catch {
    return null;
  }
}

/** The server's answer, with a pending language choice applied. */
function withUntold(me: Me): Me {
  const lang = readUntold();
  if ((lang !== 'tm' && lang !== 'ru') || lang === me.lang) return me;
  void saveLanguage(lang).catch(() => undefined);
  return { ...me, lang };
}

/** @param me who has signed in; undefined after signing out */
export function rememberMe(me: Me | undefined): void {
  // The next user of this browser has another account.
  writeUntold(undefined);
  here = me;
  known = me && Promise.resolve(me);
}

/** Whether somebody is signed in, as far as this page knows. */
export function isKnown(): boolean {
  return known !== undefined;
}

/** Whether the user has a permission, according to the server. Screens hide what would be refused. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = usePermissions<string[]>();
  return (permission) => permissions?.includes(permission) ?? false;
}
