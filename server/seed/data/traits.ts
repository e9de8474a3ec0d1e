import type { SeedAttribute } from '../seed-types.ts';
import { both } from './compose.ts';

function trait(labelTm: string, labelRu: string): (tm: string, ru: string) => SeedAttribute {
  return (tm, ru) => ({ label: both(labelTm, labelRu), value: both(tm, ru) });
}

/** The rows of a product's table, each with its label in both languages, so that one thing is called by one name. */
export const age = trait('Ýaşy', 'Возраст');
export const composition = trait('Düzümi', 'Состав');
export const contents = trait('Toplumda', 'В наборе');
export const height = trait('Beýikligi', 'Высота');
export const keeping = trait('Saklanyşy', 'Хранение');
export const language = trait('Dili', 'Язык');
export const material = trait('Materialy', 'Материал');
export const origin = trait('Öndürilen ýeri', 'Страна производства');
export const packing = trait('Gaplamasy', 'Упаковка');
export const pages = trait('Sahypa sany', 'Количество страниц');
export const players = trait('Oýunçy sany', 'Количество игроков');
export const power = trait('Iýmitlendirilişi', 'Питание');
export const shelfLife = trait('Saklanyş möhleti', 'Срок годности');
export const size = trait('Ölçegi', 'Размер');
export const volume = trait('Göwrümi', 'Объём');
export const warranty = trait('Kepilligi', 'Гарантия');
export const weight = trait('Agramy', 'Вес');

/** Of every product of the demonstration. */
export const drawn = trait('Surat', 'Изображение')(
  'Çekilen, sowgadyň özi biraz üýtgeşik bolýar',
  'Рисунок, сам подарок немного отличается',
);

export const fromTurkmenistan = origin('Türkmenistan', 'Туркменистан');
export const fromTurkey = origin('Türkiýe', 'Турция');
export const fromChina = origin('Hytaý', 'Китай');
export const fromUzbekistan = origin('Özbegistan', 'Узбекистан');
export const fromHolland = origin('Niderlandlar', 'Нидерланды');
