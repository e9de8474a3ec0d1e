import type { Me } from '#contract/staff/office.ts';
import type { Permission } from '#domain/staff.ts';
import { usePermissions } from 'react-admin';
import { api } from './api.ts';

let known: Promise<Me> | undefined;

/** Who is signed in; asked once and then remembered until sign-out. */
export function readMe(): Promise<Me> {
  known ??= api('GET /api/office/me/').then(
    ({ data }) => data,
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
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
