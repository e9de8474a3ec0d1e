import { body, both } from '../compose.ts';

/** The shop's name and the sentence under it. */
export const home = {
  name: both('Sowgat', 'Sowgat'),
  slogan: both('Begendirmek aňsat', 'Дарить радость легко'),
};

/** How to reach the shop. The city's exchange gives out no numbers that begin with 00, so nobody is disturbed. */
export const contacts = {
  phones: ['+993 12 00-15-15', '+993 12 00-15-16'],
  email: 'salam@sowgat.example',
  address: both('744000, Aşgabat, Magtymguly şaýoly, 110', '744000, г. Ашхабад, проспект Махтумкули, 110'),
  socials: [{ title: 'IMO', url: 'https://imo.im' }],
};

const week = [0, 1, 2, 3, 4, 5, 6];
/** Working hours; day 0 is Monday. */
export const hours = week.map((day) => ({ day, start_time: day === 6 ? '10:00' : '09:00', end_time: '18:00' }));

/** Countries a phone may belong to. */
export const phones = [{ title: 'Türkmenistan', iso2: 'tm', code: '993', src: '/flags/tm.svg' }];

/** The page about the shop. */
export const about = {
  title: both('“Sowgat” barada', 'О магазине «Sowgat»'),
  body: body(
    both('“Sowgat” onlaýn dükany bir sorag bilen başlandy: başga şäherde ýaşaýan ejeňize doglan gününde gül nädip ugratmaly? Häzir biz bu soragyň jogabyny her gün onlarça gezek berýäris.', 'Интернет-магазин «Sowgat» начался с одного вопроса: как отправить цветы маме, которая живёт в другом городе? Теперь мы отвечаем на него десятки раз в день.'),
    both('Katalogymyzda güller, süýjülikler, oýunjaklar, şaý-sepler, kitaplar we öý üçin zatlar bar. Köpüsini türkmen ussalary we maşgala kärhanalary taýýarlaýar. Her harydy satuwa goýmazdan öň özümiz synap görýäris.', 'В каталоге — цветы, сладости, игрушки, украшения, книги и вещи для дома. Многое делают туркменские мастера и семейные предприятия. Каждый товар мы пробуем сами, прежде чем выставить его на продажу.'),
    both('## Biz nähili işleýäris', '## Как мы работаем'),
    both('Sargydyňyzy operator barlaýar, ýygnaýjy gaplaýar, kurýer bolsa siziň saýlan wagtyňyzda gowşurýar. Her ädimi “Sargytlarym” bölüminde görüp bilersiňiz. Alyjynyň salgysyny bilmeseňiz, ondan özümiz soraýarys.', 'Заказ проверяет оператор, упаковывает сборщик, а курьер вручает его в выбранное вами время. Каждый шаг виден в разделе «Мои заказы». Если вы не знаете адреса получателя, мы спросим у него сами.'),
    both('## Biziň wadamyz', '## Что мы обещаем'),
    both('Güller täze bolmasa ýa-da haryt surata laýyk gelmese, çalşyp bereris ýa-da puluňyzy yzyna gaýtararys. Sowgatda ýalňyşlyga ýer ýok.', 'Если цветы окажутся несвежими или товар не похож на фотографию, мы заменим его или вернём деньги. В подарке ошибок быть не должно.'),
  ),
  pictures: ['scene-gift', 'scene-roses', 'scene-tea'],
};
