/** Headers of the answers that fill the forms of the office: what their reader has seen, and who saved it last. */
import type { FastifyInstance } from 'fastify';
import { officeRoutes } from '#contract/index.ts';
import { resources } from '#contract/resources.ts';
import { formSources } from '#contract/seen.ts';
import type { AuditSubject } from '#domain/audit/audit-names.ts';
import { savedHeader, seenHeader, writeSaved } from '#domain/audit/seen-header.ts';
import type { Context } from '#server/context.ts';
import { readSaved, readSeen } from '#server/features/audit/read-seen.ts';

type Form = { subject: AuditSubject; id: (params: unknown) => string | undefined };

/** Forms whose path has the id of their record. */
const records = {
  products: 'product',
  categories: 'category',
  brands: 'brand',
  ideas: 'idea',
  occasions: 'occasion',
  recipients: 'recipient',
  'search-terms': 'search-term',
  pictures: 'picture',
  banners: 'banner',
  zones: 'zone',
  places: 'place',
  days: 'day',
  wraps: 'wrap',
  promos: 'promo',
  'price-plans': 'price-plan',
  staff: 'staff',
} as const satisfies { [name in keyof typeof resources]?: AuditSubject };

/** Forms of what there is one of; without an id, several forms that one answer fills. */
const settings: Partial<Record<keyof typeof officeRoutes, readonly [AuditSubject, id?: string]>> = {
  'GET /api/office/home-sections/': ['home-sections', ''],
  'GET /api/office/add-ons/': ['add-ons', ''],
  'GET /api/office/duty/': ['duty', ''],
  'GET /api/office/hours/': ['hours', ''],
  'GET /api/office/week/': ['week', ''],
  'GET /api/office/settings/': ['settings', 'payments'],
  'GET /api/office/delivery-attempts/': ['settings', 'delivery-attempts'],
  'GET /api/office/texts/': ['texts'],
  'GET /api/office/sms-texts/': ['sms-text'],
};

const idIn = (params: unknown) => (params as { id: string }).id;

/** By the route that fills a form, and for records by the one that saves it, whose answer fills it anew. */
const forms = new Map<string, Form>([
  ...Object.entries(records).flatMap(([name, subject]) => {
    const { one, update } = resources[name as keyof typeof records];
    return [one, update].map((key) => [key, { subject, id: idIn }] as const);
  }),
  ...Object.entries(settings).map(([key, [subject, id]]) => [key, { subject, id: () => id }] as const),
]);

type Config = { key?: string };

export function tellSeen(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  const sources = new Set(formSources(officeRoutes).values());
  // Before the record is read, so that no change comes in between.
  app.addHook('preHandler', async ({ routeOptions }, reply) => {
    const { key } = routeOptions.config as Config;
    if (key !== undefined && sources.has(key)) reply.header(seenHeader, await readSeen(db));
  });
  // After the record is written.
  app.addHook('onSend', async ({ routeOptions, params }, reply) => {
    const form = forms.get((routeOptions.config as Config).key ?? '');
    if (!form || reply.statusCode !== 200) return;
    const saved = await readSaved(db, form.subject, form.id(params));
    if (saved.length > 0) reply.header(savedHeader, writeSaved(saved));
  });
}
