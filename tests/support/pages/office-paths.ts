/** Paths of the office's screens, read from its code. */
import { packingSlips, pages } from '#backoffice/app/pages.tsx';
import { addressOf, resources } from '#backoffice/app/screens.tsx';

/** All paths, with `:id` for a record. */
export function knownPaths(): string[] {
  const records = resources.flatMap((screens) => {
    const path = addressOf(screens);
    return [
      ...(screens.list ? [path] : []),
      ...(screens.create ? [`${path}/create`] : []),
      ...(screens.edit ? [`${path}/:id`] : []),
      ...(screens.show ? [`${path}/:id/show`] : []),
    ];
  });
  return ['/', ...records, ...[...pages, ...packingSlips].map(({ path }) => path)];
}

/** Whether an address matches such a path; `create` is not an id. */
export function isOfPath(address: string, path: string): boolean {
  const pattern = path.replace(/:\w+/g, '(?!create)[^/]+');
  return new RegExp(`^${pattern}$`).test(address.replace(/\?.*/, ''));
}
