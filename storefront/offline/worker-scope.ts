/** The little of a service worker's world that this shop uses: the DOM's types know pages only. */

export type WorkerEvent = { waitUntil(work: Promise<unknown>): void; clientId?: string };
export type CallEvent = WorkerEvent & {
  request: Request;
  /** The page that asks; empty for a navigation. */
  clientId: string;
  respondWith(answer: Promise<Response>): void;
};
export type OpenPage = { id: string; postMessage(message: ToPage): void };
export type MessageEventOfPage = WorkerEvent & { data: ToWorker; source: OpenPage | null };

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: CallEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<OpenPage | undefined>;
    matchAll(): Promise<readonly OpenPage[]>;
  };
  location: { origin: string };
  /** `active` is the worker that serves the shop's pages now. */
  registration: { active: unknown };
  /** Missing in browsers before 2021 and in some that are newer. */
  cookieStore?: { getAll(): Promise<{ name?: string; value?: string }[]> };
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
  skipWaiting(): Promise<void>;
};

/** What a page tells the worker. */
export type ToWorker =
  /** The page listens from now on. */
  | { say: 'here' }
  /** What the page had before there was a worker. */
  | { say: 'seen'; page: string; urls: string[] }
  /** A quiet moment: what other pages need may come now. */
  | { say: 'fetch-ahead' }
  /** To a worker that waits: these are the scripts the page runs. */
  | { say: 'are-you-newer'; scripts: string[] }
  /** To a worker that waits: the visitor wants the new version. */
  | { say: 'take-over' };

/** What the worker tells a page. */
export type ToPage =
  /** A kept answer was shown, and the shop now answers otherwise. */
  { say: 'renewed'; url: string } | { say: 'line'; isCut: boolean } | { say: 'newer' };
