import { createHash } from 'node:crypto';

/**
 * Runs in a drawn page: its scripts are asked for once the drawing has been painted. Browsers that do not tell of it,
 * and pages in the background, which are not painted, begin at once; nobody waits longer than two seconds.
 */
const program = `(() => {
let begin = () => {
begin = () => {};
for (const { href } of document.querySelectorAll('link[rel=later]')) import(href);
};
setTimeout(() => begin(), 2000);
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) begin();
else new PerformanceObserver((paints) => {
if (paints.getEntriesByName('first-contentful-paint')[0]) begin();
}).observe({ type: 'paint', buffered: true });
})()`;

/** The one inline script that the policy of the shop's pages lets run. */
export const beginHash = `sha256-${createHash('sha256').update(program).digest('base64')}`;

/** Names a page's scripts for later: what is looked at, its picture and its letters, has the line for itself first. */
export function beginLater(scripts: readonly string[]): string {
  const links = scripts.map((href) => `<link rel="later" crossorigin href="${href}">`);
  return `${links.join('')}<script>${program}</script>`;
}
