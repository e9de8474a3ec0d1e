import type { LocalText } from '#contract/shared.ts';

type Problem = { message: LocalText; whatToDo: LocalText };

/** What may be wrong with a cell, and what to do about it; both languages of the office. */
export const problems = {
  'column-missing': {
    message: { ru: 'Нет обязательного столбца', tm: 'Hökmany sütün ýok' },
    whatToDo: { ru: 'Возьмите заголовки из шаблона', tm: 'Sözbaşylary nusgadan alyň' },
  },
  'column-unknown': {
    message: { ru: 'Неизвестный столбец', tm: 'Näbelli sütün' },
    whatToDo: { ru: 'Удалите столбец или исправьте заголовок', tm: 'Sütüni aýyryň ýa-da sözbaşyny düzediň' },
  },
  'sku-missing': {
    message: { ru: 'Нет артикула', tm: 'Artikul ýok' },
    whatToDo: { ru: 'Дайте каждому варианту свой артикул', tm: 'Her görnüşe öz artikulyny beriň' },
  },
  'sku-wrong': {
    message: { ru: 'Неподходящий артикул', tm: 'Artikul nädogry' },
    whatToDo: {
      ru: 'До 40 латинских букв, цифр и знаков . _ / -',
      tm: '40-a çenli latyn harpy, san we . _ / - belgileri',
    },
  },
  'sku-twice': {
    message: { ru: 'Артикул встречается дважды', tm: 'Artikul iki gezek gaýtalanýar' },
    whatToDo: { ru: 'Оставьте его в одной строке', tm: 'Ony diňe bir setirde galdyryň' },
  },
  'sku-elsewhere': {
    message: { ru: 'Артикул принадлежит другому товару', tm: 'Artikul başga harydyňky' },
    whatToDo: { ru: 'Проверьте номер товара или артикул', tm: 'Haryt belgisini ýa-da artikuly barlaň' },
  },
  'product-unknown': {
    message: { ru: 'Такого номера товара нет', tm: 'Beýle belgili haryt ýok' },
    whatToDo: {
      ru: 'Для нового товара пишите слово, а не число',
      tm: 'Täze haryt üçin san däl-de, söz ýazyň',
    },
  },
  'product-scattered': {
    message: { ru: 'Строки одного товара стоят не рядом', tm: 'Bir harydyň setirleri ýanaşyk däl' },
    whatToDo: { ru: 'Соберите варианты товара подряд', tm: 'Harydyň görnüşlerini yzygiderli ýerleşdiriň' },
  },
  'too-many-options': {
    message: { ru: 'Больше 60 вариантов', tm: '60-dan köp görnüş' },
    whatToDo: { ru: 'Разделите товар на несколько', tm: 'Harydy birnäçä bölüň' },
  },
  'title-missing': {
    message: { ru: 'Нет названия по-туркменски', tm: 'Türkmençe ady ýok' },
    whatToDo: { ru: 'Заполните «Название (тм)»', tm: '«Ady (tm)» sütünini dolduryň' },
  },
  'too-long': {
    message: { ru: 'Слишком длинный текст', tm: 'Tekst gaty uzyn' },
    whatToDo: { ru: 'Сократите текст', tm: 'Teksti gysgaldyň' },
  },
  'price-wrong': {
    message: { ru: 'Цена не читается', tm: 'Baha okalmaýar' },
    whatToDo: { ru: 'Пишите манаты числом: 120 или 120.50', tm: 'Manady san bilen ýazyň: 120 ýa-da 120.50' },
  },
  'price-zero': {
    message: { ru: 'Цена 0 у товара в продаже', tm: 'Satuwdaky harydyň bahasy 0' },
    whatToDo: {
      ru: 'Укажите цену или сделайте товар черновиком',
      tm: 'Bahasyny ýazyň ýa-da harydy garalama ediň',
    },
  },
  'old-price-low': {
    message: { ru: 'Старая цена не выше цены', tm: 'Köne baha bahadan ýokary däl' },
    whatToDo: { ru: 'Увеличьте её или оставьте пустой', tm: 'Ony artdyryň ýa-da boş goýuň' },
  },
  'stock-wrong': {
    message: { ru: 'Приход/расход не читается', tm: 'Giriş/çykyş okalmaýar' },
    whatToDo: { ru: 'Целое число: 10 или -2', tm: 'Bitin san: 10 ýa-da -2' },
  },
  'stock-short': {
    message: { ru: 'Столько нельзя списать', tm: 'Munça çykaryp bolmaýar' },
    whatToDo: { ru: 'Эти единицы обещаны заказам', tm: 'Bu birlikler sargytlara wada berlen' },
  },
  'status-wrong': {
    message: { ru: 'Неизвестный статус', tm: 'Näbelli ýagdaý' },
    whatToDo: { ru: 'draft, published или archived', tm: 'draft, published ýa-da archived' },
  },
  'category-missing': {
    message: { ru: 'Нет раздела', tm: 'Bölüm ýok' },
    whatToDo: { ru: 'Заполните «Раздел»', tm: '«Bölüm» sütünini dolduryň' },
  },
  'name-unknown': {
    message: { ru: 'Такого названия в магазине нет', tm: 'Dükanda beýle at ýok' },
    whatToDo: {
      ru: 'Исправьте название или сначала создайте запись',
      tm: 'Ady düzediň ýa-da ilki ýazgyny dörediň',
    },
  },
  'picture-unknown': {
    message: { ru: 'Такого файла нет в архиве', tm: 'Arhiwde beýle faýl ýok' },
    whatToDo: { ru: 'Добавьте файл в ZIP или исправьте имя', tm: 'Faýly ZIP-e goşuň ýa-da adyny düzediň' },
  },
  'picture-broken': {
    message: { ru: 'Файл не читается как фотография', tm: 'Faýl surat hökmünde okalmaýar' },
    whatToDo: { ru: 'Нужен JPEG, PNG или WebP до 8 МБ', tm: '8 MB-a çenli JPEG, PNG ýa-da WebP gerek' },
  },
  'attributes-wrong': {
    message: { ru: 'Характеристики не читаются', tm: 'Häsiýetler okalmaýar' },
    whatToDo: {
      ru: 'По строке на свойство, четыре текста через |',
      tm: 'Her häsiýet üçin bir setir, dört tekst | bilen',
    },
  },
  refused: {
    message: { ru: 'Товар не сохранился', tm: 'Haryt saklanmady' },
    whatToDo: {
      ru: 'Его изменили одновременно; загрузите строку ещё раз',
      tm: 'Ol şol wagt üýtgedildi; setiri gaýtadan ýükläň',
    },
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;

export const failures = {
  unreadable: {
    ru: 'Файл не читается. Сохраните таблицу как XLSX или CSV и загрузите ещё раз',
    tm: 'Faýl okalmaýar. Tablisany XLSX ýa-da CSV görnüşinde saklap, gaýtadan ýükläň',
  },
  'pictures-unreadable': {
    ru: 'Архив с фотографиями не читается. Нужен обычный ZIP',
    tm: 'Suratly arhiw okalmaýar. Adaty ZIP gerek',
  },
} as const satisfies Record<string, LocalText>;
