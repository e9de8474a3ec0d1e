/** Paths of the office's screens, read from its code. */
import { packingSlips, pages } from '#backoffice/app/pages.tsx';
import { resources } from '#backoffice/app/screens.tsx';

/** All paths, with `:id` for a record. */
export function knownPaths(): string[] {
  const records = resources.flatMap(({ name, list, create, edit, show }) => [
    ...(list ? [`/${name}`] : []),
    ...(create ? [`/${name}/create`] : []),
    ...(edit ? [`/${name}/:id`] : []),
    ...(show ? [`/${name}/:id/show`] : []),
  ]);
  return ['/', ...records, ...[...pages, ...packingSlips].map(({ path }) => path)];
}

/** Whether an address matches such a path; `create` is not an id. */
export function isOfPath(address: string, path: string): boolean {
  const pattern = path.replace(/:\w+/g, '(?!create)[^/]+');
  return new RegExp(`^${pattern}$`).test(address.replace(/\?.*/, ''));
}
