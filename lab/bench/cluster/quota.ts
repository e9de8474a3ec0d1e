/**
 * Limits a process to a share of a CPU, as containers do: by cgroups where permitted, otherwise by SIGSTOP and SIGCONT.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises';

export type Quota = { how: string; lift(): Promise<void> };

/** The period of the quota; the kernel allows no quota below a millisecond. */
const periodMicroseconds = 50_000;
const places = ['/sys/fs/cgroup', '/sys/fs/cgroup/cpu'];

/** @param share of one processor, such as 0.1 */
export async function limitProcess(pid: number, share: number): Promise<Quota> {
  await removeEmptyGroups();
  for (const way of [byUnifiedGroup, byGroup]) {
    const quota = await way(pid, share).catch(() => undefined);
    if (quota) return quota;
  }
  return byPauses(pid, share);
}

/** Removes cgroups that a killed run left. */
async function removeEmptyGroups(): Promise<void> {
  for (const place of places) {
    const names = await readdir(place).catch(() => []);
    for (const name of names.filter((one) => one.startsWith('sowgat-')))
      await rmdir(`${place}/${name}`).catch(() => undefined);
  }
}

async function byUnifiedGroup(pid: number, share: number): Promise<Quota | undefined> {
  if (!existsSync('/sys/fs/cgroup/cgroup.controllers')) return undefined;
  const group = `/sys/fs/cgroup/sowgat-${pid}`;
  await mkdir(group);
  await writeFile(`${group}/cpu.max`, `${Math.round(share * periodMicroseconds)} ${periodMicroseconds}`);
  await writeFile(`${group}/cgroup.procs`, String(pid));
  return { how: 'cgroup', lift: () => leave(group, '/sys/fs/cgroup/cgroup.procs', pid) };
}

async function byGroup(pid: number, share: number): Promise<Quota | undefined> {
  const group = `/sys/fs/cgroup/cpu/sowgat-${pid}`;
  await mkdir(group);
  await writeFile(`${group}/cpu.cfs_period_us`, String(periodMicroseconds));
  await writeFile(`${group}/cpu.cfs_quota_us`, String(Math.round(share * periodMicroseconds)));
  await writeFile(`${group}/cgroup.procs`, String(pid));
  return { how: 'cgroup', lift: () => leave(group, '/sys/fs/cgroup/cpu/cgroup.procs', pid) };
}

async function leave(group: string, parent: string, pid: number): Promise<void> {
  await writeFile(parent, String(pid)).catch(() => undefined);
  // It may take a moment until the group is empty.
  for (let tries = 0; tries < 20; tries += 1) {
    const gone = await rmdir(group).then(
      () => true,
      () => false,
    );
    if (gone) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Stopped for most of each tenth of a second: coarser, but needs no privileges. */
function byPauses(pid: number, share: number): Quota {
  const cycleMs = 100;
  let over = false;
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(pid, signal);
    } catch {
      over = true;
    }
  };
  const cycle = setInterval(() => {
    if (over) return clearInterval(cycle);
    send('SIGCONT');
    setTimeout(() => !over && send('SIGSTOP'), cycleMs * share);
  }, cycleMs);
  return {
    how: 'pauses',
    async lift() {
      over = true;
      clearInterval(cycle);
      send('SIGCONT');
    },
  };
}
