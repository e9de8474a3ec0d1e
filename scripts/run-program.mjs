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
export function runProgram(node, args, options = {}) {
  return superviseAll([start(node, args, options)], options);
}

/** Runs programs side by side; when one ends the others are asked to end too. */
export function runTogether(node, programs) {
  const options = { ownGroup: true };
  return superviseAll(
    programs.map((args) => start(node, args, options)),
    options,
  );
}

function start(node, args, { ownGroup = false }) {
  return spawn(node, args, {
    cwd: root,
    env: environment(node),
    stdio: 'inherit',
    detached: ownGroup && process.platform !== 'win32',
  });
}

async function superviseAll(children, { ownGroup = false }) {
  const end = (signal) => children.forEach((child) => child.kill(signal));
  const stopListening = listen((signal) => {
    // Without a group of its own the program heard Ctrl-C from the terminal just as we did.
    if (ownGroup || signal !== 'SIGINT') end(signal);
  });
  const endings = children.map(ending);
  const first = await Promise.race(endings);
  end('SIGTERM');
  await Promise.all(endings);
  stopListening();
  return first;
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
