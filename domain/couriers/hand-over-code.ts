/**
 * Hand-over codes (proof of delivery): five digits that a recipient reads to the courier. The last one is a check digit, so that a phone
 * without a connection detects typing errors.
 */
import type { OrderStatus } from '../order.ts';

/** Luhn's algorithm: detects every single wrong digit and nearly every transposition of two neighbours. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The code for four digits that only the server can compute. */
export function handOverCode(four: string): string {
  return `${four}${checkDigit(four)}`;
}

/** Whether the check digit fits; only the server knows whether it is the right code. */
export function isCodeLike(typed: string): boolean {
  return /^[0-9]{5}$/.test(typed) && handOverCode(typed.slice(0, 4)) === typed;
}

/**
 * The code is shown from shortly before the delivery: a courier without a connection may arrive before the shop knows
 * the order is on its way.
 */
export function showsCode(status: OrderStatus): boolean {
  return status === 'ready' || status === 'on-the-way';
}

/** Proof of delivery. */
export const proofs = ['code', 'wrong-code', 'photo', 'name', 'none'] as const;
export type Proof = (typeof proofs)[number];
type Facts = { code?: string; photo?: string; takenBy?: string };

/**
 * The strongest proof that the facts of a hand-over give. @param code the code of the order, undefined once it counts no
 * more
 */
export function proofOf(facts: Facts, code: string | undefined): Proof {
  if (code !== undefined && facts.code === code) return 'code';
  if (facts.photo) return 'photo';
  if (facts.code) return 'wrong-code';
  return facts.takenBy?.trim() ? 'name' : 'none';
}

/** After this many wrong codes at a stop a photo is required instead, and no code of the order proves anything. */
const mostWrongCodes = 3;

export function areCodesSpent(wrongCodes: number): boolean {
  return wrongCodes >= mostWrongCodes;
}

type ProofThreshold = { goods: number; proofFrom: number | null };

/**
 * Whether a hand-over needs a code or a photo; all sums in tenge. @param goods what the goods cost less the promo code,
 * whoever has paid for them and how
 */
export function wantsProof({ goods, proofFrom }: ProofThreshold): boolean {
  return proofFrom !== null && goods >= proofFrom;
}

type ProofTerms = ProofThreshold & { wrongCodes: number; isNamed: boolean };

/**
 * A wrong code always needs a name beside it; where proof is required the name does not replace it. Without any code a
 * name is enough, as on a phone without a camera.
 */
export function lacksProof(proof: Proof, { wrongCodes, isNamed, ...handing }: ProofTerms): boolean {
  const isWanted = wantsProof(handing) || areCodesSpent(wrongCodes);
  if (proof === 'wrong-code') return isWanted || !isNamed;
  return proof === 'none' && isWanted;
}

/** Why there is no photo where one is required; then a name is enough. */
export const photoSkips = ['no-camera', 'too-dark', 'refused'] as const;
export type PhotoSkip = (typeof photoSkips)[number];

/** Photos of one hand-over. */
export const mostProofPhotos = 3;

/** What a deed has the SHA-256 of when it speaks of several photos: the hashes of all of them, hex, in their order. */
export const photosText = (hashes: readonly string[]): string => hashes.join('');

/** Photos of hand-overs, bytes: target size on the phone, maximum on the server, size of one upload part. */
export const proofPhoto = { aim: 150 * 1024, most: 300 * 1024, part: 40 * 1024 } as const;
