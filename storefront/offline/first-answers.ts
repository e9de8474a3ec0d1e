import { fillIn } from '#storefront/store/first-view.ts';

/** A page brings the answers to its first calls with it; a kept page must not, because they grow old unseen. */

type Answer = { data?: { isCut?: boolean } };

const block = /<script type="application\/json" id="first-view">([\s\S]*?)<\/script>/;

/** The page without its answers, and the answers by address. */
export function takeAnswers(html: string): { html: string; answers: [url: string, answer: unknown][] } {
  const found = block.exec(html);
  if (!found) return { html, answers: [] };
  return { html: html.replace(found[0], ''), answers: readAnswers(found[1] ?? '') };
}

function readAnswers(text: string): [string, unknown][] {
  try {
    const answers = Object.entries(JSON.parse(text, fillIn) as Record<string, Answer>);
    // What was cut to the first screen is no answer to keep.
    return answers.filter(([, { data }]) => !data?.isCut);
  } catch {
    return [];
  }
}
