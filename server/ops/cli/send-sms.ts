import { parseArgs } from 'node:util';
import { readPhone } from '#domain/phone.ts';
import { openShop } from './open-shop.ts';

/** Sends a test SMS, to check the gateway before the shop opens. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string', default: '' }, text: { type: 'string', default: 'Sowgat' } },
  });
  await using shop = await openShop(env, 'any');
  const reading = readPhone(values.to, shop.config.smsPrefixes);
  if ('fault' in reading)
    throw new RangeError(`--to ${values.to} is no mobile number of the country (${reading.fault})`);
  const result = await shop.ctx.sms.send({ id: shop.ctx.newId(), to: reading.phone, text: values.text });
  process.stdout.write(`${JSON.stringify(result)}\n`);
  if (result.kind !== 'accepted') process.exitCode = 1;
}
