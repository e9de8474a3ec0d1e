import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { type LastSave, seenHeader } from '#domain/audit/seen-header.ts';
import { api, type OfficeKey } from '../api/api.ts';
import { asFormError } from '../api/failure.ts';
import { inputs } from './inputs.ts';
import { readFilter } from './read-filter.ts';
import { saveBeside } from '#backoffice/parts/conflict/save-beside.ts';
import { routesOf } from './resources.ts';

type Reply = { data: unknown; seen?: string; saved?: readonly LastSave[]; page?: { total: number } };
/** A record as a form has it: `seen` came with its answer, or with the one that a draft began with, `openedAs`. */
type SeenRecord = { seen?: string; openedAs?: SeenRecord } & Record<string, unknown>;
type Parts = {
  params?: object;
  query?: object;
  body?: object;
  headers?: object;
  signal?: AbortSignal;
};

/** The only place that calls a resource's route with parts whose type the compiler cannot check. */
async function ask(key: OfficeKey | undefined, parts: Parts): Promise<Reply> {
  if (!key) throw new Error('The contract has no route for this.');
  try {
    return await (api as unknown as (key: string, parts: Parts) => Promise<Reply>)(key, parts);
  } catch (error) {
    throw asFormError(error);
  }
}

/** react-admin's data provider, on top of the contract's route keys. */
export const dataProvider: DataProvider = {
  async getList(resource, { pagination, sort, filter, signal }) {
    const { list, sorts } = routesOf(resource);
    const query = {
      page: pagination?.page ?? 1,
      page_size: Math.min(pagination?.perPage ?? 25, resource === 'staff' || resource === 'audit' ? 60 : 100),
      ...(sort && sorts.includes(sort.field)
        ? { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }
        : {}),
      ...readFilter(filter as Record<string, unknown> | undefined),
    };
    const { data, page } = await ask(list, { query, ...(signal ? { signal } : {}) });
    const rows = data as RaRecord[];
    return { data: rows as never, total: page?.total ?? rows.length };
  },

  async getOne(resource, { id, signal }) {
    const call = { params: { id }, ...(signal ? { signal } : {}) };
    const reply = await ask(routesOf(resource).one, call);
    return { data: withSeen(reply, reply.seen) as never };
  },

  async getMany(resource, { ids, signal }) {
    const { list, one, byIds } = routesOf(resource);
    if (!byIds) {
      const all = await Promise.all(ids.map((id) => ask(one, { params: { id } })));
      return { data: all.map(({ data }) => data) as never };
    }
    const pages = chunks(ids, 100).map((part) =>
      ask(list, { query: { ids: part.join(','), page_size: 100 }, ...(signal ? { signal } : {}) }),
    );
    return { data: (await Promise.all(pages)).flatMap(({ data }) => data as RaRecord[]) as never };
  },

  async getManyReference(resource, { target, id, filter, ...rest }) {
    return this.getList(resource, { ...rest, filter: { ...(filter as object), [target]: id } });
  },

  async create(resource, { data }) {
    const reply = await ask(routesOf(resource).create, { body: bodyOf(resource, data as SeenRecord, true) });
    // A link that is returned only once is passed with the record to the screen that shows it.
    return { data: { ...(reply.data as object), ...('link' in reply ? { link: reply.link } : {}) } as never };
  },

  async update(resource, { id, data, previousData }) {
    const { one, update } = routesOf(resource);
    const params = { id };
    const typed = data as SeenRecord;
    const opened = typed.openedAs ?? (previousData as SeenRecord | undefined);
    const sentOf = (record: SeenRecord) => bodyOf(resource, record, false);
    const { reply, seen } = await saveBeside({
      opened: opened && opened.seen === typed.seen ? sentOf(opened) : undefined,
      mine: sentOf(typed),
      seen: typed.seen,
      read: async () => {
        const fresh = await ask(one, { params });
        return { body: sentOf(fresh.data as SeenRecord), seen: fresh.seen };
      },
      write: (body, known) =>
        ask(update, { params, body, ...(known ? { headers: { [seenHeader]: known } } : {}) }),
    });
    // One's own change is no conflict, so what was seen before is good for the next one.
    return { data: withSeen(reply, seen) as never };
  },

  async updateMany(resource, { ids, data }) {
    for (const id of ids) await this.update(resource, { id, data, previousData: { id } as never });
    return { data: ids };
  },

  async delete(resource, { id, previousData }) {
    await ask(routesOf(resource).remove, { params: { id } });
    return { data: (previousData ?? { id }) as never };
  },

  async deleteMany(resource, { ids }) {
    for (const id of ids) await ask(routesOf(resource).remove, { params: { id } });
    return { data: ids };
  },
};

/** Of which state an editor knows, kept with the record while they change it, and who saved it last. */
const withSeen = ({ data, saved }: Reply, seen: string | undefined) => ({
  ...(data as RaRecord),
  ...(seen ? { seen } : {}),
  ...(saved ? { saved } : {}),
});

function bodyOf(resource: string, record: SeenRecord, isNew: boolean): Record<string, unknown> {
  const input = inputs[resource];
  if (!input) throw new Error(`No form saves ${resource}.`);
  return input(record, isNew);
}

function chunks(ids: readonly Identifier[], size: number): Identifier[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  );
}
