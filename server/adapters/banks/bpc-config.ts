import type { BankCode } from '#domain/payments/bank-answer.ts';
import type { postForm } from './transport.ts';

/** Everything that differs between two banks of the same protocol. */
export type BpcConfig = {
  code: BankCode;
  /** REST base, such as `https://mpi.gov.tm/payment/rest`. */
  url: string;
  user: string;
  password: string;
  /** Shared key of signed callbacks; without it their sender cannot be verified. */
  callbackKey?: string;
  /** PEM file with the certificates that are missing from the bank's chain. */
  caFile?: string;
  /** Hosts (with port, if any) that may show the payment page besides the host of `url`. */
  formHosts?: readonly string[];
  /** The payment page has a Turkmen version; otherwise Turkmen customers get the Russian one. */
  hasTurkmen?: true;
  connectMs?: number;
  totalMs?: number;
};

/** The little of a logger the adapter needs; pino fits. */
export type BankLog = {
  info(fields: Record<string, unknown>, text: string): void;
  warn(fields: Record<string, unknown>, text: string): void;
};

/** `post` replaces the HTTP transport in simulations; the default is transport.ts. */
export type BpcSurroundings = { now: () => Date; log: BankLog; post?: typeof postForm };
