/** What a node keeps for as long as it runs; each thing is made when it is first asked for. */
export type Lasting = { of<T>(name: string, make: () => T): T };

export function createLasting(): Lasting {
  const things = new Map<string, unknown>();
  return {
    of<T>(name: string, make: () => T): T {
      if (!things.has(name)) things.set(name, make());
      return things.get(name) as T;
    },
  };
}
