/** Names, streets and messages for generated orders. */
export const names =
  'Aýgül Maral Jeren Ogulnabat Gözel Bahar Aknabat Sona Leýli Enejan Merdan Serdar Batyr Myrat Kerim Döwlet Arslan Ruslan Эльвира Наталья Ольга Светлана Андрей Сергей Дмитрий Мурад'.split(
    ' ',
  );
export const families =
  'Annaýewa Berdiýew Orazow Gurbanowa Atamyradow Hojaýew Nuryýewa Saparow Rejepowa Meredow Ýazgulyýew Çaryýewa Иванова Петров Каримова Мурадов Соколова Назаров'.split(
    ' ',
  );
export const streets = [
  'Magtymguly şaýoly',
  'Garaşsyzlyk köçesi',
  'Parahat 7',
  'улица Азади',
  'Mir 4',
  'Berzeňňi',
];
export const says = [
  'Doglan günüň gutly bolsun!',
  'С днём рождения! Будь счастлива.',
  'Bagtly boluň, hemişe ýylgyryň',
  'Очень красивый букет, привезли вовремя',
  'Sowgat örän ýarady, sag boluň',
  'Хороший подарок, но упаковка помялась',
];
