/**
 * What stands around every `import()` in the built shop, in the place of Vite's own: the style sheets of a page are
 * there before its code runs, and the files that its code will ask for are on their way at the same time.
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
          // The next try begins anew.
          asked.delete(file);
          link.remove();
          reject(new Error(`${file} did not arrive`));
        };
      })
    : Promise.resolve();
  asked.set(file, arrived);
  document.head.append(link);
  return arrived;
}
