import { type MigrateOptions, migrate } from './migrate.ts';
import { findRole } from './serving-role.ts';

type Addresses = { directUrl: string; ownerUrl: string };

/** Migrates the schema as its owner and grants the serving role its rights. */
export async function bringSchema(
  { directUrl, ownerUrl }: Addresses,
  options: Omit<MigrateOptions, 'servingRole'> = {},
): Promise<{ applied: string[] }> {
  const servingRole = directUrl === ownerUrl ? undefined : await findRole(directUrl);
  return migrate(ownerUrl, { ...options, servingRole });
}
