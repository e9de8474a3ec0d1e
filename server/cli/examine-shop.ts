import { statfs } from 'node:fs/promises';
import { findLastDrill } from '#server/backup/last-drill.ts';
import { findLastBackup } from '#server/backup/manifest.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { examineDatabase } from './examine-database.ts';

/** What one of the shop's neighbours said, and whether somebody has to mend it. */
export type Finding = { name: string; says: string; isWell: boolean };

type Examined = { ctx: Context; config: Config; databaseUrl: string };

const leastFreeBytes = 5e9;
const mostHours = 26;

/** Asks everything the shop depends on whether it is well. Changes nothing, and whatever fails is a finding. */
export async function examineShop(shop: Examined): Promise<Finding[]> {
  const questions: Record<string, () => Promise<Finding[]>> = {
    database: () => examineDatabase(shop.databaseUrl, shop.ctx),
    sms: async () => {
      const { state, detail } = shop.ctx.sms.health();
      return [{ name: 'sms', says: `${shop.ctx.sms.name}: ${state}, ${detail}`, isWell: state !== 'down' }];
    },
    pictures: async () => {
      await shop.ctx.storage.exists('doctor/none.webp');
      return [well('pictures', 'the storage answers')];
    },
    banks: () => examineBanks(shop.ctx),
    disk: () => examineDisk(shop.config),
    backup: () => examineBackups(shop),
  };
  const found: Finding[] = [];
  for (const [name, ask] of Object.entries(questions))
    found.push(
      ...(await ask().catch((error: Error) => [{ name, says: `fails: ${error.message}`, isWell: false }])),
    );
  return found;
}

async function examineBanks(ctx: Context): Promise<Finding[]> {
  if (ctx.banks.size === 0) return [well('banks', 'none by settings; demonstration mode brings a simulator')];
  return Promise.all(
    [...ctx.banks].map(async ([code, bank]) => {
      const { kind } = await bank.status({ orderNumber: 'doctor-asks' });
      // A bank that knows no such order has answered.
      const isWell = kind === 'not-found' || kind === 'status';
      return { name: `bank ${code}`, says: isWell ? 'answers' : kind, isWell };
    }),
  );
}

async function examineDisk({ dataDir }: Config): Promise<Finding[]> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (!disk) return [well('disk', `${dataDir} is not there, nor needed when everything is elsewhere`)];
  const free = disk.bavail * disk.bsize;
  return [{ name: 'disk', says: `${(free / 1e9).toFixed(1)} GB free`, isWell: free >= leastFreeBytes }];
}

/** A demonstration may do without. */
async function examineBackups({ config, ctx }: Examined): Promise<Finding[]> {
  const found = {
    backup: await findLastBackup(config.backupDir),
    drill: await findLastDrill(config.backupDir),
  };
  return Object.entries(found).map(([name, at]) => {
    const hours = at ? (ctx.now().getTime() - at.getTime()) / 3_600_000 : Number.POSITIVE_INFINITY;
    return {
      name,
      says: at ? `${hours.toFixed(1)} hours ago` : 'never',
      // One from the future was made before the clock was set back: nobody knows how old it is.
      isWell: config.mode === 'demo' || (hours <= mostHours && hours > -0.2),
    };
  });
}

const well = (name: string, says: string): Finding => ({ name, says, isWell: true });
