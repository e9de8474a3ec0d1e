/** The handlers of the recipient's page, by screen: they run the same verbs as its API. */
import type { GiftView } from '#contract/gift-requests/shop.ts';
import { barScopes } from '#domain/gift-requests/bar.ts';
import { cutText } from '#domain/fields/cut-text.ts';
import type { Context } from '../../context.ts';
import { wordsOf } from '../../error-texts.ts';
import { answerGift } from '#server/features/gift-requests/answer-gift.ts';
import { declineGift } from '#server/features/gift-requests/decline-gift.ts';
import { listPlaces, listTimes } from '#server/features/gift-requests/offered-times.ts';
import { readGiftOrder, showAnswer, showGift } from '#server/features/gift-requests/show-gift.ts';
import { swapGift } from '#server/features/gift-requests/swap-gift.ts';
import { thankGiver, withdrawThanks } from '#server/features/gift-requests/thank-giver.ts';
import { noteLinkOpened } from '#server/features/links/find-link.ts';
import { inTransaction, type Trx } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  addressScreen,
  answerFields,
  type AnswerField,
  neededFields,
  timeScreen,
  type RawForm,
} from './answer-screens.ts';
import { declineScreen, parcelScreen } from './gift-screens.ts';
import { type GiftText, say } from './gift.texts.ts';
import { behindPin, tryPin } from './pin-steps.ts';
import type { GiftCall, GiftReply, Step } from './step.ts';
import { sentScreen, thanksScreen } from './thanks-screens.ts';
import { swapScreen } from './swap-screen.ts';

const change = (ctx: Context, { actor }: GiftCall, work: (trx: Trx, orderId: string) => Promise<void>) =>
  inTransaction(ctx.db, (trx) => work(trx, actor.subjectId));

const showParcel: Step = async (ctx, { actor, frame }) => {
  const gift = await showGift(ctx, actor.subjectId);
  await noteLinkOpened(ctx, actor);
  return { title: say(frame.lang, 'title'), body: parcelScreen(frame, gift), word: gift.word };
};

function readTyped(form: Readonly<Record<string, string>>): RawForm {
  const typed = Object.fromEntries(
    answerFields.map((name) => [name, cutText((form[name] ?? '').trim(), longestField)]),
  ) as RawForm;
  return { ...typed, place: /^\d{1,9}$/.test(typed.place) ? typed.place : '' };
}

const longestField = 200;
const missingIn = (typed: RawForm) => neededFields.filter((name) => typed[name] === '');

async function showAddress(
  ctx: Context,
  { actor, frame }: GiftCall,
  { typed, wrong }: { typed: RawForm; wrong: readonly AnswerField[] },
): Promise<GiftReply> {
  const places = await listPlaces(ctx, await readGiftOrder(ctx.db, actor.subjectId));
  const body = addressScreen(frame, { typed, places, wrong });
  return {
    title: say(frame.lang, 'whereTitle'),
    body,
    resend: 'address',
    status: wrong.length > 0 ? 422 : 200,
  };
}

/** Filled with the earlier answer, or with the fields that the next screen sent back. */
const askAddress: Step = async (ctx, asked) => {
  const { fullname, own } = await showAnswer(ctx, asked.actor.subjectId);
  const known = { fullname, place: '', line1: '', line2: '', landmark: '', ...own };
  const form = 'line1' in asked.form ? asked.form : { ...known, place: String(known.place) };
  return showAddress(ctx, asked, { typed: readTyped(form), wrong: [] });
};

const askTime: Step = async (ctx, asked) => {
  const typed = readTyped(asked.form);
  const wrong = missingIn(typed);
  if (wrong.length > 0) return showAddress(ctx, asked, { typed, wrong });
  return showTimes(ctx, asked, { typed, alert: null });
};

async function showTimes(
  ctx: Context,
  asked: GiftCall,
  { typed, alert }: { typed: RawForm; alert: string | null },
): Promise<GiftReply> {
  const { actor, frame } = asked;
  const order = await readGiftOrder(ctx.db, actor.subjectId);
  try {
    const offered = await listTimes(ctx, order, Number(typed.place));
    const body = timeScreen(frame, { typed, ...offered, alert });
    return { title: say(frame.lang, 'whenTitle'), body, resend: 'time', status: alert === null ? 200 : 409 };
  } catch (error) {
    if (!(error instanceof Refusal) || !error.code.startsWith('place.')) throw error;
    return showAddress(ctx, asked, { typed, wrong: ['place'] });
  }
}

const answer: Step = async (ctx, asked) => {
  const typed = readTyped(asked.form);
  const wrong = missingIn(typed);
  if (wrong.length > 0) return showAddress(ctx, asked, { typed, wrong });
  const time = asked.form['time'] ?? '';
  if (time === '') return showTimes(ctx, asked, { typed, alert: say(asked.frame.lang, 'unchosen') });
  const input = { ...typed, place: Number(typed.place), time };
  try {
    await change(ctx, asked, (trx, orderId) =>
      answerGift(ctx, trx, { orderId, input, by: { actor: 'recipient' } }),
    );
    return { to: '' };
  } catch (error) {
    // The window was taken meanwhile: shows the current list and keeps the typed fields.
    if (!(error instanceof Refusal) || !/^(slot|place)\./.test(error.code)) throw error;
    return showTimes(ctx, asked, { typed, alert: say(asked.frame.lang, 'full') });
  }
};

const askSwap: Step = async (ctx, { actor, frame }) => {
  const { alternatives } = await showGift(ctx, actor.subjectId);
  if (alternatives.length === 0) return { to: '' };
  return { title: say(frame.lang, 'other'), body: swapScreen(frame, alternatives, null) };
};

const swap: Step = async (ctx, asked) => {
  const { actor, frame, form } = asked;
  const alternative = Number.parseInt(form['alternative'] ?? '', 10);
  try {
    await swapGift(ctx, { orderId: actor.subjectId, alternative });
    return { to: '' };
  } catch (error) {
    // The alternative was sold meanwhile, or none was chosen.
    if (!(error instanceof Refusal) || error.code !== 'gift.sold-out') throw error;
    const { alternatives } = await showGift(ctx, actor.subjectId);
    const isChosen = !Number.isNaN(alternative);
    const alert = isChosen ? wordsOf(error.code, frame.lang, error.facts) : say(frame.lang, 'unchosen');
    return { title: say(frame.lang, 'other'), body: swapScreen(frame, alternatives, alert), status: 409 };
  }
};

const askDecline: Step = async (ctx, { actor, frame }) => {
  const gift = await showGift(ctx, actor.subjectId);
  if (!gift.canAnswer) return { to: '' };
  return { title: say(frame.lang, 'declineTitle'), body: declineScreen(frame, gift) };
};

const decline: Step = async (ctx, asked) => {
  const never = barScopes.find((scope) => scope === asked.form['never']);
  await change(ctx, asked, (trx, orderId) => declineGift(ctx, trx, { orderId, never })).catch(
    unlessDone(ctx, asked, ({ state }) => state === 'declined'),
  );
  return { to: '' };
};

/** A form that was sent twice asks for what is done already. */
const unlessDone =
  (ctx: Context, { actor }: GiftCall, isDone: (gift: GiftView) => boolean) =>
  async (error: unknown): Promise<void> => {
    if (!(error instanceof Refusal) || error.code !== 'gift.too-late') throw error;
    if (!isDone(await showGift(ctx, actor.subjectId))) throw error;
  };

const askThanks: Step = async (ctx, asked) => showThanks(ctx, asked);

/** The form, or what was sent already. @param alert why it could not be sent; files have to be chosen again */
async function showThanks(
  ctx: Context,
  { actor, frame, form }: GiftCall,
  alert?: GiftText,
): Promise<GiftReply> {
  const { lang } = frame;
  const gift = await showGift(ctx, actor.subjectId);
  if (gift.isThanked) {
    const { thanks } = await showAnswer(ctx, actor.subjectId);
    return { title: say(lang, 'thanked'), body: sentScreen(frame, thanks) };
  }
  if (!gift.canThank) return { to: '' };
  const body = thanksScreen(frame, {
    typed: form['text'] ?? '',
    alert: alert === undefined ? null : say(lang, alert),
  });
  return {
    title: say(lang, 'thanksTitle'),
    body,
    hasScript: true,
    status: alert === undefined ? 200 : 422,
  };
}

const thank: Step = async (ctx, asked) => {
  const { actor, form, files } = asked;
  try {
    await thankGiver(ctx, { orderId: actor.subjectId, text: form['text'] ?? '', files }).catch(
      unlessDone(ctx, asked, ({ isThanked }) => isThanked),
    );
    return { to: '' };
  } catch (error) {
    const alert = error instanceof Refusal ? thanksAlerts[error.facts.field ?? error.code] : undefined;
    if (alert === undefined) throw error;
    return showThanks(ctx, asked, alert);
  }
};

/** Alerts by field or code of a refusal. */
const thanksAlerts: Readonly<Record<string, GiftText>> = {
  text: 'thanksEmpty',
  file: 'photoWrong',
};

const takeBack: Step = async (ctx, asked) => {
  await change(ctx, asked, (trx, orderId) => withdrawThanks(ctx, trx, orderId));
  return { to: '' };
};

/** Handlers by method and screen. */
export const giftSteps: Readonly<Record<string, Step>> = {
  'GET ': showParcel,
  'POST pin': tryPin({ address: askAddress, thanks: askThanks }),
  'GET address': behindPin('address', askAddress),
  'POST address': behindPin('address', askAddress),
  'POST time': behindPin('address', askTime),
  'POST answer': behindPin('address', answer),
  'GET swap': behindPin('swap', askSwap),
  'POST swap': behindPin('swap', swap),
  'GET decline': behindPin('decline', askDecline),
  'POST decline': behindPin('decline', decline),
  'GET thanks': behindPin('thanks', askThanks),
  'POST thanks': behindPin('thanks', thank),
  'POST withdraw': behindPin('thanks', takeBack),
};
