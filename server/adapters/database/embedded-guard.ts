/** When the shop is killed outright, nobody is left to stop its database. The guard is. */
import { spawn } from 'node:child_process';

/** Waits for its input to close, which happens however the shop ends, then shuts down and tidies up. */
const script = `cat >/dev/null; kill -INT "$1"; n=0
while kill -0 "$1" && [ $n -lt 200 ]; do sleep 0.05; n=$((n+1)); done; shift; rm -rf "$@"`;

/**
 * Ends process `pid` and removes `paths` should this process die. Returns the call that dismisses the guard.
 * Not on Windows, which has no `sh`: there the next start takes care of what was left.
 */
export function postGuard(pid: number, paths: string[]): () => void {
  if (process.platform === 'win32') return () => {};
  const guard = spawn('sh', ['-c', script, 'guard', `${pid}`, ...paths], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return () => void guard.kill('SIGKILL');
}
