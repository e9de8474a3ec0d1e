/**
 * Interoperability test with foreign SMPP implementations: Kannel (C) and Net::SMPP (Perl), both from Debian 12. The
 * other tests use an SMSC made with the same library as the driver, so a misreading of SMPP in it would pass them. Not
 * part of any check: needs Debian packages, unpacked without installing:
 *
 *     mkdir kannel && cd kannel && apt-get update
 *     apt-get download kannel kannel-extras libhiredis0.14 libct4 libmariadb3 libpcre3 libpq5 \
 *       libsqlite3-0 libnet-smpp-perl
 *     for f in *.deb; do dpkg -x "$f" root; done
 *     KANNEL_ROOT=$PWD/root node server/adapters/sms/kannel.proof.ts
 *
 * Tested (Kannel 1.4.5-12, Net::SMPP 1.19; ports 9220-9229 of loopback):
 * 1. drive_smpp (the SMSC of Kannel's own tests; no transceiver): understands our bind_transmitter, submit_sm in both
 *    alphabets and enquire_link; killed and started again, it gets the next message in a new session.
 * 2. Net::SMPP as an SMSC: decodes our bind_transceiver, every field of submit_sm, the parts of a long text and unbind;
 *    we get its delivery receipt; restart as above.
 * 3. bearerbox and smsbox as clients of our test SMSC, which tests the SMSC itself: it decodes their Turkmen text and
 *    the parts of a long one, and they take our receipts as delivery reports. After a restart bearerbox reconnects.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { kannelConf, perlCentre } from './kannel.suite.ts';
import type { DeliveryReport } from './port.ts';
import { createSmppSms } from './smpp.ts';
import { readTexts, startSmsc } from './smsc.suite.ts';

const to = '+99361234567';
const long = 'Ваш заказ принят и будет доставлен сегодня. '.repeat(4);
const started: ChildProcess[] = [];

function check(what: string, holds: boolean): void {
  console.log(`${holds ? 'proved' : 'FAILED'}: ${what}`);
  if (!holds) process.exitCode = 1;
}

async function until(what: () => boolean | Promise<boolean>, seconds = 20): Promise<boolean> {
  for (let tries = 0; tries < seconds * 10; tries++) {
    if (await what()) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}

/** Starts an unpacked program; `said` returns its output so far. */
function start(root: string, libraries: string, program: string, args: string[]) {
  const child = spawn(program.startsWith('/') ? program : join(root, program), args, {
    env: { PATH: '/usr/bin:/bin', LD_LIBRARY_PATH: libraries, PERL5LIB: join(root, 'usr/share/perl5') },
  });
  started.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return { said: () => said, kill };
}

type Start = (program: string, args: string[]) => ReturnType<typeof start>;

function connect(query: string, onReceipt: (receipt: DeliveryReport) => void = () => {}) {
  const url = `smpp://sowgat:gul@127.0.0.1:9227?enquire=1&answer=3&${query}`;
  const sms = createSmppSms({ url, sender: 'Sowgat', now: () => new Date() });
  sms.hearReceipts?.(onReceipt);
  let sent = 0;
  const send = async (text: string) => {
    const expiresAt = new Date(Date.now() + 300_000);
    return (await sms.send({ id: String(++sent), to, text, expiresAt })).kind;
  };
  return { ...sms, send, isUp: async () => (await sms.check()).state === 'up' };
}

async function proveDriveSmpp(run: Start): Promise<void> {
  const centre = () => run('usr/lib/kannel/test/drive_smpp', ['-v', '0', '-m', '0', '-p', '9227']);
  let peer = centre();
  const sms = connect('bind=transmitter');
  check(
    'drive_smpp takes our bind and a plain text',
    (await sms.send('481203 - Sowgat kody')) === 'accepted',
  );
  check('drive_smpp reads that text', await until(() => peer.said().includes('<481203 - Sowgat kody>')));
  check('drive_smpp takes a Turkmen text', (await sms.send('çaý, şu gün')) === 'accepted');
  check('drive_smpp is asked whether it is there', await until(() => peer.said().includes('enquire_link')));
  await peer.kill();
  check('its end is noticed', await until(async () => !(await sms.isUp())));
  peer = centre();
  check('a new session is bound after its restart', await until(sms.isUp));
  await sms.send('after the restart');
  check('and carries the next message', await until(() => peer.said().includes('<after the restart>')));
  await sms.close();
  await peer.kill();
}

async function proveNetSmpp(run: Start): Promise<void> {
  const centre = () => run('/usr/bin/perl', ['-e', perlCentre, '9227']);
  const receipts: DeliveryReport[] = [];
  let peer = centre();
  const sms = connect('', (receipt) => receipts.push(receipt));
  const seen = (line: string) => until(() => peer.said().includes(line), 5);
  check('Net::SMPP takes our bind_transceiver', (await sms.send('@{ü}')) === 'accepted');
  check('it reads account and password', await seen('bind sowgat gul 34'));
  // The message waited for the bind, so a second of its five minutes of validity may have passed.
  const fields =
    /5\/0 Sowgat 1\/1 99361234567 reg=1 valid=000000000(500|45\d)000R esm=0 coding=0 001b287e1b29/;
  check('it reads every field of a plain text', await until(() => fields.test(peer.said()), 5));
  check('Net::SMPP takes a long Russian text', (await sms.send(long)) === 'accepted');
  check(
    'it reads its parts',
    (await seen('esm=64 coding=8 050003')) && /coding=8 050003..0301[^]*050003..0303/.test(peer.said()),
  );
  check(
    'its receipt reaches us',
    await until(() => receipts.some((r) => r.providerId === 'perl_1' && r.outcome === 'delivered')),
  );
  await peer.kill();
  await until(async () => !(await sms.isUp()));
  peer = centre();
  check('a new session is bound after its restart', await until(sms.isUp));
  check('and carries the next message', (await sms.send('Salam')) === 'accepted');
  await sms.close();
  check('it is told goodbye', await seen('unbind'));
  await peer.kill();
}

async function proveBearerbox(run: Start, folder: string): Promise<void> {
  const reports: string[] = [];
  const shop = createServer((req, res) => {
    reports.push(req.url ?? '');
    res.end();
  }).listen(9224, '127.0.0.1');
  const conf = join(folder, 'kannel.conf');
  await writeFile(conf, kannelConf);
  let centre = await startSmsc(9223);
  centre.manners.deliveryReports = true;
  const bearerbox = run('usr/sbin/bearerbox', ['-v', '1', conf]);
  check('bearerbox binds to the test centre', await until(() => centre.binds() > 0));
  const smsbox = run('usr/sbin/smsbox', ['-v', '1', conf]);
  const dlr = { 'dlr-mask': '31', 'dlr-url': 'http://127.0.0.1:9224/dlr/%d' };
  const send = async (text: string, coding: string) => {
    const query = new URLSearchParams({
      username: 'shop',
      password: 'gul',
      from: 'Sowgat',
      to,
      text,
      coding,
      charset: 'UTF-8',
      ...dlr,
    });
    const answer = await fetch(`http://127.0.0.1:9222/cgi-bin/sendsms?${query}`).catch(() => null);
    return answer?.status === 202;
  };
  const arrived = (text: string) =>
    until(() => readTexts(centre.submits).some((sms) => sms.to === to && sms.text === text));
  await until(() => send('Код Gözel çaý', '2'));
  check('its Turkmen and Russian text is read', await arrived('Код Gözel çaý'));
  await send(long, '2');
  check('its parts of a long text are joined', await arrived(long));
  check('our receipt is its delivery report', await until(() => reports.includes('/dlr/1')));
  await centre.stop();
  centre = await startSmsc(9223, centre.submits);
  check('it comes back after the restart of the test centre', await until(() => centre.binds() > 0));
  for (const end of [bearerbox.kill, smsbox.kill, centre.stop, shop.close]) await end();
}

async function prove(root: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kannel-'));
  const arch = (await readdir(join(root, 'usr/lib'))).filter((name) => name.includes('-linux-'));
  const libraries = arch.flatMap((name) => [join(root, 'usr/lib', name), join(root, 'lib', name)]).join(':');
  const run: Start = (program, args) => start(root, libraries, program, args);
  try {
    await proveDriveSmpp(run);
    await proveNetSmpp(run);
    await proveBearerbox(run, folder);
  } finally {
    for (const child of started) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
}

const root = process.env.KANNEL_ROOT;
if (root === undefined)
  console.log('skipped: KANNEL_ROOT names no unpacked Kannel; see the head of this file');
else await prove(resolve(root));
