/** Who asked the bank what, and when: lets a test see that the shop asked before it acted, and not too often. */
export type LoggedCall = {
  at: number;
  method: string;
  merchant: string | null;
  mdOrder: string | null;
  orderNumber: string | null;
  amount: string | null;
  /** The fault played on this call. */
  fault: string | null;
};

export type CallLog = { add(call: LoggedCall): void; all(): LoggedCall[] };

const mostKept = 50_000;

export function createCallLog(): CallLog {
  let calls: LoggedCall[] = [];
  return {
    add(call) {
      calls.push(call);
      // Cut in big steps: a cut on every call would copy the list every time.
      if (calls.length > mostKept * 1.2) calls = calls.slice(-mostKept);
    },
    all: () => [...calls],
  };
}
