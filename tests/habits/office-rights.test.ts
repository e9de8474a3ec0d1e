import { expect, test } from 'vitest';
import { officeRoutes } from '#contract/index.ts';
import { resources } from '#contract/resources.ts';
import type { RouteSpec } from '#contract/route.ts';
import type { ResourceName } from '#backoffice/data/resources.ts';
import { resourceNeeds } from '#backoffice/app/resource-needs.ts';

test('the office shows the buttons of a resource to those whom its routes let write it', () => {
  for (const [name, { list, ...others }] of Object.entries(resources)) {
    const mayBe = (key: string) => (officeRoutes as Record<string, RouteSpec>)[key]?.permission;
    const [read, write] = resourceNeeds[name as ResourceName];
    expect([name, read]).toEqual([name, mayBe(list)]);
    for (const verb of ['create', 'update', 'remove'] as const)
      if (verb in others) expect([name, verb, write]).toEqual([name, verb, mayBe(others[verb as never])]);
  }
});
