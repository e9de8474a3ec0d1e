/**
 * Answers that came with the page. The server may put `<script type="application/json" id="first-view">` with
 * `{ "/api/product/home-info/": { …answer } }` into the HTML; the first call for such an address takes its answer
 * from there instead of the network. Lists in it may be cut to what the first screen shows.
 */
let answers: Record<string, unknown> | undefined;

export function takeFirstView(url: string): Response | undefined {
  answers ??= readAnswers();
  const answer = answers[url];
  if (answer === undefined) return undefined;
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
}

/** From now on the network is asked. True when something had come with the page. */
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

/** The addresses of a picture came with a sign in the place of the part that they all begin with. */
export function fillIn(_key: string, value: { stem?: string } | null): unknown {
  if (!value?.stem) return value;
  const { stem, ...picture } = value;
  return JSON.parse(JSON.stringify(picture).split('~').join(stem));
}
