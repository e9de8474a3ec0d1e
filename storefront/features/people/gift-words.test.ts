import { expect, test } from 'vitest';
import { recipientWords } from '#domain/intention/gift-words.ts';
import { createLexicon } from '#domain/intention/lexicon.ts';
import { understand } from '#domain/intention/understand.ts';
import { relations } from '#domain/people/people.ts';
import { say } from '#domain/print/texts.ts';
import { peopleTexts } from './people.texts.ts';

const lexicon = createLexicon(
  Object.keys(recipientWords).map((key, id) => ({ kind: 'recipient', id, key, title: { tm: key, ru: key } })),
);

test.each(relations.filter((relation) => relation !== 'other'))(
  'the search takes the word for a kept person as whom the gift is for, and nothing else (%s)',
  (relation) => {
    for (const language of ['tm', 'ru'] as const) {
      const { parts, rest } = understand(say(language, peopleTexts, relation), lexicon);
      expect(parts.map(({ kind }) => kind)).toEqual(['recipient']);
      expect(rest).toEqual([]);
    }
  },
);
