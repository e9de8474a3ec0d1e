import type { SeedIdea } from '../seed-types.ts';
import { both } from './compose.ts';

/** Gift ideas: a story and what goes with it. */
export const ideas: readonly SeedIdea[] = [
  {
    key: 'cay-agsamy', picture: 'scene-tea',
    title: both('Bir käse çaýyň başynda', 'За пиалой чая'),
    subtitle: both('Söhbeti söýýänler üçin sowgat', 'Подарок для тех, кто ценит беседу'),
    story: [
      both('Türkmen öýünde söhbet çaýdan başlanýar. Myhman gelende ilki çäýnek goýulýar, galan zatlar soň. Şonuň üçin gowy çäýnek we gowy çaý hiç wagt artykmaç sowgat bolmaýar.', 'В туркменском доме разговор начинается с чая. Приходит гость — и первым делом ставят чайник, всё остальное потом. Поэтому хороший чайник и хороший чай лишними не бывают.'),
      both('Biz bu saýlawa her gün ulanyljak zatlary ýygnadyk: damdyrmaýan çäýnek, eli ýyladýan käse, dag otlary çaýy we olaryň ýanyna bir banka bal. Süýjülik hökmünde nagyşly köke ýa-da hozly şokolad gelişýär.', 'В эту подборку мы собрали вещи на каждый день: чайник, который не капает, пиалу, согревающую руки, травяной чай и баночку мёда к нему. А к чаю — узорное печенье или шоколад с орехами.'),
      both('Gaýyn eneňize, mugallymyňyza ýa-da täze jaýa göçen goňşyňyza bermekçi bolsaňyz, çäýnegi we baly bir guta goýup, göl nagyşly kagyza dolap bereris.', 'Если подарок предназначен свекрови, учителю или соседям, которые недавно переехали, мы уложим чайник и мёд в одну коробку и завернём в бумагу с узором «гёль».'),
    ],
    products: ['cay-toplumy', 'dag-otlary-cayy', 'gok-cay', 'kofe-kasesi', 'dag-baly', 'nagysly-koke', 'cay-sowgat', 'ajy-sokolad'],
  },
  {
    key: 'ejeme-bahar', picture: 'scene-tulip',
    title: both('Ejem üçin bahar', 'Весна для мамы'),
    subtitle: both('8-nji mart we Nowruz üçin', 'К 8 Марта и Новрузу'),
    story: [
      both('Ejelerimiz “maňa hiç zat gerek däl” diýerler. Emma gapy açylyp, elinde çigildem bilen kurýer duranda, ýüzündäki ýylgyryşy hiç kim gizläp bilmez.', 'Мамы говорят: «Мне ничего не нужно». Но когда открывается дверь и курьер протягивает тюльпаны, улыбку не спрячет никто.'),
      both('Güllere ejeňiziň gündelik durmuşyny ýeňilleşdirýän kiçi zatlary goşuň: ysly losýon, ýumşak şarf, owadan sumka. Ol muny gül solandan soň hem her gün ýatlar.', 'Добавьте к цветам что-нибудь для маминых будней: ароматный лосьон, мягкий шарф, красивую сумку. О них она вспомнит и тогда, когда букет отцветёт.'),
      both('Baýram günleri wagt aralyklary çalt dolýar. Sargydy iki-üç gün öňünden ediň, wagtyny häzir saýlaň.', 'В праздники время доставки разбирают быстро. Закажите за два-три дня и выберите час заранее.'),
    ],
    products: ['bahar-cemeni', 'cigildem-gulgun', 'cigildem-kuyzede', 'ysly-beden-losyony', 'ipek-yaglyk', 'yun-sarf', 'sokolad-yurek', 'nepis-gutuda', 'zenan-sumkasy', 'gutlag-haty'],
  },
  {
    key: 'soygulim', picture: 'scene-roses',
    title: both('Sözsüz aýdylýan söýgi', 'О любви без слов'),
    subtitle: both('Söýgülime we ýanýoldaşyma', 'Любимым и самым близким'),
    story: [
      both('Ilkinji duşuşyk, teklip ýa-da bile ýaşalan on ýyl: her birine öz sowgady bar. Emma bularyň hemmesinde bir düzgün deň: sowgat alyjy hakda bolmaly, beriji hakda däl.', 'Первое свидание, предложение или десять лет вместе — к каждому случаю свой подарок. Правило одно: он должен рассказывать о том, кому дарят, а не о том, кто дарит.'),
      both('Gyzyl bägül köne däp, ýöne ol hiç haçan utdurmaýar. Ýanyna şokolad ýürek goşsaňyz, agşam süýji bolar; ýüzük goşsaňyz, agşam ömürlik ýatda galar.', 'Красные розы — старая традиция, но она никогда не подводит. Добавьте шоколадное сердце — и вечер станет сладким; добавьте кольцо — и он запомнится на всю жизнь.'),
      both('Iberijiniň adyny gizlemek mümkin: sargyt edeniňizde “Iberijiniň ady görkezilmesin” diýen ýeri belläň.', 'Имя отправителя можно скрыть: отметьте при заказе «Не указывать отправителя».'),
    ],
    products: ['gyzyl-baguller', 'sokolad-yurek', 'ayyjyk-mahirli', 'yuzuk-dasly', 'asma-gowher', 'yertudana-sowgat', 'ysly-sem', 'jubut-sagat', 'anar-atyry'],
  },
  {
    key: 'caga-toyy', picture: 'scene-balloons',
    title: both('Çaganyň doglan güni', 'Детский день рождения'),
    subtitle: both('Şarlar, tort we bir gowy oýunjak', 'Шары, торт и одна хорошая игрушка'),
    story: [
      both('Çaga üçin baýram üç zatdan durýar: üflemeli şem, uçup barýan şar we gutudan çykýan täze oýunjak. Galan zatlary ulular özleri üçin oýlap tapýarlar.', 'Для ребёнка праздник состоит из трёх вещей: свечей, которые надо задуть, шаров, которые улетают, и новой игрушки в коробке. Всё остальное взрослые придумывают для себя.'),
      both('Oýunjagy ýaşyna görä saýlaň. Bir ýaşynda agaç kubikler, üç ýaşynda agaç otly, bäş ýaşynda raketa konstruktory, alty ýaşynda robot has gyzykly bolar.', 'Игрушку выбирайте по возрасту. Годовалому подойдут деревянные кубики, трёхлетнему — поезд, пятилетнему — конструктор, а в шесть лет интереснее робот.'),
      both('Torty we şarlary şol bir wagta sargyt etseňiz, bir kurýer getirer: myhmanlar gelýänçä hemme zat taýýar.', 'Если заказать торт и шары на одно время, их привезёт один курьер: к приходу гостей всё будет готово.'),
    ],
    products: ['doglan-gun-torty', 'sarly-guty', 'howa-sarlary', 'san-sarlar', 'robot-dost', 'agac-otly', 'agac-kubikler', 'raketa-gurnawuk', 'copli-kemput', 'kapkeyk-toplumy'],
  },
  {
    key: 'hos-geldin-babek', picture: 'scene-teddy',
    title: both('Hoş geldiň, bäbek!', 'Здравствуй, малыш!'),
    subtitle: both('Täze doglan çaga we onuň ejesi üçin', 'Новорождённому и его маме'),
    story: [
      both('Bäbek dünýä inende öýe köp myhman gelýär we hersi bir zat getirýär. Iň gerekli zatlar bolsa köplenç ýatdan çykýar: ýumşak ýorganjyk, wanna üçin ördejik we ejäniň dynç almagy.', 'Когда рождается ребёнок, в дом приходит много гостей, и каждый что-то приносит. А самое нужное часто забывают: мягкое одеяльце, уточку для купания и отдых для мамы.'),
      both('Şonuň üçin biz bu ýere iki adamlyk sowgat saýladyk. Biri bäbek üçin, beýlekisi eje üçin: ýyly çaý, öý spa toplumy we bir çemen gül.', 'Поэтому здесь подарки сразу для двоих. Один — малышу, другой — маме: тёплый чай, домашний спа-набор и букет.'),
      both('Eltip bermezden öň jaň etmezligimizi haýyş edip bilersiňiz: bäbek uklap ýatan bolmagy mümkin.', 'Можно попросить нас не звонить перед доставкой: вдруг малыш спит.'),
    ],
    products: ['babek-toplumy', 'ordejik-wanna', 'towsanjyk', 'pilajyk', 'piramida', 'spa-toplum', 'nepis-gutuda', 'yandak-baly', 'juyjejik'],
  },
  {
    key: 'taze-jay', picture: 'scene-candle',
    title: both('Täze jaýa ýyly sözler bilen', 'В новый дом — с тёплыми словами'),
    subtitle: both('Jaý toýy üçin sowgatlar', 'Подарки на новоселье'),
    story: [
      both('Täze jaýda ilki bilen diwarlar ýaňlanýar. Şem ýakylyp, çäýnek goýlandan soň ol öýe öwrülýär.', 'В новой квартире сначала звучит эхо. Но зажгли свечу, поставили чайник — и она стала домом.'),
      both('Eýeleriniň reňk saýlawyny bilmeseňiz, ýönekeý zatlary alyň: keramiki küýze, ysly şem, otag ösümligi. Bular islendik otaga gelişýär.', 'Если вы не знаете, какие цвета любят хозяева, выбирайте простое: керамическую вазу, ароматическую свечу, комнатное растение. Они подойдут к любой комнате.'),
      both('Türkmençilikde täze öýe boş barylmaýar: çörek, bal ýa-da miwe hökman bolmaly. Olary sebede salyp, lenta bilen daňarys.', 'По туркменскому обычаю в новый дом с пустыми руками не ходят: нужен хлеб, мёд или фрукты. Мы сложим их в корзину и перевяжем лентой.'),
    ],
    products: ['nusay-kuyze', 'ysly-sem', 'fikus', 'orhideya', 'tamdyr-coregi', 'dag-baly', 'nahar-toplumy', 'haly-yassyk', 'diffuzor'],
  },
  {
    key: 'mugallyma', picture: 'scene-books',
    title: both('Mugallyma minnetdarlyk', 'Спасибо учителю'),
    subtitle: both('Bilimler güni we okuw ýylynyň soňy', 'Ко Дню знаний и концу учебного года'),
    story: [
      both('Mugallyma gymmat bahaly zat däl-de, oýlanyşykly sowgat ýakymly bolýar. Ol okuwçylarynyň özüni haýsy sözler bilen ýatlaýandygyny bilmek isleýär.', 'Учителю приятен не дорогой, а продуманный подарок. Ему хочется знать, какими словами его вспоминают ученики.'),
      both('Syýaly ruçka, nagyşly gündelik, dag otlary çaýy: bular her gün stolunda durjak zatlar. Uly sowgady tutuş synp bolup alsaňyz, Magtymgulynyň sowgatlyk neşirini maslahat berýäris.', 'Перьевая ручка, блокнот с узором, травяной чай — всё это будет стоять на его столе каждый день. А если подарок от всего класса, советуем подарочное издание Махтумкули.'),
      both('Gutlag hatyna her okuwçynyň adyny ýazdyryp bilersiňiz: sanawy bellikde galdyryň.', 'В открытку можно вписать имя каждого ученика: оставьте список в комментарии.'),
    ],
    products: ['mugallym-toplumy', 'syyaly-rucka', 'nagysly-depder', 'magtymguly', 'dag-otlary-cayy', 'gunebakar-cemeni', 'cage-sagady', 'cay-sowgat'],
  },
  {
    key: 'kakama', picture: 'scene-gift',
    title: both('Kakama näme bermeli?', 'Что подарить папе?'),
    subtitle: both('“Hemme zadym bar” diýýänler üçin', 'Для тех, у кого «всё есть»'),
    story: [
      both('Kakalara sowgat saýlamak kyn: özleri üçin hiç zat soramaýarlar. Şonuň üçin olaryň zadyny däl-de, wagtyny bezejek sowgat saýlaň.', 'Выбрать подарок отцу трудно: для себя он ничего не просит. Поэтому дарите не вещь, а хорошо проведённое время.'),
      both('Agtygy bilen oýnamaga küşt, dostlary bilen nerda, ertirlik kofesine jezwe ýa-da agşam oturmaga köne usuldaky radio.', 'Шахматы, чтобы играть с внуком, нарды — с друзьями, джезва для утреннего кофе или ретро-радио для тихого вечера.'),
      both('El sagadynyň arka tarapyna “Iň gowy kaka” diýip oýduryp bolýar: ýazgyny bellikde görkeziň.', 'На крышке часов можно выгравировать «Лучший папа»: укажите надпись в комментарии.'),
    ],
    products: ['kust', 'kubikli-oyun', 'gapjyk', 'el-sagat-gok', 'kofe-daneli', 'stol-sagady', 'zaryad-batareya', 'dinamik'],
  },
  {
    key: 'taze-yyl', picture: 'scene-bag',
    title: both('Täze ýyl: her kime bir sowgat', 'Новый год: каждому по подарку'),
    subtitle: both('Arça aşagy üçin pikirler', 'Идеи под ёлку'),
    story: [
      both('Täze ýylda sowgat köp gerek: maşgala, kärdeşler, goňşular, çaganyň synpy. Hersine aýratyn gözlemän, bir sanawdan saýlaň.', 'К Новому году подарков нужно много: семье, коллегам, соседям, детскому классу. Чтобы не искать каждый отдельно, выбирайте из одного списка.'),
      both('Kärdeşlere stol senenamasy we karamelli popkorn, goňşulara mandarin gutusy, eneňize ýüň şarf, çagalara bolsa pingwin ýa-da gar adam.', 'Коллегам — настольный календарь и карамельный попкорн, соседям — коробка мандаринов, бабушке — шерстяной шарф, ребёнку — пингвин или снеговик.'),
      both('31-nji dekabrda sargytlar irden kabul edilýär, soňky kurýer agşam ýola çykýar. Arçany bolsa ir alyň: çagalar oňa bir hepde garaşýarlar.', 'Тридцать первого декабря заказы принимаем с утра, последний курьер выезжает вечером. А ёлку берите заранее: дети ждут её целую неделю.'),
    ],
    products: ['tazeyyl-arcasy', 'gar-adam', 'pingwin', 'sitrus-gutusy', 'is-stoly', 'konfetti', 'popkorn-karamel', 'yun-sarf', 'bayram-paketi', 'sowgat-gutusy', 'kemput-gutusy'],
  },
  {
    key: 'toy-sowgady', picture: 'scene-ring',
    title: both('Toý sowgady', 'Свадебный подарок'),
    subtitle: both('Ýaş maşgalanyň ilkinji zatlary', 'Первые вещи молодой семьи'),
    story: [
      both('Toýa iki hili sowgat berilýär: bukjadaky pul we ýyllar boýy ulanylýan zat. Ikisini bile bersek-de bolýar.', 'На свадьбу дарят двумя способами: конверт и вещь, которой будут пользоваться годами. Можно и вместе.'),
      both('Ýaş maşgala köplenç gap-gaçdan başlaýar. Farfor çaý toplumy, uly lagan, alty adamlyk tabaklar: ilkinji myhmanlaryň öňünde utanmaly bolmaz.', 'Молодая семья обычно начинает с посуды. Фарфоровый чайный набор, большой ляган, тарелки на шестерых — и первых гостей встречать не стыдно.'),
      both('Ýakyn garyndaşlar jübüt sagada ýa-da saçak toplumyna bilelikde goşulyp bilerler. Arkasyna toýuň senesini oýup ýazarys: ony bellikde görkeziň.', 'Близкие родственники могут сложиться на парные часы или комплект со скатертью. На часах выгравируем дату свадьбы: укажите её в комментарии.'),
    ],
    products: ['cay-toplumy', 'nahar-toplumy', 'palaw-lagany', 'jubut-sagat', 'nusay-kuyze', 'gelin-cemeni', 'toy-bukjasy', 'nahar-kitaby'],
  },
  {
    key: 'bereket-sebedi', picture: 'scene-anar',
    title: both('Bereketli saçak', 'Щедрый стол'),
    subtitle: both('Oraza we Gurban baýramlary üçin', 'К Ораза-байраму и Курбан-байраму'),
    story: [
      both('Baýram günleri garyndaşlara görme-görşe barylýar. Eliňizdäki sebet sözden öň salam berýär.', 'В праздники навещают родных. Корзина в руках приветствует раньше слов.'),
      both('Saçaga mynasyp zatlar: saýlama anar, gawun, bal, hurmaly köke we gök çaý. Hemmesi türkmen topragynda ýetişen ýa-da öýde bişirilen ýaly.', 'Всё, что украсит дастархан: отборные гранаты, дыня, мёд, печенье с финиками и зелёный чай. Выращено на туркменской земле или приготовлено по-домашнему.'),
      both('Uzak welaýatdaky enä ýa-da ata ugratsaňyz, bozulmaýan zatlary saýlaň: bal, çaý, köke we saçak toplumy.', 'Если отправляете подарок бабушке или дедушке в дальний велаят, выбирайте то, что не испортится: мёд, чай, печенье и скатерть.'),
    ],
    products: ['anar-gutusy', 'miwe-sebedi', 'gawun-gulabi', 'dag-baly', 'nagysly-koke', 'gok-cay', 'kemput-toplumy', 'gury-miwe'],
  },
];
