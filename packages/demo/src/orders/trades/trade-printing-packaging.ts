import { item, leaf, type Trade } from './trade.ts'

export const printingPackagingTrade: Trade = {
  root: 'printing-packaging',
  buyers: [
    [
      'Виробник {косметики|кави|солодощів|дитячих товарів}, паковання беремо щокварталу.',
      'A maker of {cosmetics|coffee|sweets|children’s goods} buying packaging every quarter.',
    ],
    [
      'Інтернет-магазин, {2-12} тис. відправлень на місяць.',
      'An online shop sending {2-12} thousand parcels a month.',
    ],
    [
      'Рекламна агенція: дизайн готовий, друк і оброблення замовляємо.',
      'An advertising agency with finished artwork, buying print and finishing.',
    ],
    [
      'Відділ маркетингу великої компанії, {8-40/4:замовлення|замовлення|замовлень} на рік.',
      'The marketing department of a large company with {8-40/4:order|orders} a year.',
    ],
  ],
  demands: [
    ['Кольоропроба до друку, відхилення ΔE — до {2|3|4}.', 'Colour proof before printing, ΔE up to {2|3|4}.'],
    [
      'Макет у PDF/X-4 з вильотами 3 мм; технічна перевірка — {за вами|наше}.',
      'Artwork in PDF/X-4 with 3 mm bleed; pre-flight is {yours|ours}.',
    ],
    [
      'Перший відбиток підписуємо на місці або за фото з машини.',
      'We sign the first print on site or from a photo at the machine.',
    ],
    [
      'Пакування має витримати перевезення, на кожному місці — партія й дата.',
      'Packing must survive the journey, batch and date on every package.',
    ],
    ['Перевищення тиражу — до {3|5} %, нестача не допускається.', 'Overrun up to {3|5} %, no shortfall.'],
  ],
  certificates: ['FSC', 'ISO 9001', 'ISO 14001'],
  leaves: {
    'corrugated-boxes': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'самозбірні коробки для поштових відправлень',
          'самозбірних коробок для поштових відправлень',
          'self-locking mailer boxes',
          [1000, 30000],
          [9, 24],
          { attributes: { board: 'e', colours: '1+0' } },
        ),
        item(
          'чотириклапанні ящики 600×400×400 мм',
          'чотириклапанних ящиків 600×400×400 мм',
          '600×400×400 mm regular slotted boxes',
          [500, 20000],
          [22, 44],
          { attributes: { board: 'c', colours: 'none' } },
        ),
        item(
          'лотки для {ягід|яблук|розсади}',
          'лотків для {ягід|яблук|розсади}',
          '{berry|apple|seedling} trays',
          [2000, 60000],
          [7, 18],
          { attributes: { board: 'b', colours: '1+0' } },
        ),
        item(
          'п’ятишарові ящики під запчастини',
          'п’ятишарових ящиків під запчастини',
          'double-wall boxes for spare parts',
          [300, 8000],
          [48, 110],
          { attributes: { board: 'bc', colours: 'none' } },
        ),
        item(
          'вкладиші та решітки в ящик',
          'вкладишів і решіток у ящик',
          'inserts and dividers',
          [1000, 40000],
          [4, 13],
          { attributes: { board: 'b', colours: 'none' } },
        ),
      ],
      [
        [
          'Бурий або білий крафт, вантаж усередині — {3|8|15|20} кг, штабель {5|8} рядів.',
          'Brown or white kraft, {3|8|15|20} kg inside, stacked {5|8} high.',
        ],
        [
          'Штанцформа {наша|нова, входить у ціну|ваша зі складу}, висікання без ворсу.',
          'Cutting die {ours|new, included|from your stock}; a clean cut.',
        ],
        [
          'Складати по {20|25|50}, стягнути стрічкою, піддон до 1,8 м.',
          'Bundled by {20|25|50}, strapped, pallets up to 1.8 m.',
        ],
      ],
      { artworkReady: [true, false] },
    ),
    'folding-cartons': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'пачки для кремів {30|50|75} мл',
          'пачок для кремів {30|50|75} мл',
          'cartons for {30|50|75} ml creams',
          [2000, 60000],
          [3, 9],
          { attributes: { colours: '4+0' } },
        ),
        item(
          'подарункові коробки з магнітним клапаном',
          'подарункових коробок із магнітним клапаном',
          'magnetic gift boxes',
          [200, 4000],
          [95, 240],
          { attributes: { colours: 'pantone' } },
        ),
        item(
          'коробки для цукерок на {9|12|16} комірок',
          'коробок для цукерок на {9|12|16} комірок',
          'chocolate boxes for {9|12|16}',
          [1000, 20000],
          [14, 38],
          { attributes: { colours: '4+0' } },
        ),
        item(
          'пенали для дієтичних добавок',
          'пеналів для дієтичних добавок',
          'supplement cartons',
          [3000, 80000],
          [2, 6],
          { attributes: { colours: '4+0' } },
        ),
      ],
      [
        [
          'Картон — {GC1 300|GC2 275|дизайнерський 350} г/м², ламінація {матова|софт-тач|глянцева}.',
          '{GC1 300|GC2 275|Design 350} g/m² board, {matt|soft-touch|gloss} laminate.',
        ],
        [
          'Тиснення фольгою {золото|срібло|голографія} та конгрев {на логотипі|не потрібен}.',
          '{Gold|Silver|Holographic} foil, embossing {on the logo|not needed}.',
        ],
        [
          'Склеювання {на автоматі в один шов|у три точки}, доставка у складеному вигляді.',
          'Glued {by machine in one seam|at three points}, delivered flat.',
        ],
      ],
      { artworkReady: [true, false] },
    ),
    'labels-stickers': leaf(
      ['надрукувати', 'друк', 'printing'],
      [
        item(
          'етикетки на пляшки {0,33|0,5|0,75} л',
          'етикеток на пляшки {0,33|0,5|0,75} л',
          'labels for {0.33|0.5|0.75} l bottles',
          [5000, 120000],
          [1, 4],
          {
            spec: [
              'Рулон: втулка {40|76} мм, намотування {назовні|всередину}.',
              'On reels: {40|76} mm core, wound {outwards|inwards}.',
            ],
            attributes: { colours: '4+0' },
          },
        ),
        item(
          'термоетикетки 100×150 мм',
          'термоетикеток 100×150 мм',
          '100×150 mm thermal labels',
          [10000, 300000],
          [1, 2],
          { attributes: { colours: 'none' } },
        ),
        item('шильди на обладнання', 'шильдів на обладнання', 'equipment nameplates', [300, 6000], [28, 90], {
          attributes: { colours: '1+0' },
        }),
        item(
          'стікерпаки з контурним різанням',
          'стікерпаків із контурним різанням',
          'kiss-cut sticker sheets',
          [500, 12000],
          [6, 20],
          { attributes: { colours: '4+0' } },
        ),
      ],
      [
        [
          'Матеріал — {напівглянець|біла плівка|прозора плівка}, клей {стандартний|знімний|морозостійкий}.',
          '{Semi-gloss paper|White film|Clear film}, {standard|removable|freezer} adhesive.',
        ],
        [
          'Стійкість до {вологи|мастил|морозу}, зсув фарб — до 0,1 мм.',
          'Resistant to {moisture|oil|frost}, register within 0.1 mm.',
        ],
      ],
      { artworkReady: [true] },
    ),
    'flexible-packaging': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'дой-паки із зіп-застібкою',
          'дой-паків із зіп-застібкою',
          'zip stand-up pouches',
          [5000, 120000],
          [3, 9],
          {
            spec: [
              'Структура — {PET/PE|PET/AL/PE|BOPP/CPP}, товщина {90|110|130} мкм, об’єм {200|500|1000} г.',
              '{PET/PE|PET/AL/PE|BOPP/CPP}, {90|110|130} µm, for {200|500|1000} g.',
            ],
            attributes: { colours: '4+0' },
          },
        ),
        item(
          'пакети для кави з клапаном',
          'пакетів для кави з клапаном',
          'valved coffee bags',
          [3000, 60000],
          [7, 17],
          { attributes: { colours: 'pantone' } },
        ),
        item(
          'плівка в рулоні для автоматичного фасування',
          'плівки в рулоні для автоматичного фасування',
          'reel film for automatic packing',
          [200, 3000],
          [180, 290],
          {
            unit: 'kg',
            accusative: 'плівку в рулоні для автоматичного фасування',
            attributes: { colours: '4+0' },
          },
        ),
        item(
          'вакуумні пакети для м’яса',
          'вакуумних пакетів для м’яса',
          'vacuum bags for meat',
          [3000, 90000],
          [2, 7],
          { attributes: { colours: 'none' } },
        ),
        item(
          'паперові пакети з дном',
          'паперових пакетів із дном',
          'paper block-bottom bags',
          [2000, 60000],
          [4, 12],
          { attributes: { colours: '2+0' } },
        ),
      ],
      [
        [
          'Матеріал для прямого контакту з харчовими продуктами, декларація {на партію|на рік}.',
          'Material for direct food contact, a declaration {for the batch|for the year}.',
        ],
        [
          'Розмір за макетом ± {1|2} мм, запах фарби неприпустимий.',
          'Size to the artwork ± {1|2} mm; no ink smell.',
        ],
      ],
      { artworkReady: [true, false] },
    ),
    'books-magazines': leaf(
      ['надрукувати', 'друк', 'printing'],
      [
        item(
          'книги у твердій палітурці',
          'книг у твердій палітурці',
          'hardback books',
          [300, 5000],
          [120, 290],
          {
            spec: [
              'Формат — {145×215|165×235} мм, {208-448/16:сторінка|сторінки|сторінок}, офсет {80|100} г/м².',
              'Size {145×215|165×235} mm, {208-448/16:page|pages}, {80|100} g/m² offset.',
            ],
          },
        ),
        item('каталоги продукції', 'каталогів продукції', 'product catalogues', [500, 8000], [85, 210], {
          attributes: { colours: '4+4' },
        }),
        item('дитячі книги на картоні', 'дитячих книг на картоні', 'board books', [1000, 12000], [95, 190], {
          attributes: { colours: '4+4' },
          spec: [
            'Картон 1,5–2 мм, заокруглені кути R{6|8|10}, {12|16|20} розворотів.',
            '1.5–2 mm board, rounded corners R{6|8|10}, {12|16|20} spreads.',
          ],
        }),
        item('блокноти на пружині', 'блокнотів на пружині', 'wire-bound notebooks', [300, 6000], [65, 160]),
      ],
      [
        [
          'Обкладинка з {матовою|глянцевою} ламінацією, {вибірковий лак|тиснення|без додаткового оздоблення}.',
          'Cover with {matt|gloss} laminate, {spot varnish|foil|no other finish}.',
        ],
        [
          'Верстка й коректура готові, до тиражу — {сигнальний примірник|цифрова проба}.',
          'Layout and proofreading are done; {an advance copy|a digital proof} before the run.',
        ],
      ],
      { colours: ['1+0', '4+4'], artworkReady: [true] },
    ),
    'commercial-print': leaf(
      ['надрукувати', 'друк', 'printing'],
      [
        item('буклети у три згини', 'буклетів у три згини', 'three-fold leaflets', [1000, 40000], [3, 11], {
          attributes: { colours: '4+4' },
        }),
        item(
          'настінні календарі-тріо',
          'настінних календарів-тріо',
          'three-part wall calendars',
          [200, 4000],
          [95, 220],
          { attributes: { colours: '4+0' } },
        ),
        item('інструкції до виробів', 'інструкцій до виробів', 'product manuals', [2000, 60000], [4, 18]),
        item('меню для ресторану', 'меню для ресторану', 'restaurant menus', [40, 700], [120, 380], {
          attributes: { colours: '4+4' },
        }),
      ],
      [
        [
          'Папір — {крейдований 130|крейдований 170|офсетний 100} г/м², післядрукарське оброблення за макетом.',
          '{Coated 130|Coated 170|Offset 100} g/m², finishing as in the artwork.',
        ],
        [
          'Строк — {3-9:день|дні|днів} після підписання макета, доставка {на адресу|самовивіз}.',
          'Ready in {3-9:day|days} from artwork approval, {delivered|collected}.',
        ],
      ],
      { colours: ['4+4', '1+0'], artworkReady: [true, false] },
    ),
    'textile-printing': leaf(
      ['надрукувати', 'друк', 'printing'],
      [
        item('малюнки на футболках', 'малюнків на футболках', 'artwork on T-shirts', [50, 3000], [28, 95], {
          attributes: { colours: '4+0' },
        }),
        item('логотипи на екоторбах', 'логотипів на екоторбах', 'logos on tote bags', [100, 5000], [16, 42], {
          attributes: { colours: '1+0' },
        }),
        item(
          'номери й прізвища на спортивній формі',
          'номерів і прізвищ на спортивній формі',
          'numbers and names on sports kits',
          [30, 500],
          [95, 220],
          { unit: 'set', attributes: { colours: '4+0' } },
        ),
        item(
          'візерунки на рулонній тканині',
          'візерунків на рулонній тканині',
          'patterns on fabric rolls',
          [100, 3000],
          [90, 230],
          { unit: 'm', attributes: { colours: '4+4' } },
        ),
      ],
      [
        [
          'Технологія — {шовкодрук|DTF|прямий друк}, розмір {A4|30×40 см|за макетом}.',
          '{Screen print|DTF|Direct print}, size {A4|30×40 cm|as in the artwork}.',
        ],
        [
          'Витримати {20|30|50} прань за 40 °C без тріщин і відшарування, проба на тканині обов’язкова.',
          'Survives {20|30|50} washes at 40 °C with no cracking or peeling; a test on fabric is required.',
        ],
      ],
      { artworkReady: [true] },
    ),
    'signs-large-format': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'об’ємні світлові літери',
          'об’ємних світлових літер',
          'lit channel letters',
          [6, 120],
          [1400, 3800],
          {
            spec: [
              'Висота {250|400|600} мм, контражур {теплий|холодний}, кріплення на рейку.',
              'Height {250|400|600} mm, {warm|cold} halo light, on a rail.',
            ],
          },
        ),
        item(
          'двосторонні лайтбокси',
          'двосторонніх лайтбоксів',
          'double-sided lightboxes',
          [2, 60],
          [4800, 14500],
        ),
        item('офісні таблички', 'офісних табличок', 'office plates', [10, 300], [180, 620]),
        item('банери на люверсах', 'банерів на люверсах', 'eyeleted banners', [20, 900], [210, 380], {
          unit: 'm2',
        }),
        item(
          'мобільні виставкові стенди',
          'мобільних виставкових стендів',
          'portable exhibition stands',
          [2, 30],
          [7800, 26000],
        ),
      ],
      [
        [
          'Строк служби надворі — від {3|5} років, кріплення входить у комплект.',
          'Outdoor life from {3|5} years, fixings included.',
        ],
        [
          'Монтаж на висоті до {4|8|12} м {включено в ціну|за окремим кошторисом}, погодження беремо на себе.',
          'Installation up to {4|8|12} m {included|quoted separately}; permits are ours.',
        ],
      ],
      { colours: ['4+0', 'pantone'], artworkReady: [true, false] },
    ),
  },
}
