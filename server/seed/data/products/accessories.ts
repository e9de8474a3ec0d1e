import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { fromTurkey, fromTurkmenistan, material, packing, size } from '../traits.ts';

const leather = material('Tebigy gön', 'Натуральная кожа');

/** Bags, scarves, umbrellas and other accessories. */
export const accessories: readonly SeedProduct[] = [
  {
    key: 'zenan-sumkasy', brand: 'yol-yoldas', categories: ['accessories'], pictures: ['handbag-red', 'handbag-sand'],
    title: both('Gön zenan sumkasy “Maral”', 'Кожаная женская сумка «Марал»'),
    about: both(
      'Gündelik zatlar sygýan, berk tutawaçly sumka. Içinde üç bölüm we syrmaly jübi bar. Gönüň reňki ýyllar boýy saklanýar.',
      'Вмещает всё на каждый день, ручка прочная. Внутри три отделения и карман на молнии. Цвет кожи сохраняется годами.',
    ),
    attributes: [leather, size('28 × 22 × 12 sm', '28 × 22 × 12 см'), fromTurkey],
    occasions: ['womens-day', 'birthday', 'teachers', 'anniversary'], recipients: ['mother', 'sister', 'teacher', 'beloved'],
    options: [option(both('Anar gyzyly', 'Гранатовая'), 690, 12, { picture: 'handbag-red' }), option(both('Çägesow', 'Песочная'), 690, 9, { picture: 'handbag-sand' })],
    daysAgo: 71, popularity: 73,
  },
  {
    key: 'gapjyk', brand: 'yol-yoldas', categories: ['accessories'], pictures: ['wallet'],
    title: both('Goňur gön gapjyk', 'Коричневый кожаный кошелёк'),
    about: both(
      'Eplenýän gapjyk: pul, kart we teňňe üçin aýratyn gözler. Ýanynda gön açar asgyjy bar.',
      'Складной кошелёк: отделения для купюр, карт и мелочи. В комплекте кожаный брелок для ключей.',
    ),
    attributes: [leather, size('12 × 10 sm', '12 × 10 см'), packing('Karton guty', 'Картонная коробка')],
    occasions: ['anniversary', 'birthday', 'thanks'], recipients: ['father', 'brother', 'colleague'],
    options: [only(185, 22)], daysAgo: 181, popularity: 48,
  },
  {
    key: 'yun-sarf', brand: 'keteni', categories: ['accessories'], pictures: ['scarf-red', 'scarf-blue'],
    title: both('El bilen örülen ýüň şarf', 'Шерстяной шарф ручной вязки'),
    about: both(
      'Saryja goýnunyň ýüňünden örülen, ýyly we gaşyndyrmaýan şarf. Uzynlygy boýna iki gezek dolamaga ýetýär.',
      'Связан из шерсти сараджинских овец: тёплый и не колется. Длины хватает, чтобы обернуть шею дважды.',
    ),
    attributes: [material('Goýun ýüňi 100 %', 'Овечья шерсть 100 %'), size('180 × 28 sm', '180 × 28 см'), fromTurkmenistan],
    occasions: ['new-year', 'birthday', 'teachers'], recipients: ['mother', 'father', 'grandmother', 'grandfather', 'beloved'],
    options: [option(both('Gyzyl', 'Красный'), 160, 21, { picture: 'scarf-red' }), option(both('Gök', 'Синий'), 160, 1, { picture: 'scarf-blue' })],
    daysAgo: 7, popularity: 72,
  },
  {
    key: 'ipek-yaglyk', brand: 'keteni', categories: ['accessories'], pictures: ['shawl'],
    title: both('Göl nagyşly ýüpek ýaglyk', 'Шёлковая шаль с узором «гёль»'),
    about: both(
      'Haly nagşy basylan, gyrasy seçekli ýüpek ýaglyk. Ejeňize we gaýyn eneňize mynasyp sowgat.',
      'Шёлковая шаль с ковровым узором и бахромой. Достойный подарок маме или свекрови.',
    ),
    attributes: [material('Ýüpek 100 %', 'Шёлк 100 %'), size('90 × 180 sm', '90 × 180 см'), fromTurkmenistan],
    occasions: ['womens-day', 'wedding', 'oraza'], recipients: ['mother', 'grandmother', 'sister'],
    options: [only(340, 12)],
    daysAgo: 17, popularity: 77,
  },
];
