import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#server/config/read-config.ts';
import type { Finding } from './examine-database.ts';

/** A callback's signature is no stronger than its key. */
const leastKeyLetters = 16;

/** Settings that can be read and would not do: addresses that are not of this machine, and what lets strangers in. */
export async function examineSettings(config: Config): Promise<Finding[]> {
  const { host, metricsHost, metricsPort, trustedProxies, banks } = config;
  const everybody = trustedProxies.filter((proxy) => proxy.endsWith('/0'));
  const short = banks.filter(({ callbackKey }) => callbackKey && callbackKey.length < leastKeyLetters);
  return [
    ...(await examineHost({ name: 'host', setting: 'HOST', host })),
    ...(metricsPort === undefined
      ? []
      : await examineHost({ name: 'metrics host', setting: 'METRICS_HOST', host: metricsHost })),
    ...(everybody.length === 0
      ? []
      : [
          unwell(
            'proxies',
            `TRUSTED_PROXIES has ${everybody.join(', ')}: anybody may name the address that limits count; name your proxies alone`,
          ),
        ]),
    ...short.map(({ code, callbackKey = '' }) =>
      unwell(
        `bank ${code} key`,
        `BANK_${code}_CALLBACK_KEY has ${callbackKey.length} characters and can be guessed; agree on ${leastKeyLetters} or more with the bank`,
      ),
    ),
  ];
}

/** Listens on a port that is free, and closes it again. */
async function examineHost(about: { name: string; setting: string; host: string }): Promise<Finding[]> {
  const { name, setting, host } = about;
  const server = createServer().listen(0, host);
  try {
    await once(server, 'listening');
    return [];
  } catch (error) {
    return [unwell(name, sayNotOurs(setting, host, error as NodeJS.ErrnoException))];
  } finally {
    server.close();
  }
}

const sayNotOurs = (setting: string, host: string, { code }: NodeJS.ErrnoException) =>
  `${setting} has ${host}, which is no address of this machine (${code})`;

const unwell = (name: string, says: string): Finding => ({ name, says, isWell: false });
