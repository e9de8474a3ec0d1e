/** Vocabulary of gift searches in both languages: recipient, occasion, budget, day. */

/** Turkmen and Russian words of one meaning; a phrase is written with spaces. word-forms.ts adds the endings. */
export type Words = { tm?: string; ru?: string };

/** By the key of a recipient. Commas separate phrases. */
export const recipientWords: Readonly<Record<string, Words>> = {
  mother: {
    tm: 'eje, ejejan, ejeke, mama, gaýyn ene, gaýynene',
    ru: 'мама, матер, мать, мамочка, мамуля, мамаша, матушка, свекровь, свекруха, тёща',
  },
  father: {
    tm: 'kaka, kakajan, däde, papa, gaýyn ata, gaýynata',
    ru: 'папа, отец, папочка, папуля, батя, батюшка, свёкор, свёкр, тесть',
  },
  beloved: {
    tm: 'söýgüli, söýgülim, ýanýoldaş, ýan ýoldaş, ýoldaş, nişanly, söýýän',
    ru: 'любимый, любимая, милый, милая, дорогой человек, любовь моя, вторая половинка',
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
    tm: 'gyz, gyzjagaz, gyzjyk, çaga, çagajyk, agtyk, ýegen, ýegençe, okuwçy',
    ru: 'девочка, дочь, дочер, дочка, доченька, дочурка, внучка, внученька, племянница, крестница, ребёнок, дети, детям, детей, детки, школьница, подросток',
  },
  boy: {
    tm: 'ogul, ogl, oglan, oglanjyk, çaga, çagajyk, agtyk, ýegen, ýegençe, okuwçy',
    ru: 'мальчик, сын, сынок, сыночек, сыночку, сыновья, внук, внучек, внучок, племянник, крестник, ребёнок, дети, детям, детей, детки, школьник, подросток, пацан',
  },
  baby: {
    tm: 'bäbek, bäbejik, täze doglan, ekiz',
    ru: 'малыш, малышка, младенец, новорождённый, грудничок, годовасик, двойня, двойняшки, близнецы',
  },
  friend: {
    tm: 'dost, jora, dostjan, ýoldaş, goňşy, kursdaş, klasdaş',
    ru: 'друг, друзья, дружок, подруга, подружка, подруженька, товарищ, приятель, сосед, соседка, одноклассник, одноклассница, однокурсник',
  },
  colleague: {
    tm: 'kärdeş, işdeş, başlyk, müdir, direktor, şef',
    ru: 'коллега, сотрудник, сотрудница, начальник, начальница, начальство, шеф, директор, руководитель, босс, партнёр, клиент',
  },
  teacher: {
    tm: 'mugallym, mugallyma, terbiýeçi, halypa',
    ru: 'учитель, учительница, училка, педагог, преподаватель, воспитатель, воспитательница, репетитор, тренер, наставник',
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
    words: {
      tm: 'zenan, maşgala, daýza, ýeňňe, gelneje, gelnim, gelnime',
      ru: 'женщина, женский, дамский, тётя, тётушка, невестка, сноха, золовка, крёстная, мачеха',
    },
  },
  {
    keys: ['father', 'brother'],
    words: {
      tm: 'erkek, erkek adam, daýy, giýew, gaýyn, körekeni, baja',
      ru: 'мужчина, мужской, дядя, дядюшка, зять, деверь, шурин, свояк, крёстный, отчим',
    },
  },
  { keys: ['girl', 'boy'], words: { ru: 'детский' } },
  { keys: ['mother', 'father'], words: { tm: 'ene ata, eje kaka', ru: 'родители' } },
];

/** By the key of an occasion. */
export const occasionWords: Readonly<Record<string, Words>> = {
  birthday: {
    tm: 'doglan gün, doglan güni, doglan günü, dogum gün, doglan senesi, ýaş toýy',
    ru: 'день рождения, днюха, дэрэ, др, именины, день рожденье, деньрождения, рожденье',
  },
  'womens-day': {
    tm: '8 mart, 8 nji mart, sekizinji mart, sekiz mart, zenanlar gün',
    ru: '8 марта, 8 е марта, восьмое марта, восемь марта, женский день',
  },
  nowruz: { tm: 'nowruz, nowruz baýramy', ru: 'новруз, навруз, наурыз, праздник новруз' },
  'new-year': {
    tm: 'täze ýyl, täze ýyl baýramy, aýazbaba',
    ru: 'новый год, новогодний, нг, дед мороз, снегурочка',
  },
  wedding: {
    tm: 'toý, nika, nika toý, gelin alyjy, ýaş çatynja, gudaçylyk, sözaýdyşyk, durmuş toý',
    ru: 'свадьба, свадеб, свадебный, бракосочетание, молодожёны, молодым, помолвка, никах, жених и невеста, муж и жена, сватовство',
  },
  newborn: {
    tm: 'çaga dogulanda, çaga doglanda, çaga doguldy, bäbek doguldy, bäbek dogulanda, bäbek doglanda',
    ru: 'рождение ребёнка, рождение сына, рождение дочери, рождение малыша, выписка, выписка из роддома, роддом',
  },
  valentines: {
    tm: 'söýgüliler gün, 14 fewral, 14 nji fewral',
    ru: 'день влюблённых, 14 февраля, день святого валентина, святой валентин, валентин',
  },
  oraza: { tm: 'oraza, oraza baýramy', ru: 'ораза, ораза байрам, ураза, рамадан, рамазан' },
  gurban: { tm: 'gurban, gurban baýramy, gurbanlyk', ru: 'курбан, курбан байрам' },
  graduation: {
    tm: 'uçurym, uçurymlar, soňky jaň, okuwy gutarmak, diplom',
    ru: 'выпускной, последний звонок, выпускник, выпускница, диплом',
  },
  teachers: {
    tm: 'bilimler gün, mugallymlar gün, 1 sentýabr, 1 nji sentýabr, okuw ýyl',
    ru: 'день знаний, день учителя, 1 сентября, первое сентября',
  },
  independence: { tm: 'garaşsyzlyk, garaşsyzlyk gün', ru: 'день независимости, независимость' },
  anniversary: {
    tm: 'ýubileý, ýyl dönümi, ýyl dönüm',
    ru: 'юбилей, юбиляр, юбилейный, годовщина, годовщина свадьбы, круглая дата',
  },
  housewarming: {
    tm: 'jaý toý, jaý toýy, jaý gutly, täze jaý, täze öý',
    ru: 'новоселье, новосёл, новый дом, новая квартира',
  },
  thanks: {
    tm: 'minnetdarlyk, sag bolsun, lukman, doktor, şepagat uýasy',
    ru: 'благодарность, знак благодарности, отблагодарить, спасибо, врач, доктор, медсестра',
  },
};

/** "Cheap" without a number means up to this many manat. */
export const cheapManat = 100;
export const cheapWords: Words = {
  tm: 'arzan, arzanrak, arzanja',
  ru: 'недорого, недорогой, дешёвый, дёшево, бюджетный',
};

/** Everything here is a gift for somebody: stop words beside other words. */
export const giftWords: Words = { tm: 'sowgat', ru: 'подарок, подарки, подарочек, сувенир, презент' };

/** Stop words; alone they ask nothing. */
export const stopWords: Words = {
  tm: 'üçin, gerek, bilen, we, bermek, bermäge, bermeli, bereýin, almak, almaly, alsam, näme, nähili, meniň, biziň, öz, eltip, gowy, owadan, iň, ýaş, ýaşly, sany, dane, bir, irden, agşam, agşamlyk, öýlän, günortan, çenli, bar, barmy, näçe, baha, nyrh, satyn, nirede, haýsy, haýyş, salam, sargyt, etmek, etjek, sargamak, ibermek, iberiň, maňa, bize, oňa, hakda, barada, gyssagly, üýtgeşik, täsin, gerekli, başga, özge, ýaly, ýöne, diňe, hem, isleýärin, aşgabat, mary, daşoguz, türkmenabat, balkanabat, türkmenbaşy, arkadag, tejen, ahal, balkan, lebap, welaýat, etrap, şäher, änew, baýramaly, ýolöten, kerki, atamyrat, gökdepe, köneürgenç, hazar, gumdag',
  ru: 'для, подарить, на, и, с, со, в, к, ко, от, из, что, купить, заказать, хочу, нужен, нужна, нужно, идея, мой, моей, моему, моя, наш, свой, своей, своему, лучший, хороший, красивый, доставка, доставить, лет, года, годик, год, шт, штук, штуки, можно, какой, до, за, по, не, это, утро, утром, вечер, вечером, днём, обед, ночью, число, есть, где, сколько, стоит, цена, стоимость, почём, куплю, надо, ищу, ищем, мне, нам, ему, ей, им, кому, чего, бы, то, нибудь, подскажите, посоветуйте, пожалуйста, здравствуйте, привет, заказ, онлайн, магазин, скорее, быстро, оригинальный, необычный, прикольный, крутой, классный, интересный, полезный, стильный, приятный, милая вещь, случай, повод, только, просто, который, но, же, чем, чтобы, все, всё, очень, совсем, ашхабад, мары, дашогуз, туркменабат, балканабат, туркменбаши, аркадаг, теджен, ахал, балкан, лебап, велаят, этрап, город, анау, байрамали, иолотань, керки, кёнеургенч, хазар',
};
