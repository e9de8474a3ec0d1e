/**
 * What is being typed into a form, kept for the tab until it is saved: a session that ends meanwhile, a reload or a
 * wrong turn costs nobody a letter.
 */
const prefix = 'sowgat:typing:';

/** What was typed into the form of this name and not saved yet. */
export function readTyping<Values extends object>(name: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function retainTyping(name: string, values: object): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // Without storage the form lives as long as its page.
  }
}

export function dropTyping(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // As above.
  }
}

/** A sign-out leaves nothing half-written behind. */
export function dropAllTyping(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
