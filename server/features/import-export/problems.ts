import type { LocalText } from '#contract/shared.ts';

/** A row with only a warning is written. */
type Problem = { message: LocalText; whatToDo: LocalText; isWarning?: true };

/** Problems of cells with their remedies; in both languages of the office. */
export const problems = {
  'column-missing': {
    message: { ru: 'Нет обязательного столбца', tm: 'Hökmany sütün ýok' },
    whatToDo: {
      ru: 'Укажите в «Что значат столбцы», какой ваш столбец это, или возьмите заголовки из шаблона',
      tm: 'Munuň haýsy sütüniňizdigini “Sütünleriň manysynda” görkeziň ýa-da sözbaşylary nusgadan alyň',
    },
  },
  'column-unknown': {
    message: { ru: 'Неизвестный столбец', tm: 'Näbelli sütün' },
    whatToDo: {
      ru: 'Укажите в «Что значат столбцы», что он значит, или что его не загружать',
      tm: '“Sütünleriň manysynda” onuň näme aňladýandygyny ýa-da ýüklenmeýändigini görkeziň',
    },
  },
  'column-twice': {
    message: { ru: 'Два столбца значат одно', tm: 'Iki sütün bir zady aňladýar' },
    whatToDo: { ru: 'Оставьте один из них', tm: 'Olaryň birini galdyryň' },
  },
  'sku-missing': {
    message: { ru: 'Нет артикула', tm: 'Artikul ýok' },
    whatToDo: { ru: 'Дайте каждому варианту свой артикул', tm: 'Her görnüşe öz artikulyny beriň' },
  },
  'sku-wrong': {
    message: { ru: 'Неподходящий артикул', tm: 'Artikul nädogry' },
    whatToDo: {
      ru: 'До 40 букв, цифр и знаков . _ / - без пробелов',
      tm: 'Köpi bilen 40 harp, san we . _ / - belgileri, boşluksyz',
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
  'barcode-wrong': {
    message: { ru: 'Штрихкод не читается', tm: 'Ştrih-kod okalmaýar' },
    whatToDo: {
      ru: 'Сделайте формат ячейки текстовым и впишите код снова',
      tm: 'Öýjügiň görnüşini tekst ediň we kody gaýtadan ýazyň',
    },
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
    message: { ru: 'Нет названия', tm: 'Ady ýok' },
    whatToDo: { ru: 'Заполните «Название (тм)»', tm: '“Ady (tm)” sütünini dolduryň' },
  },
  'too-long': {
    message: { ru: 'Слишком длинный текст', tm: 'Tekst gaty uzyn' },
    whatToDo: { ru: 'Сократите текст', tm: 'Teksti gysgaldyň' },
  },
  'letters-lost': {
    message: { ru: 'Туркменские буквы пропали при сохранении', tm: 'Türkmen harplary saklananda ýitipdir' },
    whatToDo: {
      ru: 'Сохраните таблицу как XLSX или CSV UTF-8',
      tm: 'Tablisany XLSX ýa-da CSV UTF-8 edip saklaň',
    },
  },
  'letters-doubtful': {
    isWarning: true,
    message: {
      ru: 'Возможно, вместо буквы знак «?»',
      tm: 'Harpyň ýerine “?” belgisi bolmagy mümkin',
    },
    whatToDo: {
      ru: 'Проверьте: строка будет применена. Если буква пропала, сохраните таблицу как XLSX или CSV UTF-8',
      tm: 'Barlaň: setir ýazylar. Harp ýiten bolsa, tablisany XLSX ýa-da CSV UTF-8 edip saklaň',
    },
  },
  'price-wrong': {
    message: { ru: 'Цена не читается', tm: 'Baha okalmaýar' },
    whatToDo: { ru: 'Пишите манаты числом: 120 или 120.50', tm: 'Manady san bilen ýazyň: 120 ýa-da 120.50' },
  },
  'price-date': {
    message: { ru: 'Вместо цены дата', tm: 'Bahanyň ýerine sene' },
    whatToDo: {
      ru: 'Сделайте формат ячейки числовым и впишите цену снова',
      tm: 'Öýjügiň görnüşini san ediň we bahany gaýtadan ýazyň',
    },
  },
  'price-leap': {
    isWarning: true,
    message: {
      ru: 'Цена отличается от прежней в 10 раз и больше',
      tm: 'Baha öňküsinden 10 esse ýa-da has köp tapawutlanýar',
    },
    whatToDo: { ru: 'Проверьте её: строка будет применена', tm: 'Ony barlaň: setir ýazylar' },
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
  'days-wrong': {
    message: { ru: 'Число дней не читается', tm: 'Günleriň sany okalmaýar' },
    whatToDo: { ru: 'Целое число от 0 до 14', tm: '0-dan 14-e çenli bitin san' },
  },
  'stock-short': {
    message: { ru: 'Столько нельзя списать', tm: 'Munça çykaryp bolmaýar' },
    whatToDo: {
      ru: 'На складе меньше, или эти единицы обещаны заказам',
      tm: 'Ammarda beýle köp ýok ýa-da bu birlikler sargytlara wada berlen',
    },
  },
  'status-wrong': {
    message: { ru: 'Неизвестный статус', tm: 'Näbelli ýagdaý' },
    whatToDo: {
      ru: 'Черновик, В продаже или В архиве',
      tm: 'Garalama, Satuwda ýa-da Arhiwde',
    },
  },
  'category-missing': {
    message: { ru: 'Нет категории', tm: 'Kategoriýa ýok' },
    whatToDo: { ru: 'Заполните «Категория»', tm: '“Kategoriýa” sütünini dolduryň' },
  },
  'name-unknown': {
    message: { ru: 'Такого названия в магазине нет', tm: 'Dükanda beýle at ýok' },
    whatToDo: {
      ru: 'Исправьте название или сначала создайте запись',
      tm: 'Ady düzediň ýa-da ilki ýazgyny dörediň',
    },
  },
  'picture-none': {
    isWarning: true,
    message: { ru: 'В продаже без фото', tm: 'Satuwda suratsyz' },
    whatToDo: {
      ru: 'Добавьте фото или сделайте товар черновиком: строка будет применена',
      tm: 'Surat goşuň ýa-da harydy garalama ediň: setir ýazylar',
    },
  },
  'picture-unknown': {
    message: { ru: 'Такого файла нет в архиве', tm: 'Arhiwde beýle faýl ýok' },
    whatToDo: { ru: 'Добавьте файл в ZIP или исправьте имя', tm: 'Faýly ZIP-e goşuň ýa-da adyny düzediň' },
  },
  'picture-kind': {
    message: { ru: 'Это не фотография', tm: 'Bu surat däl' },
    whatToDo: { ru: 'Нужен JPEG, PNG или WebP', tm: 'JPEG, PNG ýa-da WebP gerek' },
  },
  'picture-heic': {
    message: { ru: 'Фото в формате HEIC (iPhone)', tm: 'Surat HEIC görnüşinde (iPhone)' },
    whatToDo: { ru: 'Сохраните его как JPEG', tm: 'Ony JPEG edip saklaň' },
  },
  'picture-bytes': {
    message: { ru: 'Фото больше 15 МБ', tm: 'Surat 15 MB-dan uly' },
    whatToDo: { ru: 'Уменьшите фото', tm: 'Suraty kiçeldiň' },
  },
  'picture-pixels': {
    message: { ru: 'В фото больше 50 мегапикселей', tm: 'Suratda 50 megapikselden köp' },
    whatToDo: { ru: 'Уменьшите фото', tm: 'Suraty kiçeldiň' },
  },
  'picture-broken': {
    message: { ru: 'Файл фотографии повреждён', tm: 'Surat faýly zaýalanan' },
    whatToDo: { ru: 'Сохраните фото заново', tm: 'Suraty täzeden saklaň' },
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

/** Whether the row is written all the same. */
export const isWarning = (problem: ProblemCode): boolean => 'isWarning' in problems[problem];

export const warnings = (Object.keys(problems) as ProblemCode[]).filter(isWarning);

/** Why a file cannot be read at all. `{row}` is the position. */
export const failures = {
  unreadable: {
    ru: 'Файл не читается. Сохраните таблицу как XLSX или CSV и загрузите ещё раз',
    tm: 'Faýl okalmaýar. Tablisany XLSX ýa-da CSV görnüşinde saklap, gaýtadan ýükläň',
  },
  'old-workbook': {
    ru: 'Это старый формат Excel (XLS), он не читается. Откройте файл в Excel и сохраните как XLSX',
    tm: 'Bu Exceliň köne görnüşi (XLS), ol okalmaýar. Faýly Excelde açyp, XLSX edip saklaň',
  },
  'open-document': {
    ru: 'Это таблица LibreOffice (ODS), она не читается. Сохраните её как XLSX или CSV',
    tm: 'Bu LibreOffice tablisasy (ODS), ol okalmaýar. Ony XLSX ýa-da CSV edip saklaň',
  },
  locked: {
    ru: 'Файл закрыт паролем и не читается. Снимите пароль и загрузите ещё раз',
    tm: 'Faýl açar söz bilen ýapylan, ol okalmaýar. Açar sözi aýryp, gaýtadan ýükläň',
  },
  'open-quote': {
    ru: 'Файл не читается: в строке {row} открыта кавычка " и не закрыта. Закройте её и загрузите ещё раз',
    tm: 'Faýl okalmaýar. Setir {row}: " açylypdyr, ýöne ýapylmandyr. Ony ýapyp, gaýtadan ýükläň',
  },
  empty: {
    ru: 'Файл пустой',
    tm: 'Faýl boş',
  },
  markup: {
    ru: 'Это веб-страница или XML, а не таблица: так выгружают некоторые программы. Откройте файл в Excel и сохраните как XLSX',
    tm: 'Bu tablisa däl-de, web-sahypa ýa-da XML: käbir programmalar şeýle ýazýar. Faýly Excelde açyp, XLSX görnüşinde saklaň',
  },
  'pictures-unreadable': {
    ru: 'Архив с фотографиями не читается. Нужен обычный ZIP',
    tm: 'Suratly arhiw okalmaýar. Adaty ZIP gerek',
  },
} as const satisfies Record<string, LocalText>;
