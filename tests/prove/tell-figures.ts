import { appendFileSync } from 'node:fs';

/** For `npm run prove`, which puts the figures of all proofs into one table; one JSON line each. */
export function tellFigures(proof: string, figures: Record<string, number | string>): void {
  const file = process.env['PROVE_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ proof, ...figures })}\n`);
  if (process.env['FIGURES']) process.stdout.write(`${proof} ${JSON.stringify(figures)}\n`);
}
