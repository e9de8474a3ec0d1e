import { produce as immerProduce } from 'immer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDraft, produce } from './drafts.ts';

type Line = { id: number; quantity: number; tags: string[] };
type State = { items: Line[]; note: string | null; chosen?: Line | null };

const line = fc.record({ id: fc.nat(9), quantity: fc.nat(9), tags: fc.array(fc.constantFrom('a', 'b')) });
const state = fc.record({ items: fc.array(line, { maxLength: 6 }), note: fc.option(fc.constant('n')) });
const steps: ((draft: State, n: number) => unknown)[] = [
  (draft, n) => void draft.items.push({ id: n, quantity: 1, tags: [] }),
  (draft, n) => void draft.items.splice(n % 3, 1),
  (draft, n) => {
    const found = draft.items.find(({ id }) => id === n);
    if (found) found.quantity += n;
  },
  (draft, n) => {
    draft.items = draft.items.filter(({ id }) => id !== n);
  },
  (draft, n) => {
    draft.items = [...draft.items, { id: n, quantity: n, tags: ['new'] }];
    draft.items[0]?.tags.push('first');
  },
  (draft) => void draft.items.sort((a, b) => a.id - b.id),
  (draft) => {
    draft.chosen = draft.items[0] ?? null;
    if (draft.chosen) draft.chosen.quantity = 77;
  },
  (draft) => void delete draft.chosen,
  (draft) => {
    draft.note = draft.note === null ? 'n' : null;
  },
  (draft, n) => {
    if (draft.items[n % 4]) draft.items[n % 4] = { id: 5, quantity: 0, tags: [] };
  },
];

test('a reducer has the same result with the light drafts as with immer, and the old state stays as it was', () => {
  const wishes = fc.array(fc.tuple(fc.nat(steps.length - 1), fc.nat(9)), { maxLength: 8 });
  fc.assert(
    fc.property(state, wishes, (before, plan) => {
      const run = (draft: State) => {
        for (const [step, n] of plan) steps[step]?.(draft, n);
      };
      const kept = structuredClone(before);
      const light = produce<State>(before, run);
      expect(before).toEqual(kept);
      expect(light).toEqual(immerProduce(structuredClone(kept) as State, run));
      expect(holdsDraft(light)).toBe(false);
    }),
  );
});

test('what was not touched stays the very same object', () => {
  const before: State = { items: [{ id: 1, quantity: 1, tags: [] }], note: null };
  expect(produce(before, () => undefined)).toBe(before);
  expect(produce(before, (draft) => void draft.items.find(({ id }) => id === 1))).toBe(before);
  const after = produce(before, (draft) => void (draft.note = 'x'));
  expect(after).not.toBe(before);
  expect(after.items).toBe(before.items);
});

test('a recipe may return a new state', () => {
  const before: State = { items: [], note: null };
  expect(produce(before, () => ({ items: [], note: 'new' }))).toEqual({ items: [], note: 'new' });
});

test('an answer that is put in as it came is not looked through, however long it is', () => {
  let looks = 0;
  const counting = {
    ownKeys(target: object) {
      looks += 1;
      return Reflect.ownKeys(target);
    },
  };
  const row = new Proxy({ id: 1 }, counting);
  const answer = { rows: [row] };
  const after = produce<{ answer: typeof answer | null }>({ answer: null }, (draft) => {
    draft.answer = answer;
  });
  expect(after.answer).toBe(answer);
  expect(looks).toBe(0);
});

function holdsDraft(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isDraft(value) || Object.values(value).some(holdsDraft);
}
