import type { SeedOccasion, SeedRecipient } from '../seed-types.ts';
import { both } from './compose.ts';

/** Why gifts are given. The two Eids have no day: the moon moves them every year. */
export const occasions: readonly SeedOccasion[] = [
  { key: 'birthday', title: both('Doglan gün', 'День рождения') },
  { key: 'womens-day', title: both('8-nji mart — Zenanlar güni', '8 Марта — Женский день'), day: { month: 3, day: 8 } },
  { key: 'nowruz', title: both('Nowruz baýramy', 'Праздник Новруз'), day: { month: 3, day: 21 } },
  { key: 'new-year', title: both('Täze ýyl', 'Новый год'), day: { month: 12, day: 31 } },
  { key: 'wedding', title: both('Toý', 'Свадьба') },
  { key: 'newborn', title: both('Çaga dogulanda', 'Рождение ребёнка') },
  { key: 'valentines', title: both('Söýgüliler güni', 'День влюблённых'), day: { month: 2, day: 14 } },
  { key: 'oraza', title: both('Oraza baýramy', 'Ораза-байрам'), moves: true },
  { key: 'gurban', title: both('Gurban baýramy', 'Курбан-байрам'), moves: true },
  { key: 'graduation', title: both('Soňky jaň we uçurymlar', 'Последний звонок и выпускной'), day: { month: 5, day: 25 } },
  { key: 'teachers', title: both('Bilimler güni, mugallymlar üçin', 'День знаний, учителям'), day: { month: 9, day: 1 } },
  { key: 'independence', title: both('Garaşsyzlyk güni', 'День независимости'), day: { month: 9, day: 27 } },
  { key: 'anniversary', title: both('Ýubileý we ýyl dönümi', 'Юбилей и годовщина') },
  { key: 'housewarming', title: both('Jaý toýy', 'Новоселье') },
  { key: 'thanks', title: both('Minnetdarlyk üçin', 'В знак благодарности') },
];

/** Whom gifts are for. */
export const recipients: readonly SeedRecipient[] = [
  { key: 'mother', title: both('Ejeme', 'Маме') },
  { key: 'father', title: both('Kakama', 'Папе') },
  { key: 'beloved', title: both('Söýgülime', 'Любимым') },
  { key: 'sister', title: both('Uýama', 'Сестре') },
  { key: 'brother', title: both('Doganyma', 'Брату') },
  { key: 'grandmother', title: both('Eneme', 'Бабушке') },
  { key: 'grandfather', title: both('Atama', 'Дедушке') },
  { key: 'girl', title: both('Gyzjagaza', 'Девочке') },
  { key: 'boy', title: both('Oglanjyga', 'Мальчику') },
  { key: 'baby', title: both('Bäbege', 'Малышу') },
  { key: 'friend', title: both('Dostuma', 'Другу') },
  { key: 'colleague', title: both('Kärdeşime', 'Коллеге') },
  { key: 'teacher', title: both('Mugallymyma', 'Учителю') },
];
