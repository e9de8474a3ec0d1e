import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, material, players, size } from '../traits.ts';

/** Board games and games of skill. */
export const games: readonly SeedProduct[] = [
  {
    key: 'kust', brand: 'oyun-alemi', categories: ['games'], pictures: ['chess'],
    title: both('Küşt, hoz agajyndan', 'Шахматы из орехового дерева'),
    about: both(
      'Eplenýän tagta şol bir wagtda guty bolup hyzmat edýär. Figuralaryň düýbi keçeli, tagtany çyzmaýar. Ata bilen agtygyň uzak agşamlary üçin.',
      'Складная доска служит и футляром. У фигур войлочное дно, доску они не царапают. Для долгих вечеров деда и внука.',
    ),
    attributes: [material('Hoz we gaýyň agajy', 'Орех и берёза'), players('2 oýunçy', '2 игрока'), age('6 ýaşdan', 'от 6 лет')],
    occasions: ['birthday', 'anniversary', 'graduation'], recipients: ['grandfather', 'father', 'brother', 'boy', 'teacher'],
    options: [option(both('30 × 30 sm', '30 × 30 см'), 260, 20), option(both('40 × 40 sm', '40 × 40 см'), 390, 8)],
    daysAgo: 165, popularity: 75,
  },
  {
    key: 'pazl-asgabat', brand: 'oyun-alemi', categories: ['games', 'learning-toys'], pictures: ['puzzle'],
    title: both('Pazl “Köpetdagyň säheri”', 'Пазл «Рассвет в Копетдаге»'),
    about: both(
      'Maşgala bolup ýygnamak üçin daglaryň säher görnüşi. Bölekleri galyň kartondan, surat ýalpyldap gözi ýadatmaýar.',
      'Утренний вид гор, который приятно собирать всей семьёй. Детали из плотного картона, без бликов.',
    ),
    attributes: [material('Galyň karton', 'Плотный картон'), size('68 × 48 sm', '68 × 48 см')],
    occasions: ['birthday', 'independence', 'new-year'], recipients: ['friend', 'sister', 'colleague', 'girl', 'boy'],
    options: [option(both('500 bölek', '500 деталей'), 85, 36), option(both('1000 bölek', '1000 деталей'), 130, 22)],
    daysAgo: 44, popularity: 62,
  },
  {
    key: 'kubikli-oyun', brand: 'oyun-alemi', categories: ['games'], pictures: ['backgammon'],
    title: both('Nerda oýny, kubikleri bilen', 'Нарды с кубиками'),
    about: both(
      'Oýulan nagyşly agaç guty, 30 daş we iki kubik. Kakaňyza, ataňyza we dostuňyza mynasyp sowgat.',
      'Деревянная доска с резным узором, 30 шашек и два кубика. Надёжный подарок отцу, деду или другу.',
    ),
    attributes: [material('Çynar agajy', 'Чинара'), size('50 × 25 sm', '50 × 25 см'), players('2 oýunçy', '2 игрока')],
    occasions: ['birthday', 'gurban', 'anniversary'], recipients: ['father', 'grandfather', 'friend', 'brother'],
    options: [only(340, 0)], daysAgo: 78, popularity: 56,
  },
];
