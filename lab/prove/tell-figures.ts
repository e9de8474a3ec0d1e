import { appendFileSync } from 'node:fs';

const file = process.env['PROVE_FIGURES'];

/** Reports figures to `npm run prove`, which collects them in one table; one JSON line each. */
export function tellFigures(proof: string, figures: Record<string, number | string>): void {
  if (file) appendFileSync(file, `${JSON.stringify({ proof, ...figures })}\n`);
  if (process.env['FIGURES']) process.stdout.write(`${proof} ${JSON.stringify(figures)}\n`);
}

const everyMs = 15_000;
const lastTold = new Map<string, number>();

/** Reports the progress of a long run from time to time. */
export function tellProgress(proof: string, done: number, of: number): void {
  const last = lastTold.get(proof) ?? 0;
  if (!file || Date.now() - last < everyMs) return;
  lastTold.set(proof, Date.now());
  appendFileSync(file, `${JSON.stringify({ progress: proof, done, of })}\n`);
}
