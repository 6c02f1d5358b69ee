import { item, leaf, type Trade } from './trade.ts'

export const cosmeticsChemistryTrade: Trade = {
  root: 'cosmetics-chemistry',
  buyers: [
    [
      'Новий бренд: концепція й дизайн готові, шукаємо контрактного виробника.',
      'A new brand: the concept and design are ready, a contract maker is wanted.',
    ],
    [
      'Мережа {салонів краси|хімчисток|автомийок|готелів}, потреба щомісячна.',
      'A chain of {beauty salons|dry cleaners|car washes|hotels} with a monthly need.',
    ],
    [
      'Інтернет-магазин власних марок, {6-48/6:позиція|позиції|позицій} в асортименті.',
      'An online shop of own brands with {6-48/6:item|items} on sale.',
    ],
    [
      'Експортуємо до {ЄС|Польщі|Казахстану|ОАЕ}, потрібен повний пакет документів.',
      'We export to {the EU|Poland|Kazakhstan|the UAE} and need full documentation.',
    ],
  ],
  demands: [
    [
      'Виробництво сертифіковане, доступ нашого аудитора — за попередньою згодою.',
      'Certified production, our auditor admitted by arrangement.',
    ],
    [
      'Випробування стабільності — до {4|8|12} тижнів, протоколи разом із першою партією.',
      'Stability tests of up to {4|8|12} weeks, reports with the first batch.',
    ],
    [
      'Тара й етикетки {наші|ваші з каталогу|добираємо разом}, маркування українською.',
      'Containers and labels {ours|from your catalogue|chosen together}, labelled in Ukrainian.',
    ],
    [
      'Три варіанти зразків до запуску, коригування рецептури — без доплати.',
      'Three samples before launch, recipe corrections free of charge.',
    ],
    [
      'Партія й дата — на кожній одиниці, лабораторні зразки зберігати {2-5:рік|роки|років}.',
      'Batch and date on every unit; retained samples kept for {2-5:year|years}.',
    ],
  ],
  certificates: ['ISO 9001', 'ISO 14001', 'GMP'],
  leaves: {
    skincare: leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'зволожувальні креми 50 мл',
          'зволожувальних кремів 50 мл',
          '50 ml moisturising creams',
          [500, 12000],
          [72, 190],
          { attributes: { packVolume: 50 } },
        ),
        item(
          'сироватки з вітаміном С 30 мл',
          'сироваток із вітаміном С 30 мл',
          '30 ml vitamin C serums',
          [300, 8000],
          [95, 260],
          { attributes: { packVolume: 30 } },
        ),
        item(
          'сонцезахисні флюїди SPF {30|50} 40 мл',
          'сонцезахисних флюїдів SPF {30|50} 40 мл',
          '40 ml SPF {30|50} sun fluids',
          [500, 9000],
          [120, 320],
          { attributes: { packVolume: 40 } },
        ),
        item(
          'міцелярна вода 400 мл',
          'міцелярної води 400 мл',
          '400 ml micellar water',
          [500, 15000],
          [46, 110],
          { accusative: 'міцелярну воду 400 мл', attributes: { packVolume: 400 } },
        ),
      ],
      [
        [
          'Без {парабенів|силіконів|синтетичних ароматизаторів}, аромат {легкий|без аромату|за зразком}.',
          'No {parabens|silicones|synthetic fragrance}; {light scent|unscented|scent to sample}.',
        ],
        [
          'Тип шкіри — {чутлива|комбінована|суха}, pH {5,0|5,5|6,0}.',
          'Skin: {sensitive|combination|dry}, pH {5.0|5.5|6.0}.',
        ],
        [
          'Склад за INCI, нотифікація {ваша|наша}, дерматологічний тест {потрібен|бажаний}.',
          'INCI list, notification {yours|ours}, dermatological test {required|preferred}.',
        ],
      ],
      { formula: ['develop', 'producer', 'customer'], filling: [true] },
    ),
    'hair-body-care': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'безсульфатні шампуні 300 мл',
          'безсульфатних шампунів 300 мл',
          '300 ml sulphate-free shampoos',
          [500, 15000],
          [62, 150],
          { attributes: { packVolume: 300 } },
        ),
        item('гелі для душу 500 мл', 'гелів для душу 500 мл', '500 ml shower gels', [500, 12000], [54, 130], {
          attributes: { packVolume: 500 },
        }),
        item(
          'маски для волосся 200 мл',
          'масок для волосся 200 мл',
          '200 ml hair masks',
          [300, 9000],
          [58, 140],
          { attributes: { packVolume: 200 } },
        ),
        item(
          'цукрові скраби для тіла 250 мл',
          'цукрових скрабів для тіла 250 мл',
          '250 ml sugar body scrubs',
          [300, 6000],
          [64, 160],
          { attributes: { packVolume: 250 } },
        ),
      ],
      [
        [
          'Запах {цитрусовий|трав’яний|мускусний} за узгодженим зразком, колір {прозорий|перламутровий}.',
          'Scent {citrus|herbal|musk} to the agreed sample, {clear|pearl} colour.',
        ],
        [
          'Найменша партія одного аромату — {300|500|1000} штук, тара {наша|ваша}.',
          'Smallest run of one scent {300|500|1000}, containers {ours|yours}.',
        ],
      ],
      { formula: ['producer', 'develop', 'customer'], filling: [true] },
    ),
    'soap-candles': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'мило ручної роботи 90 г',
          'мила ручної роботи 90 г',
          '90 g handmade soap',
          [500, 15000],
          [38, 86],
        ),
        item(
          'соєві свічки в склі {150|220} мл',
          'соєвих свічок у склі {150|220} мл',
          '{150|220} ml soy candles in glass',
          [200, 5000],
          [120, 290],
        ),
        item('бомбочки для ванни', 'бомбочок для ванни', 'bath bombs', [500, 9000], [28, 68]),
        item(
          'аромадифузори з паличками 100 мл',
          'аромадифузорів із паличками 100 мл',
          '100 ml reed diffusers',
          [200, 4000],
          [160, 380],
        ),
      ],
      [
        [
          'Аромат — {лаванда|сандал|лимон і м’ята|кашемір}, барвники {натуральні|не потрібні}.',
          'Scent: {lavender|sandalwood|lemon and mint|cashmere}, {natural|no} colours.',
        ],
        [
          'Упаковка — {крафт|тубус|плівка й бирка}, дизайн {готовий|за вами}, наліпки наші.',
          'Packed in {kraft boxes|tubes|film with a tag}, design {ready|yours}, labels ours.',
        ],
      ],
      { formula: ['producer', 'develop'], filling: [true] },
    ),
    'household-chemicals': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item('гелі для прання 3 л', 'гелів для прання 3 л', '3 l laundry gels', [500, 12000], [110, 260]),
        item(
          'засіб для миття посуду 500 мл',
          'засобу для миття посуду 500 мл',
          '500 ml dish liquid',
          [1000, 40000],
          [32, 78],
        ),
        item(
          'таблетки для посудомийних машин',
          'таблеток для посудомийних машин',
          'dishwasher tablets',
          [10000, 300000],
          [4, 11],
        ),
        item(
          'дезінфектор поверхонь у каністрах 5 л',
          'дезінфектора поверхонь у каністрах 5 л',
          '5 l surface disinfectant',
          [100, 5000],
          [260, 560],
        ),
      ],
      [
        [
          'Запах {нейтральний|лимонний|альпійський}, без {фосфатів|хлору|барвників}.',
          '{Neutral|Lemon|Alpine} scent, free of {phosphates|chlorine|dyes}.',
        ],
        [
          'Тара {наша|ваша з нашою етикеткою}, паспорт безпеки обов’язковий.',
          'Containers {ours|yours with our label}, a safety data sheet is required.',
        ],
      ],
      { formula: ['producer', 'customer'], filling: [true] },
    ),
    'dietary-supplements': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item('капсули магнію з В6', 'капсул магнію з В6', 'magnesium B6 capsules', [1000, 20000], [72, 180], {
          attributes: { form: 'capsules' },
        }),
        item(
          'протеїнові суміші 900 г',
          'протеїнових сумішей 900 г',
          '900 g protein mixes',
          [300, 6000],
          [420, 820],
          { attributes: { form: 'powder' } },
        ),
        item(
          'шипучі таблетки з вітаміном С',
          'шипучих таблеток із вітаміном С',
          'vitamin C effervescent tablets',
          [2000, 40000],
          [48, 120],
          { attributes: { form: 'tablets' } },
        ),
        item(
          'колагенові напої в саше 10 мл',
          'колагенових напоїв у саше 10 мл',
          '10 ml collagen sachets',
          [1000, 30000],
          [18, 46],
          { attributes: { form: 'liquid' } },
        ),
      ],
      [
        [
          'Сировина з сертифікатом аналізу, {наша|ваша з погодженням}, стабільність — від {24|36} місяців.',
          'Raw material with a certificate of analysis, {ours|yours on approval}, stable for at least {24|36} months.',
        ],
        [
          'Упаковка за погодженим макетом, дизайн і реєстрація {наші|з вашою допомогою}.',
          'Packed to an approved design; artwork and registration {are ours|with your help}.',
        ],
      ],
      { formula: ['customer', 'producer', 'develop'], filling: [true] },
    ),
    'paints-adhesives': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'інтер’єрна фарба у відрах 10 л',
          'інтер’єрної фарби у відрах 10 л',
          'interior paint in 10 l buckets',
          [100, 5000],
          [560, 1250],
          {
            spec: [
              'База {A|C} під тонування, {глибокий мат|сатин}, стійкість до миття — клас {1|2}.',
              'Base {A|C} for tinting, {deep matt|satin}, wet-scrub class {1|2}.',
            ],
            accusative: 'інтер’єрну фарбу у відрах 10 л',
          },
        ),
        item(
          'ґрунт для бетону 10 л',
          'ґрунту для бетону 10 л',
          '10 l concrete primer',
          [100, 6000],
          [280, 620],
          { accusative: 'ґрунт для бетону 10 л' },
        ),
        item('лак для паркету 5 л', 'лаку для паркету 5 л', '5 l parquet lacquer', [60, 2000], [780, 1600], {
          accusative: 'лак для паркету 5 л',
        }),
        item(
          'клей ПВА D3 у відрах 10 кг',
          'клею ПВА D3 у відрах 10 кг',
          '10 kg PVA D3 glue',
          [60, 2500],
          [520, 980],
          { accusative: 'клей ПВА D3 у відрах 10 кг' },
        ),
      ],
      [
        [
          'Зберігання від {12|18|24} місяців, етикетка наша, маркування за CLP.',
          'Shelf life from {12|18|24} months, our label, CLP marking.',
        ],
        [
          'В’язкість і сухий залишок — за паспортом, протокол на кожну партію.',
          'Viscosity and solids to the data sheet, a report with every batch.',
        ],
      ],
      { formula: ['producer', 'customer'], filling: [true, false] },
    ),
    'technical-chemicals': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'зимова рідина для склоомивача 5 л',
          'зимової рідини для склоомивача 5 л',
          '5 l winter screenwash',
          [300, 12000],
          [72, 160],
          { accusative: 'зимову рідину для склоомивача 5 л' },
        ),
        item('антифриз G12 10 л', 'антифризу G12 10 л', '10 l G12 antifreeze', [100, 6000], [340, 760]),
        item(
          'піна для безконтактних мийок',
          'піни для безконтактних мийок',
          'touchless wash foam',
          [200, 8000],
          [78, 210],
          { unit: 'l', accusative: 'піну для безконтактних мийок' },
        ),
        item('рідке мікродобриво', 'рідкого мікродобрива', 'liquid fertiliser', [500, 20000], [95, 320], {
          unit: 'l',
          accusative: 'рідке мікродобриво',
        }),
      ],
      [
        [
          'Тара {наша|ваша з нашою етикеткою}, паспорт безпеки українською.',
          'Containers {ours|yours with our label}, a safety data sheet in Ukrainian.',
        ],
        [
          'Густина й pH за вашою специфікацією ± {2|3} %, зразок кожної варки зберігати {6|12} місяців.',
          'Density and pH to your spec ± {2|3} %, a sample of each batch kept for {6|12} months.',
        ],
      ],
      { formula: ['customer', 'producer'], filling: [true, false] },
    ),
  },
}
