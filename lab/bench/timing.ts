/** Response times in milliseconds, as percentiles. */
export type Times = { p50: number; p95: number };

/** Requests each address once, one after the other; the first few are the warm-up. */
export async function timeEach(urls: readonly string[], init: RequestInit = {}): Promise<Times> {
  const [times] = await timeSideBySide([urls], init);
  return times as Times;
}

/** The same for several shops in turn, so that other load on the machine affects all of them alike. */
export async function timeSideBySide(
  lanes: readonly (readonly string[])[],
  init: RequestInit = {},
): Promise<Times[]> {
  const times: number[][] = lanes.map(() => []);
  const most = Math.max(...lanes.map((urls) => urls.length));
  const warming = Math.min(5, most / 4);
  for (let place = 0; place < most; place++)
    for (const [lane, urls] of lanes.entries()) {
      const url = urls[place];
      if (url === undefined) continue;
      const begun = performance.now();
      const reply = await fetch(url, init);
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text.slice(0, 300)}`);
      if (place >= warming) times[lane]?.push(performance.now() - begun);
    }
  return times.map(sharesOf);
}

/** The same without HTTP: runs each task once, one after the other. */
export async function timeTasks(tasks: readonly (() => Promise<unknown>)[]): Promise<Times> {
  const times: number[] = [];
  for (const task of tasks) {
    const begun = performance.now();
    await task();
    times.push(performance.now() - begun);
  }
  return sharesOf(times);
}

function sharesOf(times: number[]): Times {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export const ms = (time: number): string => (time < 10 ? time.toFixed(1) : String(Math.round(time)));
