import { type MigrateOptions, migrate } from './migrate.ts';
import { findRole } from './serving-role.ts';

type Addresses = { directUrl: string; ownerUrl: string };

/** The schema as this program wants it, made by its owner, and the rights of the role that serves. */
export async function bringSchema(
  { directUrl, ownerUrl }: Addresses,
  options: Omit<MigrateOptions, 'servingRole'> = {},
): Promise<{ applied: string[] }> {
  const servingRole = directUrl === ownerUrl ? undefined : await findRole(directUrl);
  return migrate(ownerUrl, { ...options, servingRole });
}
