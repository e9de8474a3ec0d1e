/** The issuer's step: asks for the code, then leads back, by redirect for people and through PaRes for scripts. */
import type { SimulatedBank } from './bank.ts';
import type { CardTries, TryOutcome } from './card-try.ts';
import { checkCard, findDemoCard } from './cards.ts';
import { codePage, issuerAnswerPage } from './page/code-page.ts';
import { noticePage } from './page/notice-page.ts';
import { type PageLanguage, pageTexts, readPageLanguage } from './page/texts.ts';
import { jsonReply, pageReply, redirectReply, type Reply } from './reply.ts';
import { returnAddress, returnOrigins, wentWell } from './return-address.ts';

type Parts = { bank: SimulatedBank; tries: CardTries };
type Params = Readonly<Record<string, string>>;

/** What follows a try, for a payer's browser. */
export function showOutcome(
  language: PageLanguage,
  outcome: TryOutcome,
  scripted: boolean,
  requestId = '',
): Reply {
  const texts = pageTexts[language];
  if (outcome.kind === 'code')
    return redirectReply(`/acs/code?request_id=${outcome.requestId}&language=${language}`);
  if (outcome.kind === 'wrong-code') throw new RangeError('a wrong code is shown by the code step itself');
  if (outcome.order === undefined) return pageReply(noticePage(language, texts.closed, '', null), [], 410);
  if (scripted)
    return pageReply(
      issuerAnswerPage(language, outcome.order.mdOrder, requestId),
      returnOrigins(outcome.order),
    );
  if (outcome.kind === 'paid' && !outcome.showsReturn) {
    return pageReply(noticePage(language, texts.paidTitle, texts.lostReturn, null, true));
  }
  return redirectReply(returnAddress(outcome.order, wentWell(outcome.order)));
}

/** Shows the form; `PaReq` is the request's name in the scripted way. */
export function startCodeStep(parts: Parts, params: Params, triesLeft: number | null = null): Reply {
  const requestId = params['request_id'] ?? params['PaReq'] ?? '';
  const language = readPageLanguage(params['language']);
  const request = parts.tries.find(requestId);
  const order = request && parts.bank.book.byId(request.mdOrder);
  if (order === undefined) return showOutcome(language, { kind: 'gone', order }, false);
  const scripted = params['scripted'] === '1';
  return pageReply(codePage({ order, language, requestId, triesLeft, scripted }), returnOrigins(order));
}

/** A wrong code shows the form again, with the tries left. */
export function answerCodeStep(parts: Parts, params: Params): Reply {
  const requestId = params['request_id'] ?? '';
  const code = params['passwordEdit'] ?? params['pwdInputVisible'] ?? '';
  const outcome = parts.tries.answer(requestId, code);
  if (outcome.kind === 'wrong-code') return startCodeStep(parts, params, outcome.triesLeft);
  return showOutcome(readPageLanguage(params['language']), outcome, params['scripted'] === '1', requestId);
}

/** processform.do: the card form for scripts. */
export function processForm(parts: Parts, params: Params): Reply {
  const order = parts.bank.book.byId(params['MDORDER'] ?? '');
  const entry = {
    pan: params['$PAN'] ?? '',
    expiry: params['$EXPIRY'] ?? '',
    holder: params['TEXT'] ?? '',
    cvc: params['$CVC'] ?? '',
  };
  const problem = Object.values(checkCard(entry, parts.bank.at()))[0];
  const card = findDemoCard(entry.pan);
  if (order === undefined) return jsonReply({ errorCode: 1, error: pageTexts.ru.notFound });
  if (problem !== undefined || card === undefined) {
    return jsonReply({ errorCode: 1, error: problem === undefined ? '' : pageTexts.ru.problems[problem] });
  }
  const outcome = parts.tries.begin(order, card);
  if (outcome.kind === 'gone') return jsonReply({ errorCode: 1, error: pageTexts.ru.closed });
  if (outcome.kind !== 'code')
    return jsonReply({ errorCode: 0, info: '', redirect: returnAddress(order, false) });
  return jsonReply({
    errorCode: 0,
    info: pageTexts.ru.goOn,
    acsUrl: `${parts.bank.origin()}/acs/pages/enrollment/authentication.jsf`,
    paReq: outcome.requestId,
    termUrl: `${parts.bank.origin()}/payment/rest/finish3ds.do`,
  });
}

/** finish3ds.do: the issuer has decided; the payer is sent where the order's state says. */
export function finishThreeDs(parts: Parts, params: Params): Reply {
  const order = parts.bank.book.byId(params['MD'] ?? '');
  if (order === undefined) return showOutcome('ru', { kind: 'gone', order }, false);
  return redirectReply(returnAddress(order, wentWell(order)));
}
