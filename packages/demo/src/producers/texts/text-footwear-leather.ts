import type { RootText } from './root-text.ts'

export const footwearLeatherText: RootText = {
  root: 'footwear-leather',
  kinds: [
    ['manufacturer', 5],
    ['workshop', 6],
    ['artisan', 9],
  ],
  artisans: 'leather-goods; belts-saddlery; everyday-footwear',
  engineers: '',
  brands:
    'Колодка; Рант; Дратва@leather-goods; Лимар@belts-saddlery; Крок-Слобода@everyday-footwear; Пряжка@belts-saddlery; Сап’ян@leather-goods; Два каблуки@everyday-footwear; Тверда підошва@safety-footwear; Юхта; Замша',
  nouns: {
    manufacturer: 'Взуттєва фабрика; ТОВ; ПП',
    workshop: 'Взуттєвий цех; Взуттєва майстерня; ТОВ',
    artisan: 'Шкіряна майстерня; Майстерня шкіри',
  },
  nounEn: 'Leather',
  ask: { uk: 'ескіз, фото або зразок', en: 'a sketch, a photo or a sample' },
  lead: [12, 35],
  taglines: [
    'Взуття та вироби зі шкіри під вашим брендом @not leather-processing; shoe-components',
    'Шкіра, оброблена руками, — партіями й поштучно @not safety-footwear; shoe-components',
    'Шкіряна справа {cityIn}',
  ],
  work: [
    'Шкіру розкроюємо вручну або пресом, обходячи кожен порок. Саме на розкрої видно, чи економить майстерня на замовникові. @not leather-processing; shoe-components',
    'Модель створюємо за ескізом: лекала, зразок, два тижні носіння, виправлення. Лише тоді замовляємо вирубні ножі. @everyday-footwear; safety-footwear',
    'Шкіра — українська та італійська, рослинного й хромового дублення. Для веганських ліній маємо мікрофібру й матеріали на основі яблучних волокон. @not leather-processing',
    'Фурнітуру беремо цинкову або латунну з гальванікою, яка не облазить: кожну нову партію перевіряємо сольовим туманом. @leather-goods; belts-saddlery',
    'Партію ведемо за карткою: походження, маса, рецепт, строк. За номером знаходимо все, навіть якщо минув рік. @leather-processing; shoe-components',
  ],
  large: [
    'Потік — до {3000-9000:1000} пар або виробів на місяць, три дільниці: крій, заготовка, складання. Сезон плануємо за чотири місяці, тому шкіру закуповуємо без поспіху. @everyday-footwear; safety-footwear; leather-goods',
    'Для мереж і відомчих замовників готуємо розмірний ряд, маркування, індивідуальні коробки та супровідні протоколи випробувань. @everyday-footwear; safety-footwear',
  ],
  small: [
    'Шиємо малими серіями: не треба заморожувати гроші в розмірах, яких ніхто не купує. @not leather-processing; shoe-components',
    'Усе робимо за двома верстаками: крій, шерфування, шов, край. Імена майстрів ставимо на бирці. @leather-goods; belts-saddlery',
  ],
  quality: [
    'Перевіряємо клейовий шов на розрив, край — на тріщини, фурнітуру — на сто відкривань. Гарантія на взуття — {6-12:6} місяців. @everyday-footwear; safety-footwear',
    'Обрізні краї фарбуємо в три шари й поліруємо: такий край не розшаровується роками. @leather-goods; belts-saddlery',
    'До виробу додаємо картку догляду та клаптик шкіри, щоб покупець бачив, з чого він зроблений. @leather-goods; belts-saddlery; everyday-footwear',
    'Кожну партію переглядаємо поштучно й розкладаємо за ґатунками; ціну нижчого ґатунку знижуємо чесно. @leather-processing; shoe-components',
  ],
  en: {
    taglines: [
      'Footwear and leather goods under your label @not leather-processing; shoe-components',
      'Leatherwork in small series and repeat batches',
    ],
    work: [
      'Hides are cut around every flaw, by hand or press. A new model goes through patterns, a wear test and corrections before cutting dies are ordered. @not leather-processing; shoe-components',
      'We use vegetable- and chrome-tanned leather from Ukraine and Italy, with brass or plated hardware tested in salt spray.',
    ],
    quality: [
      'Bond strength, edges and hardware are tested on each batch. @not leather-processing',
      'Goods come with a care card, dust bag and your box if you need one. @not leather-processing; shoe-components',
      'Each batch is graded piece by piece. @leather-processing; shoe-components',
    ],
    processes: 'pattern cutting; skiving; stitching; lasting; edge painting',
    materials: 'full-grain leather; vegetable-tanned leather; suede; rubber soles',
  },
  certificates: [
    'ДСТУ EN ISO 20345:2019|UA.TR.ЗІЗ.##### @safety-footwear',
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Висновок санітарно-епідеміологічної експертизи|№ 12.2-18-3/##### @not leather-processing; shoe-components',
  ],
  leaves: [
    {
      code: 'everyday-footwear',
      weight: 4,
      uk: 'Шиємо черевики, кросівки, лофери та сандалі',
      en: 'We make boots, sneakers, loafers and sandals',
      taglines: ['Взуття для локальних брендів', 'Кросівки, черевики, лофери під вашим іменем'],
      details: [
        'Клейове, литтєве та рантове кріплення. Колодки — на чотири повноти, для широкої ноги підіймаємо прямо на моделі.',
        'Брендам пропонуємо готові підошви з каталогу або виготовляємо власну пресформу підошви, якщо тираж її виправдовує.',
      ],
      processes: 'крій; пошиття заготовок; затягування; клейове кріплення; оздоблення',
      materials: 'шкіра гладка; нубук; замша; підошва TR; устілка Ortholite',
      equipment:
        'Затягувальна машина|Cerim K78S; Колонкова швейна машина|Pfaff 1591; Прес вирубний|Atom S 120C; Прес для підошов|Sabal A-2000',
      moq: ['pcs', 12, 60],
    },
    {
      code: 'safety-footwear',
      weight: 2,
      uk: 'Шиємо робоче й тактичне взуття із захисними підносками та мембраною',
      en: 'We make safety and tactical footwear with toe caps and membranes',
      nouns: 'Взуттєва фабрика; ТОВ; ПП',
      taglines: ['Захисне взуття за ДСТУ EN ISO 20345', 'Тактичні та робочі черевики партіями'],
      details: [
        'Підносок композитний або сталевий, 200 Дж, антипрокольна устілка, підошва з двошарового поліуретану прямого лиття. Маркування S1P, S3.',
        'Черевики з мембраною перевіряємо на маршах: {30-60:10} кілометрів на власних ногах, потім — лабораторія.',
      ],
      processes: 'вирубування; пошиття; пряме лиття підошви; термоформування п’ятки; випробування',
      materials: 'юхта водовідштовхувальна; кордура; мембрана; поліуретан; композитний підносок',
      equipment: 'Литтєва карусель|Desma D522/24; Прес вирубний|Svit 06200; Швейна машина|Juki PLC-2710',
      moq: ['pcs', 50, 300],
    },
    {
      code: 'leather-goods',
      weight: 4,
      uk: 'Виготовляємо сумки, гаманці, обкладинки та корпоративні подарунки зі шкіри',
      en: 'We make bags, wallets, covers and corporate gifts in leather',
      nouns: 'Шкіряна майстерня; Майстерня шкіри; Майстерня шкіргалантереї',
      taglines: ['Шкіргалантерея з вашим тисненням', 'Сумки й гаманці зі шкіри рослинного дублення'],
      details: [
        'Сідельний шов вручну там, де навантаження, машинний — де потрібна швидкість. Тиснення логотипа без фарби або фольгою, кліше зберігаємо.',
        'Корпоративні набори — щоденник, гаманець, тревел-кейс — збираємо в коробку з листівкою. Перед святами просимо замовляти за шість тижнів.',
      ],
      processes: 'розкрій; шерфування; сідельний шов; тиснення; фарбування країв',
      materials: 'шкіра рослинного дублення; Crazy Horse; підкладкова замша; латунна фурнітура',
      equipment:
        'Шерфувальна машина|Fortuna S4; Швейна машина|Typical TW3-341; Прес для тиснення|Perfect Craft P-3; Вирубний прес|ПВГ-8',
      moq: ['pcs', 5, 50],
    },
    {
      code: 'belts-saddlery',
      weight: 2,
      uk: 'Робимо ремені, собачу амуніцію, упряж і сідельне спорядження',
      en: 'We make belts, dog gear, harness and saddlery',
      nouns: 'Лимарня; Лимарська майстерня; Шкіряна майстерня',
      taglines: ['Ремені та амуніція з чепрака', 'Лимарство: ремені, збруя, нашийники'],
      details: [
        'Чепрак 3,5–5 мм, прошитий вощеною ниткою 0,8 мм. Пряжки латунні литі, перевірені на 300 кг: нашийник для алабая — не прикраса.',
        'Упряж і сідла підганяємо під коня: приїжджаємо на конюшню, міряємо, за місяць привозимо на примірку.',
      ],
      processes: 'розкрій чепрака; ручний шов; пробивання; фарбування; воскування',
      materials: 'чепрак; сиром’ять; латунна фурнітура; вощена нитка',
      equipment:
        'Стрічкорізна машина|Camoga CN412; Швейна машина для товстої шкіри|Adler 205-370; Прес|ПВГ-18',
      moq: ['pcs', 5, 50],
    },
    {
      code: 'shoe-components',
      uk: 'Виготовляємо підошви, устілки, задники та взуттєві заготовки',
      en: 'We make soles, insoles, counters and closed uppers',
      nouns: 'ТОВ; ПП; Цех взуттєвих деталей',
      taglines: [
        'Підошви, устілки, заготовки для взуттєвиків',
        'Деталі взуття: від вирубки до пошитої заготовки',
      ],
      details: [
        'Підошви з термоеластопласту й поліуретану, понад {40-80:10} форм на складі. Устілки вирубуємо за вашим лекалом, дублюємо з піною та шкірою.',
        'Відшиваємо заготовки верху з вашого або нашого крою, маємо потік на {300-600:100} пар на день.',
      ],
      processes: 'лиття підошов; вирубування; дублювання; пошиття заготовок',
      materials: 'TR; поліуретан; EVA; картон устілковий; термопласт для задників',
      equipment:
        'Литтєва машина підошов|Main Group SP 345; Вирубний прес|Atom SE 25; Дублювальна лінія|Comel FTV-80',
      moq: ['pcs', 100, 500],
    },
    {
      code: 'leather-processing',
      uk: 'Вичиняємо, фарбуємо й оздоблюємо шкіру та хутро',
      en: 'We tan, dye and finish leather and sheepskin',
      nouns: 'Шкіряний завод; ТОВ; Чинбарня',
      taglines: ['Вичинка шкіри та овчини', 'Чинбарня: рослинне й хромове дублення'],
      details: [
        'Приймаємо шкури ВРХ, кози, вівці. Рослинне дублення триває п’ять–шість тижнів, хромове — тиждень.',
        'Підбираємо товщину, м’якість і колір, партію двоїмо та вирівнюємо на 1,2–4 мм. Стоки очищаємо на власній станції.',
      ],
      processes: 'відмочування; дублення; двоїння; фарбування; оздоблення',
      materials: 'шкура ВРХ; овчина; козлина; танін мімози; жирувальні матеріали',
      equipment:
        'Дублильний барабан|Italprogetti 3500; Двоїльна машина|Camoga C520; Прохідна сушарка|Cartigliani 3200',
      moq: ['pcs', 20, 100],
    },
  ],
}
