import { type Resource, resources } from '#contract/resources.ts';
import type { OfficeKey } from '../api/api.ts';

export type ResourceName = keyof typeof resources;

type Verb = 'list' | 'one' | 'create' | 'update' | 'remove' | 'order';
type Office = Pick<Resource, 'sorts' | 'byIds'> & { [V in Verb]?: OfficeKey };

/** The routes of a resource; a route that the contract does not have does not compile. */
export function routesOf(name: string): Office {
  const found = (resources as Record<string, Office>)[name];
  if (!found) throw new Error(`There is no resource ${name}.`);
  return found;
}
