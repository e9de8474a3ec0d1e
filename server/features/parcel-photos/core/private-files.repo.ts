/** Table `private_file`. */
import { finishedStatuses } from '#domain/order.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type FileKind = 'thanks-photo' | 'proof';
export type FileRow = {
  id: string;
  kind: FileKind;
  mime: string;
  path: string;
  bytes: number;
  width: number | null;
  height: number | null;
};

/** Files that are not deleted, by kind and then in upload order. */
export async function findFiles(
  db: Db | Trx,
  orderId: string,
  kinds: readonly FileKind[],
): Promise<FileRow[]> {
  return db
    .selectFrom('private_file')
    .select(['id', 'kind', 'mime', 'path', 'bytes', 'width', 'height'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', [...kinds])
    .where('deleted_at', 'is', null)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id')
    .$narrowType<{ kind: FileKind }>()
    .execute();
}

export async function insertFile(trx: Trx, orderId: string, file: FileRow & { at: Date }): Promise<void> {
  const { at: created_at, ...row } = file;
  await trx
    .insertInto('private_file')
    .values({ ...row, order_id: orderId, created_at })
    .execute();
}

export type WhichFiles = { orders: readonly string[]; kinds?: readonly FileKind[]; at: Date };

/** @returns the storage paths of the files */
export async function markFilesDeleted(trx: Trx, { orders, kinds, at }: WhichFiles): Promise<string[]> {
  if (orders.length === 0) return [];
  const rows = await trx
    .updateTable('private_file')
    .set({ deleted_at: at })
    .where('order_id', 'in', [...orders])
    .where('deleted_at', 'is', null)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .returning('path')
    .execute();
  return rows.map(({ path }) => path);
}

/** Files of orders that ended before a moment. @returns their storage paths */
export async function markOldFilesDeleted(
  trx: Trx,
  { before, at, limit }: { before: Date; at: Date; limit: number },
): Promise<string[]> {
  const rows = await trx
    .updateTable('private_file')
    .set({ deleted_at: at })
    .where('id', 'in', (old) =>
      old
        .selectFrom('private_file as file')
        .innerJoin('shop_order', 'shop_order.id', 'file.order_id')
        .select('file.id')
        .where('file.deleted_at', 'is', null)
        .where('file.created_at', '<', before)
        .where('shop_order.status', 'in', [...finishedStatuses])
        .where('shop_order.status_since', '<', before)
        .limit(limit),
    )
    .returning('path')
    .execute();
  return rows.map(({ path }) => path);
}

/** Whether a row that is not deleted names the file. */
export async function isFileKept(db: Db, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('private_file')
    .select('id')
    .where('path', '=', path)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
