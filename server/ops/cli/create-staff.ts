import { parseArgs } from 'node:util';
import { staffRoles, type StaffRole } from '#domain/staff.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { openShop } from './open-shop.ts';

/** Creates a back-office account and prints a one-time link with which its owner sets a password. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      login: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'owner' },
    },
  });
  const { login = '', role } = values;
  if (!/^[a-z0-9][a-z0-9._-]{1,39}$/.test(login))
    throw new RangeError('--login takes 2 to 40 small letters, digits, dots and dashes');
  if (!isRole(role)) throw new RangeError(`--role takes one of ${staffRoles.join(', ')}`);
  await using shop = await openShop(env);
  const by = { actor: undefined, ip: '', requestId: 'command-line' };
  try {
    const { link } = await createStaff(shop.ctx, { login, name: values.name ?? login, role }, by);
    process.stdout.write(`${link.url}\nWorks once, until ${link.expiresAt}.\n`);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'record.conflict')
      throw new RangeError(
        `The login ${login} is taken. A new link for it is made in the back office, under Staff`,
      );
    throw error;
  }
}

function isRole(word: string): word is StaffRole {
  return (staffRoles as readonly string[]).includes(word);
}
