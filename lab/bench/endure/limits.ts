import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCluster } from '../cluster/shop.ts';
import { type Row, tell } from '../cluster/table.ts';

/**
 * Rate limits are shared by two nodes; without the database, calls that cost money (SMS) are refused while the
 * catalogue stays available.
 */
export async function endureLimits(): Promise<Row[]> {
  const file = join(tmpdir(), `sowgat-sms-${process.pid}.jsonl`);
  await writeFile(file, '');
  await using shop = await openCluster({ web: 2, env: { SMS_DRIVER: 'file', SMS_FILE: file } }, tell);
  const origins = shop.web.map(({ origin }) => origin);
  const ask = async (turn: number, username: string) => {
    const path = turn % 3 === 0 ? 'sign-in' : turn % 3 === 1 ? 'send-activate-code' : 'resend-activate-code';
    const reply = await fetch(`${origins[turn % 2]}/api/auth/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${turn % 250}` },
      body: JSON.stringify({ username }),
    });
    await reply.text();
    return reply.status;
  };
  const sent = async () =>
    (await readFile(file, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { to: string }).to);

  tell('200 requests for codes at once, one number in six spellings');
  const spellings = [
    '61234567',
    '+99361234567',
    '99361234567',
    '8 61 23 45 67',
    '861234567',
    '+993 61 23-45-67',
  ];
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, turn) => ask(turn, spellings[turn % spellings.length] ?? '61234567')),
  );
  await pause(4_000);
  const toOne = (await sent()).filter((to) => to === '+99361234567').length;
  tell('120 numbers from one address');
  for (let turn = 0; turn < 120; turn += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(turn + at, `+99362${String(100_000 + turn + at)}`)),
    );
  await pause(4_000);
  const toMany = (await sent()).length;

  tell('the database is gone');
  const list = `${origins[0]}/api/product/list/`;
  await (await fetch(list)).text();
  await shop.primary.stop();
  await pause(1_000);
  const closed = await Promise.all([ask(0, '+99361111111'), ask(1, '+99361111112')]);
  const open = (await fetch(list)).status;
  const late = (await sent()).length - toMany;
  await shop.primary.startAgain();
  return [
    {
      tried: '200 requests for a code at once over two nodes, one number, forged addresses',
      found: `${toOne} SMS; ${statuses.filter((status) => status === 200).length} were told yes, ${statuses.filter((status) => status >= 500).length} were told to come back`,
      ok: toOne === 1,
    },
    {
      tried: '120 numbers from one address within a minute',
      found: `${toMany} SMS in all`,
      ok: toMany <= 31,
    },
    {
      tried: 'the database is gone',
      found: `codes are answered with ${closed.join(', ')}, ${late} SMS; the list with ${open}`,
      ok: closed.every((status) => status === 503) && late === 0 && open === 200,
    },
  ];
}
