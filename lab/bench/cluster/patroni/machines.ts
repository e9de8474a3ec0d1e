/** Three machines with etcd, Patroni and PostgreSQL as network namespaces, with the files of deploy/patroni. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const advised = join(import.meta.dirname, '../../../../deploy/patroni');
export const passwords = {
  REST_PASSWORD: 'rest',
  SUPERUSER_PASSWORD: 'superuser',
  REPLICATION_PASSWORD: 'replication',
  REWIND_PASSWORD: 'rewind',
};

export type Program = 'etcd' | 'patroni';
export type Machine = {
  name: string;
  address: string;
  start(program: Program): Promise<void>;
  /** kill -9 of etcd alone. */
  killEtcd(): void;
  /** kill -9 of Patroni and every process of PostgreSQL. */
  killDatabase(): Promise<void>;
  /** Blocks all traffic of etcd; PostgreSQL and Patroni stay reachable. */
  cutFromEtcd(isCut: boolean): Promise<void>;
  /** Runs a program on the machine, as the account of PostgreSQL. */
  run(program: string, ...args: string[]): Promise<string>;
  said(): string;
};

/** The shop's own machine, and a network switch between all of them. */
export async function openNetwork(): Promise<void> {
  await run('mount', ['-t', 'tmpfs', 'none', '/run']);
  await mkdir('/run/netns');
  await mkdir('/run/postgresql');
  await ip('link set lo up');
  await ip('link add switch type bridge');
  await ip('addr add 10.0.0.11/24 dev switch');
  await ip('link set switch up');
}

/** @param place 1 to 3: db1 has 10.0.0.21 */
export async function openMachine(folder: string, place: number): Promise<Machine> {
  const name = `db${place}`;
  const address = `10.0.0.2${place}`;
  await connectTo(name, address);
  const home = join(folder, name);
  const { uid, gid } = await findAccount();
  const mounts = {
    lib: '/var/lib/postgresql',
    etcd: '/var/lib/etcd',
    etc: '/etc/patroni',
    run: '/run/postgresql',
  };
  for (const part of Object.keys(mounts)) await mkdir(join(home, part), { recursive: true });
  await mkdir(join(home, 'lib/15'));
  await writeSettings(join(home, 'etc'), { NAME: name, ADDRESS: address, ...passwords });
  for (const path of ['lib', 'lib/15', 'etcd', 'etc', 'run', 'etc/config.yml'])
    await chown(join(home, path), uid, gid);
  const binding = Object.entries(mounts)
    .map(([part, path]) => `mkdir -p ${path} && mount --bind ${home}/${part} ${path}`)
    .join(' && ');
  const inside = (program: string, args: string[]) => [
    ...['netns', 'exec', name, 'sh', '-c', `${binding} && exec "$@"`, 'sh'],
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', program, ...args],
  ];
  const environment = { PATH: process.env['PATH'], HOME: '/var/lib/postgresql', LC_ALL: 'C.UTF-8' };
  const children = new Map<Program, ChildProcess>();
  let said = '';

  return {
    name,
    address,
    async start(program) {
      const args = program === 'patroni' ? ['/etc/patroni/config.yml'] : [];
      const env = {
        ...environment,
        ...(program === 'etcd' ? await readEnv(join(home, 'etc/etcd.env')) : {}),
      };
      const child = spawn('ip', inside(program, args), { env, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => (said = (said + text).slice(-20_000)));
      children.set(program, child);
    },
    killEtcd: () => void children.get('etcd')?.kill('SIGKILL'),
    async killDatabase() {
      const { stdout } = await run('ip', ['netns', 'pids', name]);
      const pids = stdout.split('\n').filter(Boolean).map(Number);
      for (const pid of pids.filter((one) => one !== children.get('etcd')?.pid)) killHard(pid);
    },
    async cutFromEtcd(isCut) {
      for (const what of ['sport 2379', 'dport 2379', 'sport 2380', 'dport 2380'])
        await ip(`-n ${name} rule ${isCut ? 'add' : 'del'} ipproto tcp ${what} blackhole`);
    },
    async run(program, ...args) {
      const { stdout, stderr } = await run('ip', inside(program, args), { env: environment });
      return stdout + stderr;
    },
    said: () => said,
  };
}

async function connectTo(name: string, address: string): Promise<void> {
  await ip(`netns add ${name}`);
  await ip(`link add ${name} type veth peer name eth0 netns ${name}`);
  await ip(`link set ${name} master switch up`);
  await ip(`-n ${name} addr add ${address}/24 dev eth0`);
  await ip(`-n ${name} link set eth0 up`);
  await ip(`-n ${name} link set lo up`);
}

/** As deploy/patroni/README.md says: replaces the placeholders between @, and nothing else. */
async function writeSettings(folder: string, values: Record<string, string>): Promise<void> {
  await cp(advised, folder, { recursive: true });
  for (const [from, to] of [
    ['patroni.yml', 'config.yml'],
    ['etcd.env', 'etcd.env'],
  ] as const) {
    const text = await readFile(join(advised, from), 'utf8');
    const filled = text.replace(/@([A-Z_]+)@/g, (_, key: string) => values[key] ?? '');
    await writeFile(join(folder, to), filled, { mode: 0o600 });
  }
}

async function readEnv(file: string): Promise<Record<string, string>> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return key ? [[key, value ?? '']] : [];
    }),
  );
}

async function findAccount(): Promise<{ uid: number; gid: number }> {
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8')) ?? [];
  if (!uid) throw new Error('there is no account "postgres"; the package postgresql-15 makes it');
  return { uid: Number(uid), gid: Number(gid) };
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already removed.
  }
}

const ip = (command: string) => run('ip', command.split(' '));
