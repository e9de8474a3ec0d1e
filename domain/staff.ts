/** Staff: roles and permissions (access control) of the back office. One table; the server, the office and the tests read it. */

import { roundHours } from './couriers/show-stops.ts';

export const staffRoles = ['owner', 'manager', 'packer', 'editor', 'courier'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What each role may. A route of the back office names exactly one of these permissions. */
const permissions = {
  /** one's own account; everybody signed in */
  self: staffRoles,
  'staff.manage': ['owner'],
  'audit.read': ['owner', 'manager'],
  'dashboard.read': ['owner', 'manager'],
  'catalogue.read': ['owner', 'manager', 'packer', 'editor'],
  'catalogue.write': ['owner', 'manager', 'editor'],
  /** promo codes and timed prices */
  'promos.write': ['owner', 'manager'],
  'stock.write': ['owner', 'manager', 'packer'],
  'import.run': ['owner', 'manager', 'editor'],
  'export.run': ['owner', 'manager'],
  'orders.read': ['owner', 'manager', 'packer'],
  /** confirm, prepare, send, deliver, note, print */
  'orders.work': ['owner', 'manager', 'packer'],
  /** cancel, change address or slot, order by phone */
  'orders.change': ['owner', 'manager'],
  'orders.refund': ['owner', 'manager'],
  'certificates.read': ['owner', 'manager'],
  'certificates.write': ['owner', 'manager'],
  /** writing off what a bearer has not spent */
  'certificates.lapse': ['owner'],
  'takings.write': ['owner', 'manager', 'packer'],
  /** moving cash of the till and the safe, booking what banks pay out */
  'cash.write': ['owner', 'manager'],
  /** phones of couriers */
  'phones.write': ['owner', 'manager'],
  /** one's own deliveries of the day */
  'round.work': ['courier'],
  'reports.read': ['owner', 'manager'],
  'content.read': ['owner', 'manager', 'editor'],
  'content.write': ['owner', 'manager', 'editor'],
  /** what every customer is told in the shop's name */
  'sms-texts.write': ['owner', 'manager', 'editor'],
  'settings.read': ['owner', 'manager'],
  'settings.write': ['owner'],
  'delivery.write': ['owner', 'manager'],
  'customers.read': ['owner', 'manager'],
  'customers.write': ['owner', 'manager'],
  /** export and erasure of a customer's data */
  'customers.privacy': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

export const allPermissions = Object.keys(permissions) as Permission[];

/** Whether a role has a permission. */
export function roleMay(role: StaffRole, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffRole[]).includes(role);
}

/** All permissions of a role. */
export function permissionsOf(role: StaffRole): Permission[] {
  return allPermissions.filter((permission) => roleMay(role, permission));
}

/** Sensitive actions require a fresh code of the authenticator, valid for a few minutes. */
export const confirmedPermissions: readonly Permission[] = [
  'staff.manage',
  'orders.refund',
  'cash.write',
  'export.run',
  'promos.write',
  'certificates.write',
  'certificates.lapse',
  'customers.privacy',
  'sms-texts.write',
  'settings.write',
];
export const confirmationSeconds = 5 * 60;

export const staffSessionSeconds = 12 * 3600;
/**
 * Idle timeout in seconds; for couriers the whole session, because their phones may be offline all day and they see
 * only their own orders.
 */
export const sessionIdleSeconds = (role: string) => (role === 'courier' ? staffSessionSeconds : 30 * 60);
/**
 * Wrong codes allowed for the sign-in link of a courier's phone; a phone that signed in by it stays signed in for a
 * working day.
 */
export const phoneTries = 5;
export const phoneSessionSeconds = roundHours * 3600;
/** The account that a first start makes, until its holder changes it; the screens translate its name. */
export const firstOwner = { login: 'owner', name: 'Eýesi', role: 'owner' } as const;

/**
 * Validity of a sign-in link that is handed to a colleague, and of the link of a first start, which each start
 * replaces.
 */
export const linkSeconds = 72 * 3600;
export const firstLinkSeconds = 3600;

export const loginPattern = '^[a-z0-9][a-z0-9._\\-]{1,39}$';

/** The login as stored, or undefined for a text that no account can have. */
export function readLogin(typed: string): string | undefined {
  const login = typed.trim().toLowerCase();
  return new RegExp(loginPattern).test(login) ? login : undefined;
}

/**
 * Rate limits of failed staff sign-ins. A stranger is limited by address and login, by address, and by login from
 * everywhere, which stops guessing from many addresses. A browser that has signed in with this login before has only
 * the first limit, counted separately, so that no stranger can use it up.
 */
export const signInLimits = {
  login: { windowSeconds: 15 * 60, max: 10 },
  address: { windowSeconds: 15 * 60, max: 30 },
  everywhere: { windowSeconds: 3600, max: 100 },
} as const;

/** Common passwords; compared without case and trailing digits. */
const common = [
  'password',
  'qwertyuiop',
  'qwerty',
  'administrator',
  'admin',
  'letmein',
  'iloveyou',
  'welcome',
  'sowgat',
  'turkmenistan',
  'turkmen',
  'ashgabat',
  'asgabat',
];

export type PasswordFault = 'short' | 'long' | 'common' | 'login';

/**
 * Twelve characters or more, not a common one and not the login. No rules about special characters: they only make
 * people write it down.
 */
export function passwordFault(password: string, login: string): PasswordFault | undefined {
  if ([...password].length < 12) return 'short';
  if (password.length > 200) return 'long';
  const plain = password.toLowerCase().replace(/[0-9!.@#$%^&*_-]+$/, '');
  if (
    new Set(password).size < 4 ||
    common.includes(plain) ||
    common.some((word) => word.repeat(2).startsWith(plain) && plain.length >= 6)
  )
    return 'common';
  // Also where the login stands twice.
  const rest = password.toLowerCase().split(login.toLowerCase()).join('');
  return login.length > 2 && rest.length < password.length && rest.length < 6 ? 'login' : undefined;
}
