import { expect, test } from 'vitest';
import { createChallenge, readSolution } from '#server/platform/proof-of-work.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { openTestShop, refusal } from '../../storefront/app/test-shop.ts';
import { deviceCheck } from '#storefront/features/customers/sign-in/ask-code.ts';
import { signIn } from '#storefront/features/customers/sign-in/auth.calls.ts';
import { waitOf } from '#storefront/features/customers/sign-in/CodeState.tsx';

const secrets = createSecrets('a-key-of-the-tests-with-more-than-32-bytes');
const [subject, now] = ['+99361234567', new Date('2026-11-21T07:00:00Z')];
const sent = { message: 'OK', data: { username: subject, resendAfter: 60, expiresIn: 300 } };
const key = 'POST /api/auth/sign-in/';

type Parts = { body: { username: string; solution?: string } };

/** A shop that asks for proof of work before it sends a code. */
async function openCrowded(answer: (parts: Parts) => unknown = () => sent) {
  const challenge = await createChallenge(secrets, { salt: 'x'.repeat(22), subject, now });
  const checks: boolean[] = [];
  const shop = openTestShop({
    answers: {
      [key]: (parts: Parts) => {
        checks.push(deviceCheck.get());
        if (parts.body.solution !== undefined) return answer(parts);
        return refusal(429, { code: 'challenge.required', message: 'work', data: { challenge } })();
      },
    },
  });
  return { shop, checks };
}

test('a browser that is asked for work does it, says so meanwhile, and gets the code without another press', async () => {
  const { shop, checks } = await openCrowded(({ body: { solution = '' } }) => {
    expect(readSolution(secrets, { solution, subject, now })).toBe('x'.repeat(22));
    expect(readSolution(secrets, { solution, subject: '+99361234568', now })).toBeUndefined();
    const tooLate = new Date(now.getTime() + 180_000);
    expect(readSolution(secrets, { solution, subject, now: tooLate })).toBeUndefined();
    return sent;
  });
  await shop.store.dispatch(signIn(subject));
  expect(shop.state().auth).toMatchObject({ redirectToSms: true, loginError: null });
  expect(shop.toasts).toEqual([]);
  expect(checks).toEqual([false, true]);
  expect(deviceCheck.get()).toBe(false);
});

test('work that is not accepted is tried once and then said', async () => {
  const { shop } = await openCrowded(refusal(429, { code: 'otp.network-busy', message: 'tor' }, 900));
  const result = await shop.store.dispatch(signIn(subject));
  expect(shop.calls).toHaveLength(2);
  expect(shop.state().auth.loginError).toBe('tor');
  const failure = signIn.rejected.match(result) ? result.payload : undefined;
  expect(waitOf(failure, now)).toBe(now.getTime() + 900_000);
});
