/** A folder in place of a machine, in which commands are typed as a document has them: without root and network. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs that would change the real machine or need a network. Their calls are noted, with what they are fed. */
const noted = ['apt-get', 'curl', 'npm', 'shop', 'sleep', 'su', 'systemctl', 'systemd-run', 'useradd'];
/** Functions and not files, because a folder in memory may hold no programs. Only root gives files away. */
const prelude = `
note() { { printf '%s\\n' "$*"; cat; } >> "$CALLS"; }
${noted.map((name) => `${name}() { note ${name} "$@"; }`).join('\n')}
install() {
  local kept=()
  while (($#)); do
    case $1 in
      -o | -g) shift 2 ;;
      *) kept+=("$1"); shift ;;
    esac
  done
  command install "\${kept[@]}"
}
`;
/** Absolute paths of these folders are those of the machine. */
const itsFolders = /(?<![\w/.}-])\/(?:etc|mnt|opt|tmp|usr\/local|var)\b/g;
const made = [
  ...['etc/default', 'etc/haproxy', 'etc/patroni', 'etc/sowgat', 'etc/systemd/system'],
  ...['mnt', 'opt', 'tmp', 'usr/local/sbin', 'var/backups', 'var/tmp'],
];

export type Machine = Disposable & {
  /** The folder that stands for the machine's own. */
  root: string;
  /**
   * Types blocks one after the other into one shell, which stops at the first failure.
   * @throws when a command fails
   */
  type(blocks: readonly string[], given?: { folder?: string; env?: Record<string, string> }): void;
  /** The text of a file, with paths as the document has them. */
  read(path: string): string;
  /** What the noted programs were asked and fed, line by line. */
  calls(): string[];
};

export function openMachine(): Machine {
  const root = mkdtempSync(join(tmpdir(), 'sowgat-machine-'));
  for (const folder of made) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'calls'), '');
  const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(root, '');
  return {
    root,
    read,
    calls: () => read('calls').split('\n'),
    type(blocks, { folder = '.', env = {} } = {}) {
      const script = prelude + blocks.join('\n').replaceAll(itsFolders, (path) => root + path);
      const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: join(root, folder),
        env: { ...process.env, ...env, CALLS: join(root, 'calls') },
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`the shell ended with ${status}: ${stderr}`);
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
