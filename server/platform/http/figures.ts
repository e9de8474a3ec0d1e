import { Gauge, type Registry } from 'prom-client';

export type FigureSpec = { name: string; help: string; labels?: readonly string[] };
/** One sample: a value with its label values, in the order of the spec. */
export type Figure = { name: string; value: number; labels?: readonly string[] };
export type FigureSource = { specs: readonly FigureSpec[]; read: () => Promise<Figure[]> };

/**
 * Gauges that are read together at each scrape.
 *
 * @returns call it at each scrape; when reading fails the gauges are removed instead of keeping old values, and
 * `sowgat_figures_up` is 0
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
      // `reset` would set a gauge without labels to 0, which is a claim about the value.
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
