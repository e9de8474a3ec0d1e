import type { ErrorCode } from '#contract/errors.ts';
import type { SecurityEvent } from './security-log.ts';

/**
 * Details of a refusal: the field it concerns, seconds to wait, or `data` for the screen. `reason` is only logged: why
 * the shop itself failed. `security` is for the security log: the account concerned, and the event where the code alone
 * does not determine it.
 */
export type RefusalFacts = {
  field?: string;
  /** Seconds until a retry makes sense, where known. */
  retryAfter?: number;
  data?: unknown;
  reason?: string;
  security?: { event?: SecurityEvent; account?: string | undefined };
};

/**
 * An expected error. It rolls the transaction back and carries a code of the closed list, never a sentence: the HTTP
 * layer adds the text in the caller's language.
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
