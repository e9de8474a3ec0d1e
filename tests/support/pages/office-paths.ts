/** The addresses of the office's screens as its code has them. */
import { packingSlips, pages } from '#backoffice/app/pages.tsx';
import { resources } from '#backoffice/app/screens.tsx';

/** With `:id` where a record is named. */
export function knownPaths(): string[] {
  const records = resources.flatMap(({ name, list, create, edit, show }) => [
    ...(list ? [`/${name}`] : []),
    ...(create ? [`/${name}/create`] : []),
    ...(edit ? [`/${name}/:id`] : []),
    ...(show ? [`/${name}/:id/show`] : []),
  ]);
  return ['/', ...records, ...[...pages, ...packingSlips].map(({ path }) => path)];
}

/** Whether an address is one of such a path; a form for a new record is none of a record. */
export function isOfPath(address: string, path: string): boolean {
  const pattern = path.replace(/:\w+/g, '(?!create)[^/]+');
  return new RegExp(`^${pattern}$`).test(address.replace(/\?.*/, ''));
}
