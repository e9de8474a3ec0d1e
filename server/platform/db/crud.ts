import type { AuditSubject } from '#domain/audit/audit-names.ts';
import type { Db, Trx } from './db.ts';
import type { Range } from './paging.ts';

/** What a back-office resource can do with its table: the owning feature implements it, the generic CRUD handlers call it. */
export type Records<Row, Input, Filter = object, Id extends string | number = number> = {
  /** the subject under which the audit log records changes */
  subject: AuditSubject;
  list(db: Db, filter: Filter, range: Range): Promise<{ rows: Row[]; total: number }>;
  find(db: Db | Trx, id: Id): Promise<Row | undefined>;
  /** checks what a change needs besides its rules, before it is made @returns what the audit log keeps of it */
  agree?(trx: Trx, input: Input, id: Id | undefined): Promise<object>;
  insert(trx: Trx, input: Input): Promise<Id>;
  update(trx: Trx, id: Id, input: Input): Promise<void>;
  remove?(trx: Trx, id: Id): Promise<void>;
  reorder?(trx: Trx, ids: readonly Id[]): Promise<void>;
};
