import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/shared.ts';
import { date } from '#domain/print/days.ts';
import { money } from '#domain/print/money.ts';
import type { RefusalFacts } from '#server/platform/refusal.ts';
import { conflictSentence, type Sentence } from './conflict-texts.ts';

/** Texts of a refused picture, by the `fault` in the refusal's data. */
const pictureSentences: Readonly<Record<string, Sentence>> = {
  kind: { tm: 'Surat JPEG, PNG ýa-da WebP bolmaly', ru: 'Нужна картинка JPEG, PNG или WebP' },
  heic: {
    tm: 'Bu iPhone-yň HEIC suraty. Ony JPEG edip saklaň ýa-da Safari-den goşuň',
    ru: 'Это фото iPhone в формате HEIC. Сохраните его как JPEG или добавьте из Safari',
  },
  bytes: { tm: 'Surat gaty uly: köpi bilen 15 MB', ru: 'Фото слишком большое: не больше 15 МБ' },
  pixels: {
    tm: 'Suratda nokat gaty köp: köpi bilen 40 megapiksel (JPEG 50)',
    ru: 'В фото слишком много точек: не больше 40 мегапикселей (JPEG 50)',
  },
  damaged: {
    tm: 'Surat faýly zaýalanan. Ony täzeden saklaň',
    ru: 'Файл фото повреждён. Сохраните его заново',
  },
};

/** A sentence with the day that the data name, as `03.11.2026`. */
function onDay(data: unknown, say: (day: string) => Sentence): Sentence | undefined {
  const { on } = (data ?? {}) as { on?: string };
  return on === undefined ? undefined : say(date(on));
}

/** Texts for codes whose meaning depends on the facts of the refusal. */
export const specialTexts: { readonly [code in ErrorCode]?: (facts: RefusalFacts) => Sentence | undefined } =
  {
    'picture.invalid': ({ data }) => pictureSentences[(data as { fault?: string } | undefined)?.fault ?? ''],
    'link.asleep': ({ data }) =>
      (data as { isForGood?: boolean } | undefined)?.isForGood
        ? {
            tm: 'Gaty köp synanyşyk. Dükana jaň ediň, salgylanmany täzeden ibereris',
            ru: 'Слишком много попыток. Позвоните в магазин, пришлём ссылку заново',
          }
        : undefined,
    'certificate.used-up': ({ data }) =>
      onDay(data, (day) => ({
        tm: `Bu sertifikat ${day} doly ulanyldy`,
        ru: `Этот сертификат потрачен ${day}`,
      })),
    'certificate.expired': ({ data }) =>
      onDay(data, (day) => ({
        tm: `Bu sertifikatyň möhleti ${day} geçdi`,
        ru: `Срок этого сертификата истёк ${day}`,
      })),
    'certificate.in-use': ({ data }) => {
      const orders = (data as { orders?: readonly string[] } | undefined)?.orders?.join(', ');
      if (!orders) return undefined;
      return {
        tm: `Onuň bilen ${orders} tölenýär: olary tamamlaň ýa-da kody çalşyň`,
        ru: `Им платят ${orders}: завершите их или смените код`,
      };
    },
    'order.nothing-left': ({ data }) => {
      const { refundable = 0 } = (data ?? {}) as { refundable?: number };
      if (refundable === 0) return undefined;
      const sum = money(refundable);
      return {
        tm: `Eltmäge haryt galmady: ýatyryp, ${sum} gaýtarmaly?`,
        ru: `Нечего везти: отменить и вернуть ${sum}?`,
      };
    },
    'selection.changed': ({ data }) => {
      if (!data) return undefined;
      const { was, now } = data as { was: number; now: number };
      return {
        tm: `Sanaw üýtgedi: öň ${was}, indi ${now}`,
        ru: `Список изменился: было ${was}, стало ${now}`,
      };
    },
    'record.conflict': conflictSentence,
  };

/** In Turkmen the time comes first in the sentence, in Russian last. */
export function waitWords(lang: Lang, seconds?: number): string {
  if (seconds === undefined) return lang === 'tm' ? 'Birazdan' : 'позже';
  const whole = (unit: number) => Math.max(1, Math.ceil(seconds / unit));
  if (seconds < 100) return lang === 'tm' ? `${whole(1)} sekuntdan` : `через ${whole(1)} с`;
  if (seconds < 6000) return lang === 'tm' ? `${whole(60)} minutdan` : `через ${whole(60)} мин`;
  return lang === 'tm' ? `${whole(3600)} sagatdan` : `через ${whole(3600)} ч`;
}
