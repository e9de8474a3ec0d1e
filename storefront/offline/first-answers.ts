/** A page brings the answers to its first calls with it; a kept page must not, because they grow old unseen. */

const block = /<script type="application\/json" id="first-view">([\s\S]*?)<\/script>/;

/** The page without its answers, and the answers by address. */
export function takeAnswers(html: string): { html: string; answers: [url: string, answer: unknown][] } {
  const found = block.exec(html);
  if (!found) return { html, answers: [] };
  return { html: html.replace(found[0], ''), answers: readAnswers(found[1] ?? '') };
}

function readAnswers(text: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(text) as Record<string, unknown>);
  } catch {
    return [];
  }
}
