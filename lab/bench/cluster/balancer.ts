/** HAProxy, nginx or Caddy as load balancer of the nodes, where one of them is installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPort } from '../../prove/crash/nodes.ts';

export type Balancer = {
  /** The program and its version, for the report. */
  name: string;
  port: number;
  /** Balances over these nodes from now on; resolves when that is in effect. */
  use(ports: readonly number[]): Promise<void>;
  stop(): void;
};
export type BalancerName = ProgramName | 'plain';
type ProgramName = 'haproxy' | 'nginx' | 'caddy';

type Program = {
  version: string;
  args: (file: string, folder: string) => string[];
  /** The signal for a reload that keeps connections open. */
  again: NodeJS.Signals;
  settings: (port: number, nodes: readonly number[], folder: string) => Promise<string>;
};

const programs: Record<ProgramName, Program> = {
  haproxy: { version: '-v', args: (file) => ['-W', '-f', file], again: 'SIGUSR2', settings: haproxySettings },
  nginx: {
    version: '-v',
    args: (file, folder) => ['-p', folder, '-c', file, '-g', 'daemon off;'],
    again: 'SIGHUP',
    settings: nginxSettings,
  },
  // Only for a single shop: its nodes are not changed while it runs.
  caddy: {
    version: 'version',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    again: 'SIGUSR1',
    settings: caddySettings,
  },
};
const titles: Record<ProgramName, string> = { haproxy: 'HAProxy', nginx: 'nginx', caddy: 'Caddy' };

/** @returns undefined where the wanted program, or either of HAProxy and nginx, is not installed */
export async function openBalancer(folder: string, wanted?: BalancerName): Promise<Balancer | undefined> {
  if (wanted === 'plain') return undefined;
  const names: ProgramName[] = wanted ? [wanted] : ['haproxy', 'nginx'];
  for (const name of names) {
    const program = programs[name];
    const { stdout, stderr, status } = spawnSync(name, [program.version], { encoding: 'utf8' });
    const version = /\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`)?.[0];
    if (status === 0) return start(name, `${titles[name]} ${version}`, folder);
  }
  return undefined;
}

async function start(program: ProgramName, name: string, folder: string): Promise<Balancer> {
  const { args, again, settings } = programs[program];
  const port = await findPort();
  const file = join(folder, `${program}.conf`);
  let child: ChildProcess | undefined;
  let said = '';
  const stop = () => void child?.kill('SIGTERM');
  process.on('exit', stop);

  function run(): void {
    const fresh = spawn(program, args(file, folder), { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [fresh.stdout, fresh.stderr])
      stream.on('data', (text) => (said = (said + text).slice(-4_000)));
    child = fresh;
  }

  return {
    name,
    port,
    async use(nodes) {
      await writeFile(file, await settings(port, nodes, folder));
      if (child) child.kill(again);
      else run();
      // Time to read the settings, and to check every node.
      await pause(1_500);
      for (let tries = 0; tries < 100 && child?.exitCode === null; tries += 1) {
        if (await answers(port)) return;
        await pause(100);
      }
      throw new Error(`${name} did not get ready:\n${said}`);
    },
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** The settings of deploy/ without TLS and accounts, with other nodes and lower limits. */
async function haproxySettings(port: number, nodes: readonly number[]): Promise<string> {
  const advised = await readFile(new URL('../../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  return (
    advised
      .replace(/^ +(bind|user|group|http-request redirect) .*\n/gm, '')
      // An unprivileged account may open fewer files.
      .replace(/maxconn \d+/, 'maxconn 2000')
      .replace(/^frontend shop\n/m, `$&    bind 127.0.0.1:${port}\n`)
      // Replaces the servers of each backend.
      .replace(/(^ +server .*\n)+/gm, (servers) =>
        nodes.map((node) => serverOf(node, servers.includes(' track '))).join(''),
      )
  );
}

function serverOf(node: number, isTracked: boolean): string {
  const name = `node${node}`;
  return `    server ${name} 127.0.0.1:${node}${isTracked ? ` track nodes/${name}` : ''}\n`;
}

/** The same for nginx, whose file needs some lines around it. */
async function nginxSettings(port: number, nodes: readonly number[], folder: string): Promise<string> {
  const advised = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
  const shop = advised
    .replace(/^server \{\n +listen 80;[^}]*\}\n/m, '')
    .replace(/^ +(ssl_\w+ |server 10[.]).*\n/gm, '')
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    // After least_conn, which must come before keepalive.
    .replace(
      /^ +least_conn;\n/m,
      `$&${nodes.map((node) => `    server 127.0.0.1:${node} max_fails=0;\n`).join('')}`,
    );
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log crit;
events { worker_connections 4096; }
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/nginx-${use};`).join('\n')}
${shop}}
`;
}

/** The same for Caddy; releases before 2.7 have another name for the buffer. */
async function caddySettings(port: number, nodes: readonly number[], folder: string): Promise<string> {
  const advised = await readFile(new URL('../../../deploy/Caddyfile', import.meta.url), 'utf8');
  const { stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  const isOld = /^v?2\.[0-6]\./.test(stdout.trim());
  return advised
    .replace(/^\{\n/, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}/caddy\n`)
    .replace('{$SHOP_HOST} {', `http://:${port} {\n\tbind 127.0.0.1`)
    .replace('shop:8080', nodes.map((node) => `127.0.0.1:${node}`).join(' '))
    .replace('request_buffers 64KiB', (wanted) =>
      isOld ? 'buffer_requests\n\t\tmax_buffer_size 64KiB' : wanted,
    );
}
