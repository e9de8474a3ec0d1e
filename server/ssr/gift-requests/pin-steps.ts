/** Asks for the digits of the recipient's number before other screens, and goes on with what was typed there. */
import { openPage, requirePass } from '#server/features/gift-requests/open-page.ts';
import { Refusal } from '../../platform/refusal.ts';
import { answerFields } from './answer-screens.ts';
import type { GiftFrame } from './gift-frame.ts';
import { pinScreen } from './gift-screens.ts';
import { say } from './gift.texts.ts';
import type { GiftCall, GiftReply, Step } from './step.ts';

type Form = GiftCall['form'];

const screensBehindPin = ['address', 'swap', 'decline', 'thanks'];
/** What a form is resumed with when the page was locked meanwhile, by its screen. */
const typedFields: Readonly<Record<string, readonly string[]>> = { address: answerFields, thanks: ['text'] };

/** Wraps a screen for the recipient only: a visitor who has not entered the digits of the number is asked for them. */
export const behindPin =
  (screen: string, step: Step): Step =>
  async (ctx, asked) => {
    try {
      requirePass(ctx, asked.actor.linkId, asked.pass);
    } catch {
      return askPin(asked.frame, screen, { typed: typedOf(screen, asked.form) });
    }
    return step(ctx, asked);
  };

function typedOf(screen: string, form: Form): [string, string][] {
  return (typedFields[screen] ?? []).flatMap((name) => {
    const value = form[name];
    return value === undefined ? [] : [[name, value] satisfies [string, string]];
  });
}

type PinPrompt = { typed: readonly [string, string][]; wrong?: string };

function askPin(frame: GiftFrame, next: string, { typed, wrong }: PinPrompt): GiftReply {
  const title = say(frame.lang, 'pinTitle');
  const body = pinScreen(frame, next, { typed, wrong: wrong ?? null });
  return { title, body, status: wrong === undefined ? 200 : 422 };
}

/** @param forms the screens that show again what was typed before the page was locked */
export const tryPin =
  (forms: Readonly<Record<string, Step>>): Step =>
  async (ctx, asked) => {
    const { actor, frame, form } = asked;
    const next = screensBehindPin.includes(form['next'] ?? '') ? (form['next'] ?? '') : '';
    const typed = typedOf(next, form);
    const pin = form['pin']?.trim() ?? '';
    // No try: the button was pressed too early.
    if (pin === '') return askPin(frame, next, { typed, wrong: say(frame.lang, 'missing') });
    try {
      const pass = await openPage(ctx, actor, pin);
      const resume = typed.length > 0 ? forms[next] : undefined;
      return resume ? { ...(await resume(ctx, asked)), pass } : { to: next, pass };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'request.invalid') throw error;
      return askPin(frame, next, { typed, wrong: say(frame.lang, 'pinWrong') });
    }
  };
