/**
 * Finds the page that an address means whose letters differ in case alone, as the storefront's router does.
 * @returns from a path to the page's own spelling of it, with what stands for `:id` as it came; undefined where there is none
 */
export function createCaseCorrection(pages: readonly string[]): (path: string) => string | undefined {
  const known = pages.map((page) => ({
    parts: page.split('/'),
    pattern: new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }));
  return (path) => {
    const page = known.find(({ pattern }) => pattern.test(path));
    const asked = path.split('/');
    const corrected = page?.parts.map((part, at) => (part.startsWith(':') ? asked[at] : part)).join('/');
    return corrected === path ? undefined : corrected;
  };
}
