/** For other features: which feature switches are on. */
import { type FeatureName, featuresOn } from '#domain/feature.ts';
import type { PhotoMode } from '#domain/parcel-photos/order-photos.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

type Ctx = { db: Db | Trx; config: Pick<Context['config'], 'mode' | 'features'> };

/** Of the finished features those that are on: by the switch of staff, or as usual before anybody has used it. */
export async function readFeatures({ db, config }: Ctx): Promise<FeatureName[]> {
  const rows = await db.selectFrom('feature').select(['name', 'is_on']).execute();
  const switches = new Map(rows.map(({ name, is_on }) => [name, is_on]));
  return featuresOn(switches, { finished: config.features, isDemo: config.mode === 'demo' });
}

/** The same for one feature, from the response cache: a switch invalidates it on every node, like any public change. */
export async function hasFeature(
  ctx: Pick<Context, 'db' | 'config' | 'cache'>,
  name: FeatureName,
): Promise<boolean> {
  const kept = await ctx.cache.get('features', async () => ({
    text: JSON.stringify(await readFeatures(ctx)),
  }));
  return (JSON.parse(kept.raw.toString()) as FeatureName[]).includes(name);
}

/** Whether buyers are only shown the photos of their parcel, or asked to approve them. */
export async function readPhotoMode(db: Db | Trx): Promise<PhotoMode> {
  const row = await db
    .selectFrom('feature')
    .select('mode')
    .where('name', '=', 'photo-report')
    .$narrowType<{ mode: PhotoMode | null }>()
    .executeTakeFirst();
  return row?.mode ?? 'shown';
}
