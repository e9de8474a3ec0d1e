import { appendFileSync } from 'node:fs';

const file = process.env['PROVE_FIGURES'];

/** For `npm run prove`, which puts the figures of all proofs into one table; one JSON line each. */
export function tellFigures(proof: string, figures: Record<string, number | string>): void {
  if (file) appendFileSync(file, `${JSON.stringify({ proof, ...figures })}\n`);
  if (process.env['FIGURES']) process.stdout.write(`${proof} ${JSON.stringify(figures)}\n`);
}

const everyMs = 15_000;
const lastTold = new Map<string, number>();

/** How far a long proof is, now and then, for whoever waits for it. */
export function tellProgress(proof: string, done: number, of: number): void {
  const last = lastTold.get(proof) ?? 0;
  if (!file || Date.now() - last < everyMs) return;
  lastTold.set(proof, Date.now());
  appendFileSync(file, `${JSON.stringify({ progress: proof, done, of })}\n`);
}
