/** Vocabulary of gift searches in both languages: recipient, occasion, budget, day. */

/** Turkmen and Russian words of one meaning; a phrase is written with spaces. word-forms.ts adds the endings. */
export type Words = { tm?: string; ru?: string };

/** By the key of a recipient. Commas separate phrases. */
export const recipientWords: Readonly<Record<string, Words>> = {
  mother: {
    tm: 'eje, mama, gaýyn ene, gaýynene',
    ru: 'мама, матер, мамочка, мамуля, матушка, свекровь, тёща',
  },
  father: { tm: 'kaka, papa, gaýyn ata, gaýynata', ru: 'папа, отец, папочка, батя, свёкор, свёкр, тесть' },
  beloved: {
    tm: 'söýgüli, ýanýoldaş, ýan ýoldaş, ýoldaş, nişanly',
    ru: 'любимый, любимая, вторая половинка',
  },
  sister: {
    tm: 'uýa, bajy, gyz dogan, gyz jigi, jigi',
    ru: 'сестра, сестрёнка, сестричка, сестёр, старшая сестра, младшая сестра',
  },
  brother: {
    tm: 'dogan, aga, ini, oglan dogan, oglan jigi',
    ru: 'брат, братья, братик, братишка, старший брат, младший брат',
  },
  grandmother: { tm: 'ene, babaene', ru: 'бабушка, бабуля, баба' },
  grandfather: { tm: 'ata, baba', ru: 'дедушка, дед, дедуля' },
  girl: {
    tm: 'gyz, gyzjagaz, gyzjyk, çaga, çagajyk, agtyk',
    ru: 'девочка, дочь, дочер, дочка, доченька, внучка, племянница, ребёнок, дети, детям, детей, школьница',
  },
  boy: {
    tm: 'ogul, ogl, oglan, oglanjyk, çaga, çagajyk, agtyk',
    ru: 'мальчик, сын, сынок, сыновья, внук, племянник, ребёнок, дети, детям, детей, школьник',
  },
  baby: { tm: 'bäbek, bäbejik, täze doglan', ru: 'малыш, малышка, младенец, новорождённый, грудничок' },
  friend: {
    tm: 'dost, jora, ýoldaş, goňşy',
    ru: 'друг, друзья, подруга, подружка, товарищ, приятель, сосед, соседка',
  },
  colleague: {
    tm: 'kärdeş, işdeş, başlyk, müdir',
    ru: 'коллега, сотрудник, сотрудница, начальник, начальница, шеф, директор, босс',
  },
  teacher: {
    tm: 'mugallym, terbiýeçi, halypa',
    ru: 'учитель, учительница, преподаватель, воспитатель, воспитательница, тренер',
  },
};

/** Words that mean several recipients at once. */
export const groupWords: readonly {
  keys: readonly string[];
  /** Products that also have one of these recipients rank first (gifts for a partner: those that also suit a man). */
  first?: readonly string[];
  words: Words;
}[] = [
  {
    keys: ['beloved'],
    first: ['father', 'brother'],
    words: {
      tm: 'ärim, adamsy, adamym, adamma, halan oglanym, oglan dost',
      ru: 'муж, мужья, муженёк, супруг, парень, жених, возлюбленный, бойфренд',
    },
  },
  {
    keys: ['beloved'],
    first: ['mother', 'sister'],
    words: {
      tm: 'aýal, aýalym, halan gyzym',
      ru: 'жена, жёнушка, супруга, девушка, невеста, возлюбленная',
    },
  },
  {
    keys: ['mother', 'sister', 'beloved'],
    words: { tm: 'zenan, maşgala, daýza, ýeňňe', ru: 'женщина, женский, дамский, тётя' },
  },
  {
    keys: ['father', 'brother'],
    words: { tm: 'erkek, erkek adam, daýy, giýew', ru: 'мужчина, мужской, дядя, зять' },
  },
  { keys: ['girl', 'boy'], words: { ru: 'детский' } },
  { keys: ['mother', 'father'], words: { tm: 'ene ata, eje kaka', ru: 'родители' } },
];

/** By the key of an occasion. */
export const occasionWords: Readonly<Record<string, Words>> = {
  birthday: {
    tm: 'doglan gün, doglan güni, doglan günü, ýaş toýy',
    ru: 'день рождения, днюха, др, именины, день рожденье',
  },
  'womens-day': {
    tm: '8 mart, 8 nji mart, sekizinji mart, zenanlar güni',
    ru: '8 марта, 8 е марта, восьмое марта, женский день',
  },
  nowruz: { tm: 'nowruz, nowruz baýramy', ru: 'новруз, навруз, наурыз, праздник новруз' },
  'new-year': { tm: 'täze ýyl, täze ýyl baýramy', ru: 'новый год, нг' },
  wedding: {
    tm: 'toý, nika, nika toý, gelin alyjy',
    ru: 'свадьба, свадеб, бракосочетание, молодожёны',
  },
  newborn: {
    tm: 'çaga dogulanda, çaga doglanda, çaga doguldy, bäbek doguldy, bäbek dogulanda, bäbek doglanda',
    ru: 'рождение ребёнка, рождение сына, рождение дочери, рождение малыша, выписка, выписка из роддома, роддом',
  },
  valentines: {
    tm: 'söýgüliler güni, 14 fewral, 14 nji fewral',
    ru: 'день влюблённых, 14 февраля, день святого валентина, валентин',
  },
  oraza: { tm: 'oraza, oraza baýramy', ru: 'ораза, ораза байрам, ураза, рамадан, рамазан' },
  gurban: { tm: 'gurban, gurban baýramy, gurbanlyk', ru: 'курбан, курбан байрам' },
  graduation: {
    tm: 'uçurym, uçurymlar, soňky jaň, okuwy gutarmak',
    ru: 'выпускной, последний звонок, выпускник, выпускница',
  },
  teachers: {
    tm: 'bilimler güni, mugallymlar güni, 1 sentýabr, 1 nji sentýabr',
    ru: 'день знаний, день учителя, 1 сентября',
  },
  independence: { tm: 'garaşsyzlyk, garaşsyzlyk güni', ru: 'день независимости, независимость' },
  anniversary: { tm: 'ýubileý, ýyl dönümi', ru: 'юбилей, годовщина' },
  housewarming: { tm: 'jaý toý, jaý toýy, täze jaý, täze öý', ru: 'новоселье, новый дом, новая квартира' },
  thanks: { tm: 'minnetdarlyk', ru: 'благодарность, знак благодарности' },
};

/** Words for goods that appear in no title: the words to search for instead. */
export const goodsWords: readonly { search: string; words: Words }[] = [
  { search: 'atyr', words: { tm: 'parfýum, parfum', ru: 'духи, парфюм, одеколон, туалетная вода, perfume' } },
  { search: 'gül', words: { tm: 'güljagaz', ru: 'цветок, цветочек, цветочки' } },
  { search: 'букет', words: { tm: 'desse, gül desse', ru: 'букетик, букетище' } },
  { search: 'шоколад', words: { tm: 'şokoladka', ru: 'шоколадка, шоколадный набор' } },
  { search: 'мёд', words: { tm: 'bal', ru: 'медок' } },
  { search: 'сладости', words: { tm: 'süýji', ru: 'сладкое, вкусняшка, вкусное, десерт' } },
  { search: 'капкейки', words: { tm: 'pirožnoýe', ru: 'пирожное, кексы, маффины' } },
  { search: 'мишка', words: { ru: 'медведь, медвежонок, тедди, teddy' } },
  { search: 'игрушки', words: { tm: 'gurjak', ru: 'кукла, игрушечка' } },
  { search: 'конструктор', words: { ru: 'лего, lego' } },
  { search: 'машина', words: { tm: 'maşyn, maşynjyk', ru: 'машинка, машинка на пульте, автомобиль' } },
  { search: 'серьги', words: { tm: 'syrga', ru: 'серёжки, серёжка, серьга' } },
  { search: 'кольцо', words: { ru: 'колечко, перстень' } },
  { search: 'подвеска', words: { tm: 'monjuk', ru: 'кулон, цепочка, ожерелье, колье' } },
  { search: 'украшения', words: { tm: 'bezeg şaý', ru: 'бижутерия, ювелирка, драгоценности' } },
  { search: 'часы', words: { ru: 'часики, будильник' } },
  { search: 'кружка', words: { tm: 'kružka, bulgur', ru: 'чашка, пиала, стакан' } },
  { search: 'гелиевых шаров', words: { ru: 'воздушный шарик' } },
  { search: 'шары', words: { tm: 'şarik', ru: 'шарик' } },
  { search: 'gutlag haty', words: { tm: 'açyk hat', ru: 'открыточка, валентинка' } },
  { search: 'наушники', words: { tm: 'nauşnik', ru: 'airpods, эйрподс, гарнитура' } },
  { search: 'колонка', words: { tm: 'kalonka', ru: 'динамик, bluetooth, блютуз' } },
  { search: 'аккумулятор', words: { tm: 'power bank', ru: 'повербанк, пауэрбанк, powerbank, power bank' } },
  { search: 'фотоаппарат', words: { tm: 'kamera', ru: 'камера, полароид, polaroid' } },
  { search: 'сумка', words: { ru: 'сумочка' } },
  { search: 'кошелёк', words: { tm: 'kisse', ru: 'портмоне, бумажник' } },
  { search: 'шаль', words: { tm: 'şal', ru: 'платок, палантин' } },
  { search: 'лосьон', words: { tm: 'krem', ru: 'крем, молочко' } },
  { search: 'спа', words: { tm: 'spa', ru: 'spa' } },
  { search: 'свеча', words: { ru: 'свечка' } },
  { search: 'лампа', words: { tm: 'lampa', ru: 'светильник, ночник, торшер' } },
  { search: 'блокнот', words: { tm: 'depder', ru: 'ежедневник, тетрадь, записная книжка' } },
  { search: 'пазл', words: { ru: 'головоломка, мозаика' } },
  { search: 'настольные игры', words: { ru: 'настолка, настольная игра' } },
  { search: 'ёлка', words: { ru: 'ёлочка' } },
  { search: 'растения', words: { tm: 'otag güli', ru: 'комнатный цветок, цветок в горшке' } },
  { search: 'корзина', words: { ru: 'корзинка' } },
  { search: 'денежного подарка', words: { tm: 'pul', ru: 'деньги, денежный подарок' } },
];

/** "Cheap" without a number means up to this many manat. */
export const cheapManat = 100;
export const cheapWords: Words = {
  tm: 'arzan, arzanrak, arzanja',
  ru: 'недорого, недорогой, дешёвый, дёшево, бюджетный',
};

/** Stop words beside other words: everything here is a gift for somebody. */
export const stopWords: Words = {
  tm: 'sowgat, üçin, gerek, bilen, we, bermek, bermäge, bermeli, bereýin, almak, almaly, alsam, näme, nähili, meniň, biziň, öz, eltip, gowy, owadan, iň, ýaş, ýaşly, sany, dane, bir, irden, agşam, agşamlyk, öýlän, günortan, çenli, aşgabat, mary, daşoguz, türkmenabat, balkanabat, türkmenbaşy, arkadag, tejen',
  ru: 'для, подарок, подарки, подарить, подарочек, сувенир, презент, на, и, с, со, в, к, ко, от, из, что, купить, заказать, хочу, нужен, нужна, нужно, идея, мой, моей, моему, моя, наш, свой, своей, своему, лучший, хороший, красивый, доставка, доставить, лет, года, годик, год, шт, штук, штуки, можно, какой, до, за, по, не, это, утро, утром, вечер, вечером, днём, обед, ночью, число, ашхабад, мары, дашогуз, туркменабат, балканабат, туркменбаши, аркадаг, теджен',
};
