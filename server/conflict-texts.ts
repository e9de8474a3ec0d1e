import { bookMoney } from '#domain/print/money.ts';
import type { RefusalFacts } from '#server/platform/refusal.ts';

export type Sentence = { tm: string; ru: string };

/** With what a change is in conflict; undefined for a record that somebody else has changed. */
export function conflictSentence({ field, data }: RefusalFacts): Sentence | undefined {
  if (field?.endsWith('sku'))
    return { tm: 'Beýle artikul başga görnüşde bar', ru: 'Такой артикул уже есть у другого варианта' };
  const own = fieldSentences[field ?? ''];
  if (own) return own;
  const facts = (data ?? {}) as ConflictFacts;
  if (facts.plan)
    return {
      tm: `Şol wagt bu harytlaryň birinde başga arzanlaşyk bar: “${facts.plan.title.tm}”`,
      ru: `В это время один из товаров уже в другой скидке: «${facts.plan.title.ru || facts.plan.title.tm}»`,
    };
  if (facts.taken)
    return {
      tm: `“${facts.taken}” başga ýazgyda eýýäm bar`,
      ru: `«${facts.taken}» уже есть в другой записи`,
    };
  if (facts.box !== undefined)
    return {
      tm: `Pul üýtgedi: hasapda indi ${bookMoney(facts.box)}. Täzeden sanaň`,
      ru: `Сумма изменилась: по учёту теперь ${bookMoney(facts.box)}. Пересчитайте`,
    };
  if (field === 'delta') return stockSentence(facts);
  return facts.why && whySentences[facts.why];
}

type ConflictFacts = {
  plan?: { title: Sentence };
  taken?: string;
  /** what the books say is in a box, or with a courier */
  box?: number;
  free?: number;
  reserved?: number;
  why?: ConflictReason;
};

const fieldSentences: Readonly<Record<string, Sentence>> = {
  phrase: { tm: 'Beýle söz eýýäm bar', ru: 'Такое слово уже есть' },
  login: { tm: 'Beýle ulanyjy ady eýýäm bar', ru: 'Такой логин уже занят' },
  focus: {
    tm: 'Bu suratyň asyl faýly ýok: täzeden ýükläň',
    ru: 'Исходного файла этого фото нет: загрузите его заново',
  },
};

/** Texts by the `why` in the refusal's data. */
const whySentences = {
  'plan-running': {
    tm: 'Arzanlaşyk başlandy: diňe soňuny üýtgedip bolýar',
    ru: 'Скидка уже идёт: изменить можно только её конец',
  },
  'plan-over': { tm: 'Arzanlaşyk gutardy', ru: 'Скидка уже закончилась' },
  'certificate-void': { tm: 'Sertifikat ýatyryldy', ru: 'Сертификат аннулирован' },
  'certificate-early': {
    tm: 'Hasapdan çykarmaga entek ir, ýa-da galyndy ýok',
    ru: 'Списывать ещё рано, или списывать нечего',
  },
  'certificate-no-code': {
    tm: 'Bu sertifikatyň kody ýa-da telefony saklanmady: täze kod beriň',
    ru: 'Кода или телефона этого сертификата нет: выдайте новый код',
  },
  'certificate-not-active': { tm: 'Sertifikat işjeň däl', ru: 'Сертификат не действует' },
  'banks-running': {
    tm: 'Banklar bilen deňeşdirme eýýäm gidýär',
    ru: 'Сверка с банками уже идёт',
  },
  'refund-known': { tm: 'Bu gaýtarma eýýäm çözüldi', ru: 'Этот возврат уже решён' },
} as const satisfies Readonly<Record<string, Sentence>>;

type ConflictReason = keyof typeof whySentences;

function stockSentence({ free = 0, reserved = 0 }: ConflictFacts): Sentence {
  return reserved > 0
    ? {
        tm: `Munça çykaryp bolmaýar: ${reserved} sanysy sargytlara wada berlen`,
        ru: `Столько списать нельзя: ${reserved} шт. обещаны заказам`,
      }
    : {
        tm: `Munça çykaryp bolmaýar: ammarda ${free} sany bar`,
        ru: `Столько списать нельзя: на складе ${free} шт.`,
      };
}
