import { api } from '../api/api.ts';
import { type ResourceName, routesOf } from './resources.ts';

/** Saves the new order of a resource's records. */
export async function saveOrder(resource: ResourceName, ids: readonly (number | string)[]): Promise<void> {
  const { order } = routesOf(resource);
  if (order)
    await (api as unknown as (key: string, parts: object) => Promise<unknown>)(order, { body: { ids } });
}
