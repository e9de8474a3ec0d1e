import { expect, test } from 'vitest';
import { askCode, isCancelled, onCodeAsked } from './ask-code.ts';

test('only a prompt that its user cancelled needs no message', async () => {
  const refusal = new Error('a code is needed');
  await expect(askCode(async () => undefined, refusal)).rejects.toBe(refusal);
  expect(isCancelled(refusal), 'nobody was asked').toBe(false);
  const stop = onCodeAsked((question) => question?.refused());
  await expect(askCode(async () => undefined, refusal)).rejects.toBe(refusal);
  expect([isCancelled(refusal), isCancelled(new Error('x')), isCancelled('x')]).toEqual([true, false, false]);
  stop();
});
