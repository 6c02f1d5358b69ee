import { item, leaf, type Trade } from './trade.ts'

export const toolingTrade: Trade = {
  root: 'tooling',
  buyers: [
    [
      'Ливарний цех пластмас, термопластавтомати від {60|90|120} до {250|400|650} тонн.',
      'A moulding shop with {60|90|120} to {250|400|650} tonne machines.',
    ],
    [
      'Штампувальна дільниця, преси на {40|63|100|160} тонн.',
      'A press shop with {40|63|100|160} tonne presses.',
    ],
    [
      'Запускаємо новий виріб, оснащення замовляємо вперше.',
      'We are launching a product and order tooling for the first time.',
    ],
    [
      'Інструментальний цех скоротили, тому оснащення тепер купуємо.',
      'Our toolroom was closed, so tooling is bought in now.',
    ],
  ],
  demands: [
    [
      'Перед металом — 3D-модель оснащення й протокол узгодження розмірів.',
      'A 3D model of the tool and a signed list of sizes come before the steel.',
    ],
    [
      'Сталь формотвірних частин {1.2343|1.2738|1.2379}, твердість {30–34|48–52|58–60} HRC.',
      'Steel of the working parts {1.2343|1.2738|1.2379}, {30–34|48–52|58–60} HRC.',
    ],
    [
      'Приймання за {50|100|300} придатними деталями на нашому обладнанні.',
      'Accepted after {50|100|300} good parts on our machines.',
    ],
    [
      'Запасні {знаки|пуансони|виштовхувачі} — у комплекті, креслення зношуваних деталей наші.',
      'Spare {cores|punches|ejectors} included; drawings of wear parts become ours.',
    ],
  ],
  certificates: ['ISO 9001'],
  leaves: {
    moulds: leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'пресформи для {ковпачків|корпусів датчика|клямок}',
          'пресформ для {ковпачків|корпусів датчика|клямок}',
          'moulds for {caps|sensor housings|latches}',
          [1, 3],
          [280_000, 780_000],
          { attributes: { cavities: 4, mouldLife: '500k' } },
        ),
        item(
          'двогніздові форми для {ручок|кришок|гачків}',
          'двогніздових форм для {ручок|кришок|гачків}',
          'two-cavity moulds for {handles|lids|hooks}',
          [1, 3],
          [190_000, 460_000],
          { attributes: { cavities: 2, mouldLife: '100k' } },
        ),
        item(
          'силіконові форми для прототипів',
          'силіконових форм для прототипів',
          'silicone moulds for prototypes',
          [1, 10],
          [8000, 26_000],
          { attributes: { mouldLife: '10k' } },
        ),
        item(
          'форми для видування каністр',
          'форм для видування каністр',
          'blow moulds for canisters',
          [1, 3],
          [160_000, 420_000],
          { attributes: { cavities: 1, mouldLife: '1m' } },
        ),
      ],
      [
        [
          '{Холодний|Гарячий} канал, цикл до {18|25|40} с, знімання {автоматичне|роботом|ручне}.',
          '{Cold|Hot} runner, cycle up to {18|25|40} s, {automatic|robot|manual} ejection.',
        ],
        [
          'Деталь із {ABS|PP|PA6 GF30}, маса {12-90/2} г, слід впуску — на неробочій поверхні.',
          'The part is {ABS|PP|PA6 GF30}, {12-90/2} g, gate mark on a hidden face.',
        ],
        [
          'Перша відливка T0 — за {6-12:тиждень|тижні|тижнів} після затвердження моделі.',
          'T0 shots {6-12:week|weeks} after the model is approved.',
        ],
      ],
    ),
    'stamping-dies': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'вирубні штампи для {шайб|кронштейнів|контактів}',
          'вирубних штампів для {шайб|кронштейнів|контактів}',
          'blanking dies for {washers|brackets|contacts}',
          [1, 4],
          [42_000, 160_000],
        ),
        item(
          'послідовні штампи на {3|4|6} позицій',
          'послідовних штампів на {3|4|6} позицій',
          '{3|4|6}-station progressive dies',
          [1, 2],
          [180_000, 640_000],
        ),
        item(
          'витяжні штампи для корпусів фільтрів',
          'витяжних штампів для корпусів фільтрів',
          'drawing dies for filter cans',
          [1, 2],
          [140_000, 420_000],
        ),
        item(
          'гнуттєві штампи для листозгина',
          'гнуттєвих штампів для листозгина',
          'press brake tools',
          [2, 20],
          [6500, 21_000],
        ),
      ],
      [
        [
          'Матеріал деталі — {08кп|AISI 304|латунь Л63} {0,8|1,2|2|3} мм, задирок до {0,05|0,1} мм.',
          'Part material: {low-carbon steel|AISI 304|brass} {0.8|1.2|2|3} mm, burr up to {0.05|0.1} mm.',
        ],
        [
          'Стійкість — {100|300|500} тисяч ударів до першого перешліфування.',
          'Life of {100|300|500} thousand strokes before the first regrind.',
        ],
        [
          'Закрита висота {220|260|320} мм, кріплення під наш стіл.',
          'Shut height {220|260|320} mm, clamping to our bolster.',
        ],
      ],
    ),
    'jigs-fixtures': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'зварювальні кондуктори для рами',
          'зварювальних кондукторів для рами',
          'welding fixtures for a frame',
          [1, 6],
          [32_000, 140_000],
        ),
        item('свердлильні кондуктори', 'свердлильних кондукторів', 'drill jigs', [2, 20], [5200, 18_000]),
        item(
          'контрольні пристрої для {труб|бамперів|корпусів}',
          'контрольних пристроїв для {труб|бамперів|корпусів}',
          'checking fixtures for {tubes|bumpers|housings}',
          [1, 8],
          [24_000, 120_000],
        ),
        item(
          'змінні губки до лещат ЧПК',
          'змінних губок до лещат ЧПК',
          'CNC vice jaws',
          [4, 60],
          [1100, 3800],
        ),
      ],
      [
        [
          'Бази за 3D-моделлю, повторюваність {0,02|0,05|0,1} мм, швидкозатискачі {ручні|пневматичні}.',
          'Datums from the 3D model, repeatability {0.02|0.05|0.1} mm, {manual|pneumatic} toggles.',
        ],
        [
          'Вага до {25|40} кг, щоб установлювала одна людина, або рим-болти під кран.',
          'Up to {25|40} kg for one person to set, or lifting eyes for the crane.',
        ],
        [
          'Протокол вимірювання пристрою — разом із поставкою.',
          'A measurement report of the fixture comes with the delivery.',
        ],
      ],
    ),
    'cutting-tools': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'спеціальні фрези за кресленням',
          'спеціальних фрез за кресленням',
          'special milling cutters to drawing',
          [2, 60],
          [1800, 7800],
        ),
        item(
          'розвертки твердосплавні діаметром {8|12|20} мм',
          'твердосплавних розверток діаметром {8|12|20} мм',
          '{8|12|20} mm carbide reamers',
          [3, 80],
          [1400, 4200],
          { accusative: 'твердосплавні розвертки діаметром {8|12|20} мм' },
        ),
        item('гільйотинні ножі', 'гільйотинних ножів', 'guillotine blades', [2, 30], [5200, 16_000]),
        item('протяжки шліцьові', 'шліцьових протяжок', 'spline broaches', [1, 10], [9500, 38_000], {
          accusative: 'шліцьові протяжки',
        }),
        item(
          'ножі для дробарки полімерів',
          'ножів для дробарки полімерів',
          'granulator knives',
          [6, 120],
          [1300, 4600],
        ),
      ],
      [
        [
          'Твердий сплав або {Р6М5|Р18|1.3343}, покриття {TiN|TiAlN|без покриття}.',
          'Carbide or {M2|T1|1.3343} steel, {TiN|TiAlN|no} coating.',
        ],
        [
          'Биття до {0,005|0,01|0,02} мм, хвостовик {h6|конус Морзе 3|Weldon}.',
          'Run-out up to {0.005|0.01|0.02} mm, {h6|Morse 3|Weldon} shank.',
        ],
        [
          'Переточування {5|6|8} разів без втрати профілю.',
          'To be reground {5|6|8} times without losing the profile.',
        ],
      ],
    ),
    'casting-patterns': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'модельні комплекти для корпусу насоса',
          'модельних комплектів для корпусу насоса',
          'pattern sets for a pump casing',
          [1, 4],
          [28_000, 96_000],
          { unit: 'set' },
        ),
        item('стрижневі ящики', 'стрижневих ящиків', 'core boxes', [2, 20], [7200, 26_000]),
        item(
          'пінополістирольні моделі для одноразового лиття',
          'пінополістирольних моделей для одноразового лиття',
          'polystyrene patterns for one-off castings',
          [1, 30],
          [3200, 18_000],
        ),
        item(
          'плити з моделями для формувальної лінії',
          'плит із моделями для формувальної лінії',
          'pattern plates for a moulding line',
          [1, 8],
          [34_000, 120_000],
        ),
      ],
      [
        [
          'Матеріал {модельний пластик|бук і клеєна фанера|алюміній}, усадка {1|1,3|2} %.',
          'Made of {tooling board|beech and ply|aluminium}, shrinkage {1|1.3|2} %.',
        ],
        [
          'Ресурс {200|1000|5000} знімань, знаки знімні, ухили {1|1,5|2}°.',
          'Good for {200|1000|5000} moulds, loose pieces removable, draft {1|1.5|2}°.',
        ],
      ],
    ),
    'tool-repair': leaf(
      ['відремонтувати', 'ремонт', 'repair'],
      [
        item(
          'пресформи після {300|500|800} тисяч циклів',
          'пресформ після {300|500|800} тисяч циклів',
          'moulds after {300|500|800} thousand cycles',
          [1, 6],
          [14_000, 86_000],
        ),
        item(
          'вирубні пуансони й матриці',
          'вирубних пуансонів і матриць',
          'blanking punches and dies',
          [5, 80],
          [780, 3400],
        ),
        item(
          'твердосплавні фрези та свердла',
          'твердосплавних фрез і свердел',
          'carbide mills and drills',
          [20, 600],
          [90, 320],
        ),
        item('ножі рубальних машин', 'ножів рубальних машин', 'chipper knives', [4, 60], [340, 1100]),
      ],
      [
        [
          'Наплавлення, відновлення геометрії, шліфування; {заміну|загартування} знаків розрахувати окремо.',
          'Build-up welding, restoring the shape, grinding; {replacement|hardening} of cores quoted apart.',
        ],
        [
          'Забираємо в неділю, повернути до {п’ятниці|середи}: лінія не чекає.',
          'Collected on Sunday and back by {Friday|Wednesday}: the line cannot wait.',
        ],
        [
          'Фото до й після, список виконаного за кожною позицією.',
          'Photos before and after, a list of work for each item.',
        ],
      ],
    ),
  },
}
