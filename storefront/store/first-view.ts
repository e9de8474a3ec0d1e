/**
 * Answers embedded in the HTML. The server may add `<script type="application/json" id="first-view">` with `{
 * "/api/product/home-info/": { …answer } }`; the first call for such a URL takes its answer from there instead of the
 * network. Lists in it may be shortened to the first screen.
 */
let answers: Record<string, unknown> | undefined;

export function takeFirstView(url: string): Response | undefined {
  answers ??= readAnswers();
  const answer = answers[url];
  if (answer === undefined) return undefined;
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
}

/** From now on the network is used. @returns true when answers were embedded */
export function endFirstView(): boolean {
  const hadAnswers = Object.keys(answers ?? {}).length > 0;
  answers = {};
  return hadAnswers;
}

function readAnswers(): Record<string, unknown> {
  const text = typeof document === 'undefined' ? null : document.getElementById('first-view')?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text, fillIn) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Restores picture URLs, whose common beginning is replaced by a placeholder. */
export function fillIn(_key: string, value: { stem?: string } | null): unknown {
  if (!value?.stem) return value;
  const { stem, ...picture } = value;
  return JSON.parse(JSON.stringify(picture).split('~').join(stem));
}
