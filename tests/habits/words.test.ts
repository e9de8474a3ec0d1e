/** Private words with a better trade word (docs/glossary.md). A word that is gone must not come back. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Stored or published names keep their names in the code. */
const published = [
  /product_shelf|shelf_changes?|shelf_version|trim-shelf-changes/g,
  /sowgat_sent_away|decide-refund|ask-bank|watch-payments|note-receipt|replan-holds/g,
  /sowgat_holds\w*|export_ticket/g,
];

const words: Readonly<Record<string, RegExp>> = {
  'answerOnce: once': /answerOnce/g,
  'askBank: queryBank': /\baskBank/g,
  'as unknown as: the type that is wrong': /\bas unknown as\b/g,
  'bit room': /BitRoom|bit-room/g,
  'correctEach, correctMany: adjustStock': /correct(Each|Many)\b/g,
  'demandX: requireX': /\bdemand[A-Z]/g,
  'door: endpoint': /\bdoors?\b|Doors?\b|\bdoor[A-Z]/gi,
  'engine room: ops server': /EngineRoom/g,
  'exchange: import-export': /\bexchange/gi,
  'fast lane: cached-first': /fast lane|http-lane/gi,
  'forgiveLimit: releaseHit': /forgiveLimit/g,
  'hitLimit: consumeLimit': /hitLimit/g,
  'identity: customers': /\bidentity\b(?!_)/gi,
  'joinCalls: singleFlight': /joinCalls|join-calls/g,
  'judgeGuess: verification attempt': /judgeGuess|\bguess(es)?\b/gi,
  'judgeNews: decideTransition': /judgeNews|\bnews\b/gi,
  'keepMoney: acceptOrRefund': /keepMoney/g,
  'keepX: save, refresh, upsert, retain': /\bkeep[A-Z]\w*/g,
  'lasting, memo, quick, mentions of a context': /\bctx\.(lasting|memo|quick|mentions)\b/g,
  'misfit: rejection': /misfit/gi,
  'moveStock: recordMovements': /moveStock\b/g,
  'own texts: templates': /ownTexts?|own-texts/gi,
  'patience: time-out, longest wait': /patien(ce|tly)/gi,
  'promised units: reservation': /\bpromised\b/g,
  'readGoods: readOptionsForSale': /readGoods/g,
  'sessionSeconds: customer, staff, bank page': /\bsessionSeconds\b/g,
  'shelf: facet index, taxonomy, rows': /shel(f|ves)/gi,
  'sweep: scheduled task': /\bsweep/gi,
  'tellShelves, changes.tell: publish': /tellShelves|changes\.tell\b/g,
  'trouble: issue, failure': /\btroubles?\b|Troubles?\b/g,
  'turned: availabilityChanged': /\bturned\b/g,
  'vain: empty, wasted': /\bvain\b|InVain/g,
  'waitInLine: semaphore': /waitInLine|wait-in-line/g,
  'watch-attempts: poll-attempts': /watchAttempts|watch-attempts/g,
  'wish: input': /wish(?!list|es and)/gi,
  'writeDown: withAudit': /writeDown|write-down/g,
};

const list = join(root, 'tests/habits/old-words.txt');
const listed = new Map(
  readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => [line.replace(/^\d+ /, ''), Number.parseInt(line, 10)]),
);

const sources = ['domain', 'contract', 'server', 'storefront', 'backoffice', 'tests', 'lab']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /[.]tsx?$/.test(path) && !/tests.habits|seed.data/.test(path));

test('words that gave way to better ones become fewer, and do not come back', () => {
  const text = sources
    .map((path) => `${path}\n${readFileSync(join(root, path), 'utf8')}`)
    .join('\n')
    .replace(new RegExp(published.map(({ source }) => source).join('|'), 'g'), '');
  const hits = Object.entries(words).map(([word, pattern]) => ({
    word,
    now: [...text.matchAll(pattern)].length,
    before: listed.get(word) ?? 0,
  }));
  expect(
    hits.filter(({ now, before }) => now > before),
    'the glossary says what it is called',
  ).toEqual([]);
  // Makes the current counts the new maximum: `LOWER=1 npm test -- words`.
  if (process.env['LOWER'])
    writeFileSync(
      list,
      `${hits.flatMap(({ word, now }) => (now > 0 ? [`${now} ${word}`] : [])).join('\n')}\n`,
    );
});
