import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'vitest';
import { startShop } from './start-shop.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a shop that was closed is forgotten: a thousand of them fit into one process', async () => {
  const memory = await openAndClose();
  for (let turn = 0; turn < 100 && memory.deref(); turn += 1) {
    await nextTurn();
    collectGarbage();
  }
  assert.equal(memory.deref(), undefined);
});

async function openAndClose(): Promise<WeakRef<object>> {
  const shop = await startShop();
  await shop.settle();
  const memory = new WeakRef<object>(shop.ctx);
  await shop[Symbol.asyncDispose]();
  return memory;
}
