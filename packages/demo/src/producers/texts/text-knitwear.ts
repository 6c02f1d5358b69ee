import type { RootText } from './root-text.ts'

export const knitwearText: RootText = {
  root: 'knitwear',
  kinds: [
    ['manufacturer', 6],
    ['workshop', 7],
    ['artisan', 6],
  ],
  artisans: 'sweaters; hats-scarves',
  engineers: '',
  brands:
    'Петелька; В’язана хата@sweaters; Футер; Ластик; Меринос@sweaters; П’ята петля@socks-hosiery; Кулірка@tshirts-hoodies; Трико-Слобода; Жакард; Клубок@hats-scarves; Полотно-Центр@knit-fabric; М’яка нитка@underwear',
  nouns: {
    manufacturer: 'Трикотажна фабрика; ТОВ; ПП',
    workshop: 'Трикотажний цех; В’язальний цех; Трикотажна майстерня',
    artisan: 'Майстерня; В’язальна майстерня',
  },
  nounEn: 'Knitwear',
  ask: { uk: 'ескіз, зразок або фото виробу', en: 'a sketch, a sample or a photo' },
  lead: [10, 30],
  taglines: [
    'Трикотаж партіями: полотно, крій, пошиття, принт @not knit-fabric; socks-hosiery; sweaters; hats-scarves',
    'Трикотажне виробництво {cityIn}',
    'В’яжемо й шиємо під вашим брендом @not knit-fabric',
  ],
  work: [
    'Полотно відлежується добу перед розкроєм, інакше після прання виріб «сідає». Це правило не порушуємо, навіть коли строки тиснуть. @not knit-fabric; socks-hosiery; sweaters; hats-scarves',
    'Щільність, склад і колір добираємо за зразком або каталогом. Фарбування в колір за Pantone — від {100-200:50} кг полотна, менше — з наявних відтінків.',
    'Лекала будуємо з урахуванням розтягу конкретного полотна: однакова футболка з кулірки й інтерлоку — це дві різні розкладки. @not knit-fabric; socks-hosiery; sweaters; hats-scarves',
    'Нанесення логотипа робимо в себе: шовкодрук, DTF, вишивка. Усе до пошиття, на крої, тому принт лягає рівно й не впирається у шви. @not knit-fabric; socks-hosiery; sweaters; hats-scarves',
    'Пробник в’яжемо раніше за виріб: на ньому видно щільність, скручування краю й колір після прання. Коли він подобається, рахуємо ціну. @knit-fabric; socks-hosiery; sweaters; hats-scarves',
  ],
  large: [
    'У цеху {15-40:5} в’язальних і {20-50:10} швейних машин. За місяць випускаємо до {8-30:2} тисяч виробів, для постійних замовників резервуємо час. @not knit-fabric',
    'Цикл повний: пряжа, в’язання, фарбування, крій, пошиття, пакування. Проміжних посередників немає, тож і ціну ми контролюємо самі. @not knit-fabric',
  ],
  small: [
    'В’яжемо невеликими серіями, модель запускаємо й на пробу. Для нового бренду це спосіб перевірити попит без зайвих залишків. @not knit-fabric',
    'Кожен виріб проходить через руки двох майстринь: одна шиє, друга перевіряє. Інших ланок немає. @not knit-fabric; socks-hosiery',
    'Машин небагато, тож між замовленнями встигаємо й пробники, і маленькі дозамовлення. @knit-fabric; socks-hosiery',
  ],
  quality: [
    'Перевіряємо три речі: розміри після прання, стійкість кольору, розтяжність горловини. Протокол надсилаємо разом із затвердженим зразком. @tshirts-hoodies; sweaters; knit-sportswear',
    'Петлі з обривом відмічаємо ще на полотні й обходимо під час розкрою, тож «стрілок» у готових виробах немає. @not sweaters; socks-hosiery; hats-scarves',
    'Складаємо за вашою схемою, додаємо бирку, вкладку, пакет із отвором або паперовий рукав. @not knit-fabric',
    'Кожну партію пряжі перевіряємо на рівність і стійкість кольору, паспорт зберігаємо. @knit-fabric; socks-hosiery; sweaters; hats-scarves',
  ],
  en: {
    taglines: [
      'Knitted goods under your label @not knit-fabric',
      'Jersey and flat knit: yarn to packed product',
    ],
    work: [
      'Fabric rests for a day before cutting so that garments keep their size after washing. Patterns are made for the stretch of the exact fabric. @not knit-fabric; socks-hosiery; sweaters; hats-scarves',
      'Printing and embroidery are done on cut panels in-house, so the logo sits straight on every piece. @not knit-fabric; socks-hosiery; sweaters; hats-scarves',
      'A swatch comes before the product: it shows density, curl and colour after washing. @knit-fabric; socks-hosiery; sweaters; hats-scarves',
    ],
    quality: [
      'We test shrinkage, colour fastness and neck recovery on the approved sample and send you the figures. @not knit-fabric; socks-hosiery',
      'Goods are folded, tagged and packed to your scheme.',
      'Every lot of yarn is checked for evenness and fastness. @knit-fabric; socks-hosiery; sweaters; hats-scarves',
    ],
    processes: 'knitting; cutting; sewing; printing; packing',
    materials: 'combed cotton; French terry; merino; cotton with elastane',
  },
  certificates: [
    'OEKO-TEX Standard 100|##.HUA.#####',
    'ДСТУ ISO 9001:2015|UA.QMS.#####-##',
    'Висновок санітарно-епідеміологічної експертизи|№ 12.2-18-3/##### @not knit-fabric',
    'GOTS|CU-######',
  ],
  leaves: [
    {
      code: 'tshirts-hoodies',
      weight: 4,
      uk: 'Шиємо футболки, поло, світшоти й худі з власного та привезеного полотна',
      en: 'We sew T-shirts, polos, sweatshirts and hoodies in our own and imported jersey',
      taglines: ['Футболки й худі для брендів і команд', 'Худі, що не сідають після прання'],
      details: [
        'Базові лекала — оверсайз, регуляр, жіноча та дитяча посадка. Кулірка 160–220 г/м², футер двонитка й тринитка 280–400 г/м²; {12-20:2} кольорів завжди на складі.',
        'Манжети та низ — кашкорсе з еластаном, шов горловини закриваємо тасьмою. Дрібниці, за якими впізнають дорогу річ.',
      ],
      processes: 'розкрій; пошиття; розпошивальний шов; шовкодрук; пакування',
      materials: 'кулірка; футер тринитка; кашкорсе; рібана',
      equipment:
        'Розпошивальна машина|Jack W4; Оверлок|Siruba 747K; Карусель для шовкодруку|Anatol Volt; Розкрійна лінія|Bullmer D100',
      moq: ['pcs', 30, 150],
    },
    {
      code: 'sweaters',
      weight: 3,
      uk: 'В’яжемо светри, кардигани, жилети та сукні з вовни, бавовни й мохеру',
      en: 'We knit sweaters, cardigans, vests and dresses in wool, cotton and mohair',
      taglines: ['Светри на плосков’язальних машинах', 'Вовна, мохер, бавовна: в’яжемо малими серіями'],
      details: [
        'Класи в’язання від 3 до 14: від грубої коси до тонкого джемпера. Деталі в’яжемо за формою, кетлюємо горловину петля в петлю.',
        'Пряжу добираємо на італійських і турецьких складах, пробник кольору та переплетення робимо за {3-4:1} дні.',
      ],
      processes: 'плоске в’язання; кетлювання; прання; волого-теплова обробка; пришивання ґудзиків',
      materials: 'меринос; мохер; бавовна; альпака; акрил',
      equipment:
        'Плосков’язальна машина|Stoll CMS 530; Плосков’язальна машина|Shima Seiki SSR112; Кетельна машина|Complett 99; Прасувальний прес|Macpi 550',
      moq: ['pcs', 20, 80],
    },
    {
      code: 'underwear',
      weight: 2,
      uk: 'Шиємо білизну, піжами, топи та домашній одяг',
      en: 'We sew underwear, pyjamas, tops and loungewear',
      taglines: ['Білизна й піжами, які не відчуваєш', 'Домашній одяг під вашою маркою'],
      details: [
        'М’які пласкі шви, гумка в чохлі, етикетка — друк замість нашивки, щоб не муляло. Розміри від XS до 4XL, чашки A–F.',
        'Працюємо з мереживом, сіткою, модалом і бавовною з еластаном. На зразок потрібно {5-9:1} днів.',
      ],
      processes: 'розкрій; пошиття; пришивання гумки; лазерний крій мережива',
      materials: 'бавовна з еластаном; модал; мікрофібра; мереживо',
      equipment:
        'Плоскошовна машина|Yamato FD-62G; Зигзаг-машина|Juki LZ-2290C; Розпошивальна машина|Pegasus W600',
      moq: ['pcs', 50, 200],
    },
    {
      code: 'socks-hosiery',
      weight: 2,
      uk: 'В’яжемо шкарпетки, гольфи та колготки з вашим малюнком',
      en: 'We knit socks, knee-highs and tights with your pattern',
      taglines: ['Шкарпетки з вашим малюнком', 'Шкарпетки для брендів, подарунків і мереж'],
      details: [
        'Малюнок до шести кольорів у рядку, розміри 23–46, слід махровий або гладкий. Мисок зашиваємо кетлем, рубця не відчути.',
        'Для трекінгу й форменого взуття робимо шкарпетки з зонами ущільнення та сріблястою ниткою від запаху.',
      ],
      processes: 'кругле в’язання; зашивання миска; формування; сортування; пакування парами',
      materials: 'бавовна чесана; поліамід; еластан; вовна',
      equipment:
        'Шкарпетковий автомат|Lonati GK616D; Автомат зашивання|Rosso 025; Формувальна машина|Cortese Teknomatic',
      moq: ['pcs', 100, 500],
    },
    {
      code: 'knit-sportswear',
      weight: 2,
      uk: 'Шиємо спортивну форму, велоодяг, легінси та термобілизну',
      en: 'We sew team kits, cycling wear, leggings and base layers',
      taglines: ['Форма для команд із сублімаційним друком', 'Спортивний трикотаж, що дихає'],
      details: [
        'Друкуємо сублімацією на крої, тож колір не тріскається й не облізає. Номери й прізвища — без доплати, макет малює наш дизайнер.',
        'Плоскі шви на чотири голки, тканини з UPF 50, компресійні вставки. Дошиваємо по одній формі протягом року після замовлення.',
      ],
      processes: 'сублімаційний друк; лазерний розкрій; плоский шов; термоперенесення',
      materials: 'поліестер з еластаном; сітка; біфлекс; термополотно',
      equipment:
        'Сублімаційний принтер|Epson SureColor F9470; Каландр|Transmatic TMH-28; Плоскошовна машина|Yamato FGS 2704',
      moq: ['set', 8, 30],
    },
    {
      code: 'hats-scarves',
      weight: 2,
      uk: 'В’яжемо шапки, шарфи, снуди та рукавиці з логотипом або без',
      en: 'We knit hats, scarves, snoods and gloves, with or without a logo',
      taglines: ['Шапки й шарфи для брендів і клубів', 'В’язані аксесуари із жакардовим логотипом'],
      details: [
        'Логотип вив’язуємо жакардом, пришиваємо шкіряну або ткану бирку. Подвійна шапка без внутрішнього шва, з флісом чи бавовною.',
        'Фанатські шарфи: двостороння графіка, бахрома або рівний край.',
      ],
      processes: 'жакардове в’язання; зшивання; пришивання бирок; запарювання',
      materials: 'меринос; акрил; напіввовна; фліс',
      equipment:
        'Плосков’язальна машина|Steiger Vega T; Машина для шапок|Protti PV93; Кетельна машина|Hague D280',
      moq: ['pcs', 30, 150],
    },
    {
      code: 'knit-fabric',
      uk: 'В’яжемо трикотажне полотно: кулірку, футер, інтерлок, кашкорсе',
      en: 'We knit fabric by the roll: jersey, terry, interlock and rib',
      taglines: ['Трикотажне полотно від рулону', 'Полотно з паспортом усадки'],
      details: [
        'Ширина — до 220 см відкритою, пеньє 30/1 та 24/1, з лайкрою й без. Рулон супроводжує паспорт: вага, усадка, перекіс.',
        'Фарбуємо партіями по {100-300:100} кг, колір затверджуєте на лабораторному викрасі.',
      ],
      processes: 'кругле в’язання; фарбування; термофіксація; брашування; намотування',
      materials: 'пряжа пеньє 30/1; лайкра; поліестер; віскоза',
      equipment:
        'Круглов’язальна машина|Mayer & Cie MV4-3.2; Фарбувальний апарат|Thies iMaster; Стабілізаційна лінія|Brückner Power-Frame',
      moq: ['kg', 50, 300],
    },
  ],
}
