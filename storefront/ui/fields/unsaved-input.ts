/**
 * Unsaved form input, kept in sessionStorage until it is saved: it survives an expired session, a reload or a
 * navigation.
 */
const prefix = 'sowgat:typing:';

/** The unsaved input of the form with this name. */
export function readUnsaved<Values extends object>(name: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function writeUnsaved(name: string, values: object): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // Without storage the input lasts as long as the page.
  }
}

export function dropUnsaved(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Called at sign-out: removes all unsaved input. */
export function dropAllUnsaved(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
