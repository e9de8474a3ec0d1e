/** A list of things that go wrong, played in order as matching calls come in. */

/** Where a fault strikes: instead of the call (no effect) or after it took effect. */
const kinds = {
  'timeout-before': 'before',
  'timeout-after': 'after',
  delay: 'after',
  'reset-before': 'before',
  'reset-after': 'after',
  half: 'after',
  'http-502': 'before',
  'http-429': 'before',
  html: 'before',
  'error-code': 'before',
  'wrong-amount': 'after',
  'wrong-currency': 'after',
  'wrong-order-number': 'after',
  'status-missing': 'after',
  'status-empty': 'after',
  huge: 'after',
  redirect: 'before',
  mute: 'before',
} as const;

export type FaultKind = keyof typeof kinds;

export type Fault = {
  /** `register.do` and the like, `callback` (with kind `mute`), or `*` for every REST method. */
  method: string;
  kind: FaultKind;
  times: number;
  /** For `delay`: how long the answer is held back. */
  delayMs: number;
  /** Overrides where it strikes, for kinds where a real bank does both (an error page after the effect). */
  effect: 'before' | 'after';
};

export type FaultList = {
  replace(faults: Fault[]): void;
  left(): Fault[];
  /** Takes one play of the first fault that fits. */
  take(method: string): Fault | null;
};

/** Faults are played in their sequence, each as often as its `times` says. */
export function createFaultList(): FaultList {
  let list: Fault[] = [];
  return {
    replace: (faults) => {
      list = faults.map((fault) => ({ ...fault }));
    },
    left: () => list.map((fault) => ({ ...fault })),
    take(method) {
      const fault = list.find(
        (one) => one.method === method || (one.method === '*' && method !== 'callback'),
      );
      if (fault === undefined) return null;
      fault.times -= 1;
      list = list.filter((one) => one.times > 0);
      return fault;
    },
  };
}

/** A list as it came over the wire, or the sentence that says what is wrong with it. */
export function readFaults(value: unknown): Fault[] | string {
  if (!Array.isArray(value)) return 'a list of faults is expected';
  const faults: Fault[] = [];
  for (const [place, entry] of value.entries()) {
    const fault = readFault(entry);
    if (typeof fault === 'string') return `fault ${place}: ${fault}`;
    faults.push(fault);
  }
  return faults;
}

function readFault(entry: unknown): Fault | string {
  if (typeof entry !== 'object' || entry === null) return 'an object is expected';
  const { method = '*', kind, times = 1, delayMs = 0, effect } = entry as Record<string, unknown>;
  if (typeof method !== 'string') return 'method is a name such as register.do, callback, or *';
  if (typeof kind !== 'string' || !isKind(kind)) return `kind is one of ${Object.keys(kinds).join(', ')}`;
  if (!isWhole(times) || times < 1) return 'times is a whole number of 1 or more';
  if (!isWhole(delayMs) || delayMs > 120_000) return 'delayMs is a whole number up to 120000';
  if (effect !== undefined && effect !== 'before' && effect !== 'after') return 'effect is before or after';
  return { method, kind, times, delayMs, effect: effect ?? kinds[kind] };
}

function isKind(text: string): text is FaultKind {
  return Object.hasOwn(kinds, text);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
