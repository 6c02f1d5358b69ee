import { item, leaf, type Trade } from './trade.ts'

export const assemblyTrade: Trade = {
  root: 'assembly',
  buyers: [
    [
      'Виробник {побутової техніки|приладів|меблевої фурнітури|велотоварів}, складальну дільницю розвантажуємо.',
      'A maker of {appliances|instruments|furniture fittings|bicycle goods} relieving its assembly line.',
    ],
    [
      'Інтернет-магазин, {200-1500/100} відправлень на день у сезон.',
      'An online shop with {200-1500/100} parcels a day in season.',
    ],
    [
      'Завод із {60-400/20} працівниками, власних рук на цю роботу бракує.',
      'A plant of {60-400/20} people short of hands for this job.',
    ],
    [
      'Імпортер: товар приходить із-за кордону й потребує доопрацювання.',
      'An importer: the goods arrive from abroad and need finishing.',
    ],
  ],
  demands: [
    [
      'Операційні карти надамо, перші {5|10|20} штук складаємо разом із вашим майстром.',
      'We give the work instructions; the first {5|10|20} pieces are done with your foreman.',
    ],
    [
      'Облік браку за змінами, допустимий рівень — {0,3|0,5|1} %.',
      'Rejects logged by shift, allowed level {0.3|0.5|1} %.',
    ],
    [
      'Кожен виріб має серійний номер, історія зберігається {2|3|4} роки.',
      'Each unit carries a serial number, records kept for {2|3|4} years.',
    ],
    [
      'Приміщення сухе, опалюване, зі складом на {20-80/10} палет.',
      'Dry heated premises with room for {20-80/10} pallets.',
    ],
  ],
  certificates: ['ISO 9001', 'ISO 13485', 'IATF 16949'],
  leaves: {
    'product-assembly': leaf(
      ['скласти', 'складання', 'assembly'],
      [
        item('електросамокати', 'електросамокатів', 'electric scooters', [50, 800], [380, 900], {
          spec: [
            'Складання з чотирьох вузлів, перевірка гальм і прошивка контролера.',
            'Four sub-assemblies, brake check and controller firmware.',
          ],
        }),
        item('офісні крісла', 'офісних крісел', 'office chairs', [100, 2000], [65, 160]),
        item(
          'блоки керування воротами',
          'блоків керування воротами',
          'gate control units',
          [100, 2500],
          [120, 340],
          { attributes: { testing: true } },
        ),
        item('насосні вузли', 'насосних вузлів', 'pump units', [20, 400], [650, 2400], {
          attributes: { testing: true },
        }),
        item(
          'сонячні станції для балкона',
          'сонячних станцій для балкона',
          'balcony solar kits',
          [40, 600],
          [420, 1100],
          { unit: 'set' },
        ),
      ],
      [
        [
          'Деталі приходять у {коробах|касетах|навалом}, кріплення рахуємо за вагою з запасом {2|3|5} %.',
          'Parts arrive in {boxes|trays|bulk}; fasteners are weighed out with {2|3|5} % spare.',
        ],
        [
          'Момент затягування {4|8|12} Н·м, динамометричні ключі повірені.',
          'Tightening torque {4|8|12} N·m with calibrated wrenches.',
        ],
        [
          'Такт {6-30/2:хвилина|хвилини|хвилин}, зміни {одна|дві}.',
          'Takt time {6-30/2:minute|minutes}, {one shift|two shifts}.',
        ],
      ],
      { testing: [true, false] },
    ),
    'equipment-building': leaf(
      ['виготовити', 'виготовлення', 'building'],
      [
        item(
          'лінії пакування {круп|снеків|насіння}',
          'ліній пакування {круп|снеків|насіння}',
          '{cereal|snack|seed} packing lines',
          [1, 2],
          [900_000, 2_600_000],
        ),
        item(
          'стрічкові конвеєри довжиною {4|6|12} м',
          'стрічкових конвеєрів довжиною {4|6|12} м',
          '{4|6|12} m belt conveyors',
          [1, 10],
          [95_000, 260_000],
        ),
        item(
          'стенди для випробування {насосів|клапанів|рукавів}',
          'стендів для випробування {насосів|клапанів|рукавів}',
          'test benches for {pumps|valves|hoses}',
          [1, 3],
          [240_000, 780_000],
        ),
        item(
          'напівавтомати для запаювання лотків',
          'напівавтоматів для запаювання лотків',
          'semi-automatic tray sealers',
          [1, 5],
          [160_000, 420_000],
        ),
        item(
          'дозатори сипких продуктів',
          'дозаторів сипких продуктів',
          'dosers for dry products',
          [1, 8],
          [85_000, 240_000],
        ),
      ],
      [
        [
          'Продуктивність {400-2400/200} одиниць за годину, електроживлення {220|380} В, контактні частини з AISI 304.',
          'Output {400-2400/200} units an hour, {220|380} V, contact parts in AISI 304.',
        ],
        [
          'Керування на {Siemens|Delta|Schneider}, програма передається нам із вихідним кодом.',
          'Controls by {Siemens|Delta|Schneider}; the program is handed over with its source.',
        ],
        [
          'Приймання на вашому майданчику під навантаженням протягом {4|8} годин, потім пусконалагодження в нас.',
          'Accepted at your site after {4|8} hours under load, then commissioned at ours.',
        ],
      ],
      { testing: [true] },
    ),
    'kitting-packing': leaf(
      ['скомплектувати й запакувати', 'комплектування й пакування', 'kitting and packing'],
      [
        item('подарункові набори', 'подарункових наборів', 'gift boxes', [500, 8000], [14, 38], {
          unit: 'set',
        }),
        item(
          'комплекти кріплення для меблів',
          'комплектів кріплення для меблів',
          'furniture fixing kits',
          [2000, 40_000],
          [3, 8],
          { unit: 'set' },
        ),
        item(
          'аптечки за вкладеним списком',
          'аптечок за вкладеним списком',
          'first aid kits to our list',
          [200, 5000],
          [22, 60],
          { unit: 'set' },
        ),
        item(
          'пробники косметики в конверти',
          'пробників косметики в конверти',
          'cosmetics samples into envelopes',
          [3000, 40_000],
          [2, 6],
        ),
      ],
      [
        [
          'У наборі {4-14:предмет|предмети|предметів}, вкладення перевіряємо зважуванням.',
          '{4-14:item|items} in a set, contents checked by weight.',
        ],
        [
          'Етикетка з кодом і QR, термоусадкова плівка, короби по {12|24|48} штук.',
          'Label with a code and QR, shrink wrap, cartons of {12|24|48}.',
        ],
        [
          'Пік замовлень у {листопаді|грудні|серпні}, тоді потрібно {2|3|4} зміни поспіль.',
          'The peak is in {November|December|August}, with {2|3|4} shifts in a row.',
        ],
      ],
      { testing: [false] },
    ),
    'quality-inspection': leaf(
      ['перевірити', 'контроль', 'inspection'],
      [
        item(
          'партію литих деталей на КВМ',
          'партії литих деталей на КВМ',
          'a batch of castings on a CMM',
          [20, 400],
          [140, 420],
        ),
        item(
          'зварні шви ультразвуком',
          'зварних швів ультразвуком',
          'weld seams by ultrasound',
          [40, 1200],
          [90, 240],
          { unit: 'm' },
        ),
        item(
          'вхідну партію підшипників',
          'вхідної партії підшипників',
          'an incoming batch of bearings',
          [200, 6000],
          [8, 24],
        ),
        item(
          'комплект калібрів і штихмасів',
          'комплекту калібрів і штихмасів',
          'a set of gauges',
          [10, 80],
          [320, 780],
        ),
      ],
      [
        [
          'Протокол із картою розмірів, похибка вимірювання до {2|3|5} мкм, фото дефектів.',
          'A report with a dimension map, error up to {2|3|5} µm, photos of defects.',
        ],
        [
          '{План вибірки AQL 1,0|План вибірки AQL 2,5|Суцільний контроль}, спірні деталі — в окрему тару.',
          '{AQL 1.0 sampling|AQL 2.5 sampling|Full inspection}, doubtful parts kept apart.',
        ],
        [
          'Строк — до {3|5|10} робочих днів, кур’єр в обидва боки наш.',
          'Turnaround within {3|5|10} working days; courier both ways is ours.',
        ],
      ],
    ),
    refurbishment: leaf(
      ['відновити', 'відновлення', 'refurbishment'],
      [
        item('токарні верстати 1К62', 'токарних верстатів 1К62', '1K62 lathes', [1, 4], [120_000, 340_000]),
        item(
          'електродвигуни потужністю {5,5|11|22} кВт',
          'електродвигунів потужністю {5,5|11|22} кВт',
          '{5.5|11|22} kW electric motors',
          [3, 60],
          [3800, 9500],
        ),
        item(
          'гідроциліндри {навантажувача|екскаватора|преса}',
          'гідроциліндрів {навантажувача|екскаватора|преса}',
          '{loader|excavator|press} hydraulic cylinders',
          [2, 40],
          [4200, 14_000],
        ),
        item('дерев’яні піддони', 'дерев’яних піддонів', 'wooden pallets', [200, 4000], [55, 110]),
        item(
          'літієві батареї інструменту',
          'літієвих батарей інструменту',
          'tool lithium batteries',
          [40, 800],
          [520, 1300],
        ),
      ],
      [
        [
          'Дефектування за ваш рахунок, якщо роботу замовляємо; кошторис — протягом {2|3|5} днів.',
          'Fault-finding free of charge if we order the work; estimate in {2|3|5} days.',
        ],
        [
          'Запчастини {оригінальні|сумісні|за узгодженням}, старі повертаєте.',
          '{Original|Compatible|Agreed} spares, old ones come back.',
        ],
        [
          'Випробування під навантаженням, акт і гарантія {3|6|12} міс.',
          'Tested under load, with an act and {3|6|12} months of warranty.',
        ],
      ],
    ),
  },
}
