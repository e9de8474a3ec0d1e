/** Whether a recorded process id still belongs to the same process. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Also true for a process of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Start time of a process, in whatever format the system has. Process ids are reused, in containers from the very first
 * on; an id together with a start time is not.
 */
export async function findBirth(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'win32') return 'unknown';
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // Field 22 of stat (starttime), counted from behind the program's name, which may itself contain spaces and brackets.
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return ps(pid, 'lstart');
}

/** The command line of a process, `undefined` when there is no such process. */
export async function findCommand(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return line?.replaceAll('\0', ' ') ?? (await ps(pid, 'command'));
}

async function ps(pid: number, column: string): Promise<string | undefined> {
  const answer = await run('ps', ['-o', `${column}=`, '-p', `${pid}`]).catch(() => undefined);
  return answer?.stdout.trim() || undefined;
}
