import { expect, test } from 'vitest';
import { createLexicon, type Topic } from './lexicon.ts';
import { asksNothing, letPartsGo, understand, withoutPart, wordsOfPart } from './understand.ts';

const topic = (
  kind: Topic['kind'],
  id: number,
  [key, tm, ru]: readonly [string | null, string, string],
): Topic => ({
  kind,
  id,
  key,
  title: { tm, ru },
});
const lexicon = createLexicon([
  topic('recipient', 1, ['mother', 'Ejeme', 'Маме']),
  topic('recipient', 2, ['teacher', 'Mugallymyma', 'Учителю']),
  topic('recipient', 3, ['boy', 'Oglanjyga', 'Мальчику']),
  topic('recipient', 4, ['sister', 'Uýama', 'Сестре']),
  topic('recipient', 5, ['beloved', 'Söýgülime', 'Любимым']),
  topic('category', 6, [null, 'Güller', 'Цветы']),
  topic('category', 7, [null, 'Bägüller', 'Розы']),
]);

/** What is not wanted, what is searched and understood: `-розы цвет 1`. */
function read(query: string): string {
  const { parts, rest } = understand(query, lexicon);
  const said = parts.map((part) => {
    if (part.kind === 'except') return `-${part.things.map(({ said: [one] }) => one?.typed).join('-')}`;
    return 'ids' in part
      ? part.ids.join('|')
      : 'from' in part
        ? `${part.from ?? ''}..${part.to ?? ''}`
        : part.kind;
  });
  return [...rest.map(({ typed }) => typed), ...said].join(' ');
}

test('what a negation is about is a part of its own, in both languages', () => {
  const queries: Readonly<Record<string, string>> = {
    'букет без роз': 'букет -роз',
    'маме кроме цветов и конфет': '1 -цветов-конфет',
    'не цветы маме': '1 -цветы',
    'маме не хочу дарить цветы': '1 -цветы',
    'цветы не нужны маме': '1 -цветы',
    'не розы, не тюльпаны маме': '1 -розы -тюльпаны',
    'без красных роз букет': 'букет -красных',
    'не банальный букет': 'букет -банальный',
    'не браслет маме': '1 -браслет',
    'не для мамы': '-мамы',
    'маме вместо цветов': '1 -цветов',
    'gülsüz sowgat ejeme': '1 -gül',
    'ejeme gülden başga': '1 -gülden',
    'söýgülime gülden we tortdan başga': '5 -gülden-tortdan',
    'ejeme gül däl': '1 -gül',
    'kitap ýa-da gül däl ejeme': '1 -kitap-gül',
    'mugallyma gül gerek däl': '2 -gül',
    'ejeme gül bolmasyn': '1 -gül',
    'gülüň ýerine ejeme': '1 -gülüň',
    'не только розы': 'розы',
    'без повода розы маме': 'розы 1',
    'торт не очень сладкий': 'торт',
    'başga gül': 'gül',
    'gül bolmaly': 'gül bolmaly',
  };
  for (const [query, meant] of Object.entries(queries)) expect(read(query), query).toBe(meant);
});

test('who does not want it dear wants it cheap', () => {
  expect(['не дорогой букет', 'gymmat däl gül', 'не слишком дорогие розы'].map(read)).toEqual([
    'букет ..10000',
    'gül ..10000',
    'розы ..10000',
  ]);
  expect(['недешёвые розы', 'arzan däl gül'].map(read)).toEqual(['розы 10000..', 'gül 10000..']);
  expect(read('не дороже 200 розы')).toBe('розы ..20000');
});

test('a negation is let go with all its words', () => {
  const intention = understand('маме букет без роз и лилий', lexicon);
  const except = intention.parts.find(({ kind }) => kind === 'except');
  if (!except) throw new Error('no negation');
  expect([wordsOfPart(intention, except), withoutPart(intention, except)]).toEqual([
    'без роз и лилий',
    'маме букет',
  ]);
  expect(letPartsGo(intention, new Set(['except'])).parts.map(({ kind }) => kind)).toEqual(['recipient']);
});

test('of two persons side by side the one in the genitive only says whose', () => {
  const persons: Readonly<Record<string, string>> = {
    'учителю сына': '2',
    'подарок маме моей любимой': '1',
    'для сестры мужа': '4',
    'uýamyň ogluna': '3',
    'oglumyň mugallymyna gül': 'gül 2',
    'любимой маме': '1',
    'маме и сестре': '1|4',
    'для мамы, сестры': '1|4',
    'маме сестре': '1|4',
    'ejem uýam': '1|4',
  };
  for (const [query, meant] of Object.entries(persons)) expect(read(query), query).toBe(meant);
  const intention = understand('розы учителю сына', lexicon);
  expect(intention.parts.map((part) => withoutPart(intention, part))).toEqual(['розы']);
});

test('signs and stop words alone ask nothing', () => {
  expect(
    ['!', '<b>', '«»', 'до', 'и на', 'üçin', ''].filter((query) => !asksNothing(query, lexicon)),
  ).toEqual([]);
  expect(
    ['подарок', 'b', 'sowgat', 'ejeme', '95', 'до 300', 'gül'].filter((query) => asksNothing(query, lexicon)),
  ).toEqual([]);
});
