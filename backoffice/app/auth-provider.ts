import type { AuthProvider } from 'react-admin';
import type { Permission } from '#domain/staff.ts';
import { api } from '#backoffice/api/api.ts';
import { isKnown, readMe, rememberMe } from '#backoffice/api/me.ts';

/** What reading a resource takes; for writing, where that is another permission. */
const needs: Record<string, [read: Permission, write: Permission]> = {
  orders: ['orders.read', 'orders.change'],
  products: ['catalogue.read', 'catalogue.write'],
  categories: ['catalogue.read', 'catalogue.write'],
  brands: ['catalogue.read', 'catalogue.write'],
  ideas: ['catalogue.read', 'catalogue.write'],
  occasions: ['catalogue.read', 'catalogue.write'],
  recipients: ['catalogue.read', 'catalogue.write'],
  'search-terms': ['catalogue.read', 'catalogue.write'],
  reviews: ['catalogue.read', 'catalogue.write'],
  pictures: ['catalogue.read', 'catalogue.write'],
  stock: ['catalogue.read', 'stock.write'],
  imports: ['import.run', 'import.run'],
  banners: ['content.read', 'content.write'],
  zones: ['orders.read', 'delivery.write'],
  places: ['orders.read', 'delivery.write'],
  slots: ['orders.read', 'delivery.write'],
  days: ['orders.read', 'delivery.write'],
  wraps: ['orders.read', 'delivery.write'],
  certificates: ['certificates.read', 'certificates.write'],
  customers: ['customers.read', 'customers.write'],
  staff: ['staff.manage', 'staff.manage'],
  audit: ['audit.read', 'audit.read'],
};

type SignInInput = { login: string; password: string; code: string };

/** Sign-in, rights and the end of a session, by the server's word. */
export const authProvider: AuthProvider = {
  async login(input: SignInInput) {
    const { data } = await api('POST /api/office/sign-in/', { body: input });
    rememberMe(data);
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
    const need = needs[resource];
    if (!need) return true;
    const isReading = action === 'list' || action === 'show' || action === 'edit' || action === 'export';
    return (await readMe()).permissions.includes(need[isReading ? 0 : 1]);
  },
};

/** Whoever holds a one-time link has no account yet. */
function isAtLink(): boolean {
  return location.hash.startsWith('#/setup/');
}
