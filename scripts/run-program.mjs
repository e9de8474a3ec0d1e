/** Starting programs so that they end when we do, and we end as they did. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environment } from './find-node.mjs';
import { root } from './paths.mjs';

const heard = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and returns its exit code. Signals are passed on.
 * `ownGroup`: Ctrl-C reaches the program through us alone, exactly once, however often npm and the
 * terminal repeat it, so that it can finish its work in peace.
 */
export async function runProgram(node, args, { ownGroup = false } = {}) {
  const child = spawn(node, args, {
    cwd: root,
    env: environment(node),
    stdio: 'inherit',
    detached: ownGroup && process.platform !== 'win32',
  });
  const stopListening = listen((signal) => {
    // Without a group of its own the program heard Ctrl-C from the terminal just as we did.
    if (ownGroup || signal !== 'SIGINT') child.kill(signal);
  });
  const code = await ending(child);
  stopListening();
  return code;
}

/** Runs a program to its end and returns its exit code with everything that it wrote. */
export function listenTo(node, args) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env: environment(node), stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.once('error', (error) => (said += error.message));
    child.once('close', (code) => resolve({ code, said }));
  });
}

function ending(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${child.spawnfile} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Hears signals, and the silent death of npm above us, which would otherwise leave us behind. */
function listen(tell) {
  let last = 0;
  const handlers = heard.map((signal) => {
    const handler = () => {
      const now = Date.now();
      const repeated = now - last < 500;
      last = now;
      if (!repeated) tell(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  const parent = process.ppid;
  const orphaned = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) tell('SIGTERM');
  }, 200);
  return () => {
    clearInterval(orphaned);
    for (const forget of handlers) forget();
  };
}
