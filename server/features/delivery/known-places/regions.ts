import { inZone } from './place.ts';

/** Places of the five regions (welaýat). */
export const ahal = [
  ...inZone('AH', 'Z2', [
    ['Änew şäheri', 'город Анау', 'Анев', 'Аннау'],
    ['Ak bugdaý etraby', 'этрап Ак бугдай', 'Gäwers', 'Гяверс'],
    ['Gökdepe etraby', 'этрап Гёкдепе', 'Геок-Тепе', 'Geokdepe'],
    ['Ýaşlyk şäherçesi', 'посёлок Яшлык'],
  ]),
  ...inZone('AH', 'Z3', [
    ['Babadaýhan etraby', 'этрап Бабадайхан', 'Kirow', 'Кировск'],
    ['Bäherden etraby', 'этрап Бахарден', 'Baharly', 'Бахарлы', 'Bäherden şäheri'],
    ['Kaka etraby', 'этрап Кака', 'Каахка'],
    ['Kaka şäheri', 'город Кака', 'Каахка'],
    ['Sarahs etraby', 'этрап Сарахс', 'Серахс'],
    ['Tejen etraby', 'этрап Теджен', 'Altyn asyr', 'Алтын асыр'],
    ['Tejen şäheri', 'город Теджен'],
  ]),
];

export const balkan = inZone('BN', 'Z4', [
  ['Balkanabat şäheri', 'город Балканабат', 'Nebitdag', 'Небит-Даг', 'Балканабад'],
  ['Türkmenbaşy şäheri', 'город Туркменбаши', 'Krasnowodsk', 'Красноводск', 'Awaza', 'Аваза'],
  ['Türkmenbaşy etraby', 'этрап Туркменбаши'],
  ['Bereket etraby', 'этрап Берекет', 'Gazanjyk', 'Казанджик'],
  ['Esenguly etraby', 'этрап Эсенгулы', 'Гасан-Кули', 'Ekerem', 'Экерем'],
  ['Etrek etraby', 'этрап Этрек', 'Gyzyletrek', 'Кизыл-Атрек'],
  ['Garabogaz şäheri', 'город Гарабогаз', 'Bekdaş', 'Бекдаш'],
  ['Gumdag şäheri', 'город Кумдаг', 'Гумдаг'],
  ['Gyzylarbat etraby', 'этрап Кызыларбат', 'Serdar', 'Сердар', 'Кизыл-Арват'],
  ['Hazar şäheri', 'город Хазар', 'Çeleken', 'Челекен'],
  ['Jebel şäherçesi', 'посёлок Джебел'],
  ['Magtymguly etraby', 'этрап Махтумкули', 'Garrygala', 'Кара-Кала'],
]);

export const dasoguz = inZone('DZ', 'Z5', [
  ['Daşoguz şäheri', 'город Дашогуз', 'Daşhowuz', 'Ташауз'],
  ['Akdepe etraby', 'этрап Акдепе'],
  ['Boldumsaz etraby', 'этрап Болдумсаз', 'Kalinin', 'Калининск'],
  ['Görogly etraby', 'этрап Гёроглы', 'Tagta', 'Тахта'],
  ['Gubadag etraby', 'этрап Губадаг', 'Ленинск'],
  ['Gurbansoltan eje etraby', 'этрап имени Гурбансолтан эдже', 'Ýylanly', 'Йыланлы', 'Ильялы'],
  ['Köneürgenç etraby', 'этрап Кёнеургенч', 'Куня-Ургенч'],
  ['Ruhubelent etraby', 'этрап Рухубелент'],
  ['Şabat etraby', 'этрап Шабат', 'S.A.Nyýazow', 'С. А. Ниязов'],
  ['Saparmyrat Türkmenbaşy etraby', 'этрап имени Сапармурата Туркменбаши', 'Oktýabr', 'Октябрьск'],
]);

export const lebap = inZone('LB', 'Z5', [
  ['Türkmenabat şäheri', 'город Туркменабат', 'Çärjew', 'Чарджоу', 'Туркменабад'],
  ['Çärjew etraby', 'этрап Чарджев', 'Çärjew', 'Чарджоу', 'Serdarabat', 'Сердарабат'],
  ['Dänew etraby', 'этрап Дянев', 'Galkynyş', 'Галкыныш'],
  ['Darganata etraby', 'этрап Дарганата', 'Birata', 'Бирата'],
  ['Dostluk şäherçesi', 'посёлок Достлук'],
  ['Farap şäherçesi', 'посёлок Фарап'],
  ['Garabekewül şäherçesi', 'посёлок Карабекаул', 'Гарабекевюль'],
  ['Gazojak şäheri', 'город Газаджак', 'Газачак'],
  ['Halaç etraby', 'этрап Халач'],
  ['Hojambaz etraby', 'этрап Ходжамбаз'],
  ['Kerki etraby', 'этрап Керки', 'Atamyrat', 'Атамурат'],
  ['Kerki şäheri', 'город Керки', 'Atamyrat', 'Атамурат'],
  ['Köýtendag etraby', 'этрап Койтендаг', 'Çarşaňňy', 'Чаршанга'],
  ['Magdanly şäheri', 'город Магданлы', 'Gowurdak', 'Гаурдак'],
  ['Sakar şäherçesi', 'посёлок Сакар'],
  ['Saýat etraby', 'этрап Саят'],
  ['Seýdi şäheri', 'город Сейди', 'Neftezawodsk', 'Нефтезаводск'],
]);

export const mary = inZone('MR', 'Z3', [
  ['Mary şäheri', 'город Мары', 'Merw', 'Мерв'],
  ['Mary etraby', 'этрап Мары'],
  ['Baýramaly şäheri', 'город Байрамали'],
  ['Baýramaly etraby', 'этрап Байрамали'],
  ['Garagum etraby', 'этрап Каракум', 'Гарагум'],
  ['Murgap etraby', 'этрап Мургаб'],
  ['Oguzhan şäherçesi', 'посёлок Огузхан', 'Niýazow', 'Ниязовск'],
  ['Sakarçäge etraby', 'этрап Сакарчага'],
  ['Şatlyk şäherçesi', 'посёлок Шатлык'],
  ['Serhetabat şäheri', 'город Серхетабат', 'Guşgy', 'Кушка'],
  ['Tagtabazar etraby', 'этрап Тагтабазар', 'Тахта-Базар'],
  ['Türkmengala etraby', 'этрап Туркменгала', 'Туркмен-Кала'],
  ['Wekilbazar etraby', 'этрап Векилбазар'],
  ['Ýolöten etraby', 'этрап Ёлётен', 'Иолотань'],
  ['Ýolöten şäheri', 'город Ёлётен', 'Иолотань'],
]);
