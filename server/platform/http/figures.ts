import { Gauge, type Registry } from 'prom-client';

export type FigureSpec = { name: string; help: string; labels?: readonly string[] };
/** A number with the values of its labels, in the order of the spec. */
export type Figure = { name: string; value: number; labels?: readonly string[] };
export type FigureSource = { specs: readonly FigureSpec[]; read: () => Promise<Figure[]> };

/**
 * Numbers that are asked for together when somebody wants to see them.
 * @returns the call that asks; when nobody answers, the numbers are gone rather than old, and `sowgat_figures_up` is 0
 */
export function addFigures(registry: Registry, { specs, read }: FigureSource): () => Promise<void> {
  const gauges = new Map(
    specs.map(({ name, help, labels = [] }) => [
      name,
      new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    ]),
  );
  const labelled = new Set(specs.filter(({ labels }) => labels).map(({ name }) => name));
  const up = new Gauge({
    name: 'sowgat_figures_up',
    help: '1 when the database answered for the figures of the shop',
    registers: [registry],
  });
  return async () => {
    const figures = await read().catch(() => undefined);
    up.set(figures ? 1 : 0);
    for (const [name, gauge] of gauges) {
      // A figure without labels would be reset to 0, which is a statement.
      if (labelled.has(name)) gauge.reset();
      else gauge.remove();
    }
    for (const { name, value, labels = [] } of figures ?? [])
      gauges
        .get(name)
        ?.labels(...labels)
        .set(value);
  };
}
