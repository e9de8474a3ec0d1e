/**
 * Replaces Vite's wrapper around every `import()` of the built shop: loads a page's style sheets before its code
 * runs, and preloads the files that its code imports in parallel.
 */
const asked = new Map<string, Promise<unknown>>();

export function preloadFiles<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  // oxlint-disable-next-line typescript/await-thenable -- a file that is there needs no waiting
  return Promise.all(files.map((file) => asked.get(file) ?? fetchOnce(file))).then(load);
}

function fetchOnce(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  const arrived = isStyle
    ? new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          // Forgotten, so that the next attempt loads it again.
          asked.delete(file);
          link.remove();
          reject(new Error(`${file} did not arrive`));
        };
      })
    : Promise.resolve();
  asked.set(file, arrived);
  // Behind the sheets that a drawn page has at its end: a page's own rules come after the common ones they refine.
  (isStyle ? document.body : document.head).append(link);
  return arrived;
}
