import type { AuthProvider } from 'react-admin';
import { api } from '#backoffice/api/api.ts';
import { isKnown, readMe, rememberMe } from '#backoffice/api/me.ts';
import { forgetEnd, noteEnd } from '#backoffice/api/session-end.ts';
import { needsOf } from './resource-needs.ts';

type SignInInput = { login: string; password: string; code: string };

/** Sign-in, permissions and session expiry for react-admin, as decided by the server. */
export const authProvider: AuthProvider = {
  async login(input: SignInInput) {
    const { data } = await api('POST /api/office/sign-in/', { body: input });
    rememberMe(data);
    forgetEnd();
  },
  async logout() {
    const wasIn = isKnown();
    rememberMe(undefined);
    if (wasIn) await api('POST /api/office/sign-out/').catch(() => undefined);
  },
  async checkAuth() {
    if (isAtLink()) return;
    await readMe();
  },
  async checkError(error: { status?: number }) {
    if (error.status === 401) {
      if (isKnown()) noteEnd();
      rememberMe(undefined);
      throw new Error('staff.signed-out');
    }
  },
  async getIdentity() {
    const me = await readMe();
    return { id: me.id, fullName: me.name };
  },
  async getPermissions() {
    if (isAtLink()) return [];
    return (await readMe()).permissions;
  },
  async canAccess({ resource, action }) {
    const need = needsOf(resource);
    if (!need) return true;
    const isReading = action === 'list' || action === 'show' || action === 'edit' || action === 'export';
    return (await readMe()).permissions.includes(need[isReading ? 0 : 1]);
  },
};

/** Whether a one-time link is open, whose holder has no account yet. */
function isAtLink(): boolean {
  return location.hash.startsWith('#/setup/');
}
