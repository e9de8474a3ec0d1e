/** The table at the end of `npm run prove`. */

export type TableRow = {
  bar: string;
  tried: string;
  asked: string;
  measured: string;
  /** `left-out`: not tested this time, and not counted. */
  verdict: 'held' | 'broken' | 'left-out';
};

const head: TableRow = {
  bar: '',
  tried: 'What was tried',
  asked: 'Asked for',
  measured: 'Measured',
  verdict: 'held',
};
const marks = { held: '✓', broken: '✗', 'left-out': '–' };

/** The table as text, and a closing sentence. */
export function printTable(lines: readonly TableRow[]): string {
  const widest = (of: 'bar' | 'tried' | 'asked') =>
    Math.max(...[head, ...lines].map((line) => line[of].length));
  const widths = { bar: widest('bar'), tried: widest('tried'), asked: widest('asked') };
  const say = ({ bar, tried, asked, measured }: TableRow, mark: string) =>
    `${mark} ${bar.padEnd(widths.bar)}  ${tried.padEnd(widths.tried)}  ${asked.padEnd(widths.asked)}  ${measured}`;
  const broken = lines.filter(({ verdict }) => verdict === 'broken').length;
  const sentence =
    broken === 0 ? 'Everything that was tried held.' : `${broken} of ${lines.length} did not hold.`;
  return ['', say(head, ' '), ...lines.map((line) => say(line, marks[line.verdict])), '', sentence, ''].join(
    '\n',
  );
}
