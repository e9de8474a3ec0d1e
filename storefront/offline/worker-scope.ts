/** The parts of a service worker's global scope that are used: the DOM types only cover pages. */

export type WorkerEvent = { waitUntil(work: Promise<unknown>): void; clientId?: string };
export type CallEvent = WorkerEvent & {
  request: Request;
  /** The requesting page; empty for a navigation. */
  clientId: string;
  respondWith(answer: Promise<Response>): void;
};
export type OpenPage = { id: string; postMessage(message: ToPage): void };
export type MessageEventOfPage = WorkerEvent & { data: ToWorker; source: OpenPage | null };

/** Missing in some browsers; `type` is known of phones. */
export type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

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
  /** `active` is the worker that currently serves the shop's pages. */
  registration: { active: unknown };
  /** Missing in browsers before 2021 and in some newer ones. */
  cookieStore?: { getAll(): Promise<{ name?: string; value?: string }[]> };
  navigator: { connection?: Connection };
  skipWaiting(): Promise<void>;
};

/** What speaks for precaching pages: the visitor has come `back`, something lies in the cart, or nothing but time. */
export type Reason = 'back' | 'goods' | 'idle';

/** Messages of a page to the worker. */
export type ToWorker =
  /** The page is listening now. */
  | { say: 'here' }
  /** What the page loaded before there was a worker. */
  | { say: 'seen'; page: string; urls: string[] }
  /** The page is idle: files of other pages may be precached. */
  | { say: 'fetch-ahead'; reason: Reason }
  /** To a waiting worker: the scripts that the page runs. */
  | { say: 'are-you-newer'; scripts: string[] }
  /** To a waiting worker: the visitor accepted the update. */
  | { say: 'take-over' };

/** Messages of the worker to a page. */
export type ToPage =
  /**
   * `renewed`: a cached answer was shown and has changed on the server. `line`: connectivity. `newer`: an update is
   * ready.
   */
  { say: 'renewed'; url: string } | { say: 'line'; isCut: boolean } | { say: 'newer' };
