import { statfs } from 'node:fs/promises';
import { examineBackups } from './examine-backups.ts';
import { examineDatabase, examineOther, examineRoom, type Finding } from './examine-database.ts';
import { examineSettings } from './examine-settings.ts';
import { examineStorage } from './examine-storage.ts';
import type { Neighbours } from '#server/ops/cli/open-shop.ts';

const leastFreeBytes = 5e9;
const timeoutMs = 12_000;

/**
 * Checks every dependency of the shop, all at the same time. Leaves nothing behind; a failure or time-out becomes a
 * finding.
 */
export async function examineShop(shop: Neighbours): Promise<Finding[]> {
  const questions: Record<string, () => Promise<Finding[]>> = {
    settings: () => examineSettings(shop.config),
    database: () => askDatabase(shop),
    replica: () => examineOther('replica', shop.config),
    'db direct': () => examineOther('db direct', shop.config),
    'db owner': () => examineOther('db owner', shop.config),
    sms: () => examineSms(shop),
    pictures: () => examineStorage(shop),
    banks: () => examineBanks(shop),
    disk: () => examineDisk(shop),
    backup: () => examineBackups(shop),
  };
  const found = await Promise.all(
    Object.entries(questions).map(([name, ask]) =>
      inTime(ask).catch((error: unknown) => [{ name, says: reasonOf(error), isWell: false }]),
    ),
  );
  return found.flat();
}

/** The message of an error without its stack, with the `cause` in which libraries hide the reason. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  const why = cause?.code ?? cause?.message ?? (message ? undefined : code);
  return [message, why && `(${why})`].filter(Boolean).join(' ') || 'fails';
}

async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  return Promise.race([(async () => ask())(), late.promise]).finally(() => clearTimeout(timer));
}

async function askDatabase({
  openDatabase,
  findSecrets,
  freeIn,
  config,
  now,
}: Neighbours): Promise<Finding[]> {
  const database = await openDatabase();
  if (!database) return [well('database', 'there is none in DATA_DIR yet; the first start makes it')];
  try {
    // As the owner: on the schema of a previous release the serving role has no rights yet.
    const secrets = await findSecrets();
    const found = await examineDatabase(database.ownerUrl, { now, ...(secrets ? { secrets } : {}) });
    if (config.backupsElsewhere) return found;
    return [...found, await examineRoom(database.ownerUrl, config.drillDir, freeIn)];
  } finally {
    await database.stop();
  }
}

async function examineSms({ openSms }: Neighbours): Promise<Finding[]> {
  const sms = openSms();
  try {
    const { state, detail } = await sms.check();
    return [{ name: 'sms', says: `${sms.name}: ${detail}`, isWell: state === 'up' }];
  } finally {
    await sms.close();
  }
}

async function examineBanks({ config, openBanks }: Neighbours): Promise<Finding[]> {
  const banks = [...openBanks()];
  const none = config.mode === 'demo' ? 'the simulator stands in for all' : 'none, as BANKS says';
  if (banks.length === 0) return [well('banks', none)];
  return Promise.all(
    banks.map(async ([code, bank]) => {
      const answer = await bank.status({ orderNumber: 'doctor-asks' });
      // "No such order" shows that the bank answers.
      const isWell = answer.kind === 'not-found' || answer.kind === 'status';
      const why = 'reason' in answer ? answer.reason : 'message' in answer ? answer.message : '';
      return { name: `bank ${code}`, says: isWell ? 'answers' : `${answer.kind}, ${why}`, isWell };
    }),
  );
}

async function examineDisk({ config: { dataDir } }: Neighbours): Promise<Finding[]> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (!disk) return [well('disk', `${dataDir} is not there, nor needed when everything is elsewhere`)];
  const free = disk.bavail * disk.bsize;
  return [{ name: 'disk', says: `${(free / 1e9).toFixed(1)} GB free`, isWell: free >= leastFreeBytes }];
}

const well = (name: string, says: string): Finding => ({ name, says, isWell: true });
