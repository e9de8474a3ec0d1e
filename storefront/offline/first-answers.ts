import { fillIn } from '#storefront/store/first-view.ts';

/** The HTML contains the answers of its first calls; a cached page must not, because they become outdated unnoticed. */

type Answer = { data?: { isCut?: boolean } };

const block = /<script type="application\/json" id="first-view">([\s\S]*?)<\/script>/;

/** The HTML without its answers, and the answers by URL. */
export function takeAnswers(html: string): { html: string; answers: [url: string, answer: unknown][] } {
  const found = block.exec(html);
  if (!found) return { html, answers: [] };
  return { html: html.replace(found[0], ''), answers: readAnswers(found[1] ?? '') };
}

function readAnswers(text: string): [string, unknown][] {
  try {
    const answers = Object.entries(JSON.parse(text, fillIn) as Record<string, Answer>);
    // Answers shortened to the first screen are not cached.
    return answers.filter(([, { data }]) => !data?.isCut);
  } catch {
    return [];
  }
}
