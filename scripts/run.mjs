/**
 * Every npm script: `npm start`, `npm run dev`, `npm test`, `npm run test:watch`, `npm run check`, `npm run build`,
 * `npm run prove`, `npm run bench`, `npm run endure`, `npm run demo:cluster`, `npm run mutation`, `npm run shop -- …`.
 * Plain JavaScript on Node 20, because it runs before anything is installed: it installs what the lock file says, finds the
 * Node that came with it, and hands over.
 */
import { buildShop, prepareDatabase, shopIsBuilt } from './build-shop.mjs';
import { findNode } from './find-node.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { root, vitest } from './paths.mjs';
import { runChecks } from './run-checks.mjs';
import { runProgram } from './run-program.mjs';
import { runTests } from './run-tests.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';

/**
 * A shop shares its machine with its database, so garbage gets little room: a tenth more processor time where every answer is
 * new, none where they are at hand, and a third less memory (measured: docs/scale.md).
 */
const thrift = ['--max-semi-space-size=4', '--heap-growing-percent=40'];

const commands = {
  async start(args) {
    const isBuilt = shopIsBuilt();
    await installDependencies({ forDevelopment: !isBuilt });
    const node = findNode();
    if (!isBuilt) await buildShop(node);
    return runProgram(node, [...thrift, 'dist/server/main.js', ...args], { ownGroup: true });
  },

  async dev(args) {
    await installDependencies();
    return runProgram(findNode(), ['scripts/dev.mjs', ...args], { ownGroup: true });
  },

  async test(args) {
    await installDependencies();
    return runTests(findNode(), args);
  },

  async 'test:watch'(args) {
    await installDependencies();
    const part = args.length > 0 ? args : ['--changed'];
    process.once('exit', makeScratchFolder());
    return runProgram(findNode(), [...vitest('watch'), '--project=!e2e', ...part]);
  },

  async check() {
    await installDependencies();
    const { failed } = await runChecks(findNode());
    return failed > 0 ? 1 : 0;
  },

  async build() {
    await installDependencies();
    const node = findNode();
    await buildShop(node);
    prepareDatabase(node);
    return 0;
  },

  async prove(args) {
    await installDependencies();
    return runProgram(findNode(), ['lab/prove/prove.proof.ts', ...args], { ownGroup: true });
  },

  async bench(args) {
    await installDependencies();
    return runProgram(findNode(), ['lab/bench/hot-list.ts', ...args]);
  },

  async 'demo:cluster'(args) {
    await installDependencies();
    await buildShop(findNode());
    return runProgram(findNode(), ['lab/bench/cluster/demo.ts', ...args]);
  },

  async endure(args) {
    await installDependencies();
    await buildShop(findNode());
    return runProgram(findNode(), ['lab/bench/endure/endure.ts', ...args]);
  },

  async mutation(args) {
    await installDependencies();
    const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
    return runProgram(findNode(), [stryker, 'run', 'build/stryker.config.json', ...args]);
  },

  async shop(args) {
    await installDependencies({ forDevelopment: false });
    return runProgram(findNode(), ['server/ops/cli/main.ts', ...args]);
  },
};

const [name = '', ...rest] = process.argv.slice(2);
// `node scripts/run.mjs test -- x` means what `npm test -- x` means.
const args = rest[0] === '--' ? rest.slice(1) : rest;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`Say one of: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
process.chdir(root);
try {
  process.exitCode = await command(args);
} catch (error) {
  // A sentence for people where one was written, the whole trace where something unforeseen happened.
  console.error(error.sentence ?? error);
  process.exitCode = 1;
}
