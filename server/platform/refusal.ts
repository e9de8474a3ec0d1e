import type { ErrorCode } from '#contract/errors.ts';
import type { SecurityEvent } from './security-log.ts';

/**
 * Facts that go with a refusal: the field it concerns, seconds to wait, or whatever the screen needs as `data`. `reason` is for
 * the log alone: why the shop itself could not do it. `security` is for the security log: whose account it concerns, and
 * the event where the code alone does not tell it.
 */
export type RefusalFacts = {
  field?: string;
  retryAfter?: number;
  data?: unknown;
  reason?: string;
  security?: { event?: SecurityEvent; account?: string | undefined };
};

/**
 * An expected "no". It rolls the transaction back, carries a code of the closed list and never a sentence:
 * the HTTP layer finds the words in the caller's language.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly facts: RefusalFacts;
  constructor(code: ErrorCode, facts: RefusalFacts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}
