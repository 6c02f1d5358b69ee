import { item, leaf, type Trade } from './trade.ts'

export const castingForgingTrade: Trade = {
  root: 'casting-forging',
  buyers: [
    [
      'Машинобудівне підприємство, річна потреба — {4-90/2:тонна|тонни|тонн}, постачання частинами.',
      'An engineering company needing {4-90/2:tonne|tonnes} a year in parts.',
    ],
    [
      'Ремонтуємо {гірничу|дорожню|сільськогосподарську} техніку, запчастини замовляємо за зразками.',
      'We repair {mining|road|farm} machinery and order spares to samples.',
    ],
    [
      'Виробник {насосів|арматури|редукторів|котлів} у пошуку другого постачальника заготовок.',
      'A maker of {pumps|valves|gearboxes|boilers} looking for a second blank supplier.',
    ],
    [
      'Експортер: деталі йдуть на складання за кордон, документи англійською.',
      'An exporter: the parts are assembled abroad, papers in English.',
    ],
  ],
  demands: [
    [
      'Без раковин, спаїв і тріщин; ремонт заварюванням — лише за погодженням.',
      'No cavities, cold shuts or cracks; weld repair only with consent.',
    ],
    [
      'Припуск на механічне оброблення {2|3|4} мм, формувальні ухили за креслеником.',
      'Machining allowance {2|3|4} mm, draft to the drawing.',
    ],
    [
      'Хімічний склад і механічні властивості — з кожної плавки, зразки-свідки додаються.',
      'Chemistry and mechanical properties from every heat, with test bars.',
    ],
    [
      'Перша деталь — на {розмітку|різання темплетів|рентген}, далі серія.',
      'The first piece goes for {layout inspection|sectioning|X-ray}, then the series.',
    ],
    [
      'Поверхню очистити дробом, ґрунтування {одним шаром|не потрібне}.',
      'Surface shot-blasted, {one coat of primer|no primer}.',
    ],
  ],
  certificates: ['ISO 9001', 'EN 10204 3.1', 'EN 10204 3.2'],
  leaves: {
    'iron-casting': leaf(
      ['відлити', 'лиття', 'casting'],
      [
        item('корпуси насосів', 'корпусів насосів', 'pump casings', [20, 600], [1600, 4200], {
          attributes: { partMass: 28 },
        }),
        item('клинопасові шківи', 'клинопасових шківів', 'V-belt pulleys', [40, 900], [620, 2200], {
          attributes: { partMass: 12 },
        }),
        item(
          'люки колодязів класу {B125|C250|D400}',
          'люків колодязів класу {B125|C250|D400}',
          '{B125|C250|D400} manhole covers',
          [50, 2000],
          [2600, 5600],
          { attributes: { partMass: 62 } },
        ),
        item('противаги підіймачів', 'противаг підіймачів', 'lift counterweights', [30, 900], [850, 2100], {
          attributes: { partMass: 25 },
        }),
      ],
      [
        [
          'Марка — {СЧ20|ВЧ50|ВЧ60}, твердість {170–240|200–260} HB, група складності {II|III}.',
          'Grade {GJL-200|GJS-500|GJS-600}, {170–240|200–260} HB, complexity {II|III}.',
        ],
        [
          'Формування {в піщано-глинисті форми|в холоднотвердні суміші}, зміщення стрижнів до {1|1,5} мм.',
          'Moulding in {green sand|furan sand}, core shift up to {1|1.5} mm.',
        ],
      ],
      { pattern: ['ready', 'needed'] },
    ),
    'steel-casting': leaf(
      ['відлити', 'лиття', 'casting'],
      [
        item('броня дробарок', 'броні дробарок', 'crusher liners', [6, 120], [14000, 42000], {
          accusative: 'броню дробарок',
          attributes: { partMass: 240 },
          spec: [
            'Сталь 110Г13Л, товщина плити {60|80|100} мм.',
            '110Mn13 steel, plate {60|80|100} mm thick.',
          ],
        }),
        item('колеса кранових візків', 'коліс кранових візків', 'crane wheels', [8, 160], [7200, 19000], {
          attributes: { partMass: 90 },
        }),
        item(
          'корпуси засувок Ду {80|100|150}',
          'корпусів засувок Ду {80|100|150}',
          'DN {80|100|150} valve bodies',
          [10, 240],
          [3800, 11500],
          { attributes: { partMass: 34 } },
        ),
        item(
          'жаростійкі колосники печей',
          'жаростійких колосників печей',
          'heat-resistant furnace grates',
          [20, 700],
          [1400, 4600],
          { attributes: { partMass: 18 } },
        ),
      ],
      [
        [
          'Термооброблення за маркою сталі, твердість міряємо на {3|5|10} виливках.',
          'Heat treatment to suit the grade, hardness measured on {3|5|10} castings.',
        ],
        [
          'Контроль ультразвуком {вибірково|100 %} в місцях переходу перетинів, класність {2|3}.',
          'Ultrasonic test {by sampling|100 %} at section changes, class {2|3}.',
        ],
      ],
      { pattern: ['ready', 'needed'] },
    ),
    'aluminium-casting': leaf(
      ['відлити', 'лиття', 'casting'],
      [
        item(
          'корпуси редукторів з АК9ч',
          'корпусів редукторів з АК9ч',
          'AlSi9Mg gearbox housings',
          [30, 900],
          [980, 3200],
          { attributes: { partMass: 5.4 } },
        ),
        item(
          'кришки електродвигунів',
          'кришок електродвигунів',
          'motor end shields',
          [60, 1500],
          [420, 1200],
          { attributes: { partMass: 2.1 } },
        ),
        item('кронштейни рами', 'кронштейнів рами', 'frame brackets', [50, 1200], [320, 940], {
          attributes: { partMass: 1.6 },
        }),
        item(
          'декоративні опори ліхтарів',
          'декоративних опор ліхтарів',
          'ornamental lamp posts',
          [10, 160],
          [3400, 9800],
          { attributes: { partMass: 22 } },
        ),
      ],
      [
        [
          'Кокіль {ваш|наш}, термооброблення {Т6|не потрібне}, межа міцності від {240|280} МПа.',
          'Permanent mould {yours|ours}, {T6|no heat treatment}, strength from {240|280} MPa.',
        ],
        [
          'Герметичність під тиском {0,2|0,5} МПа, просочення {дозволене|не дозволене}.',
          'Leak test at {0.2|0.5} MPa, impregnation {allowed|not allowed}.',
        ],
      ],
      { pattern: ['ready', 'needed'] },
    ),
    'die-casting': leaf(
      ['відлити', 'лиття під тиском', 'die casting'],
      [
        item(
          'корпуси електроінструменту',
          'корпусів електроінструменту',
          'power tool housings',
          [2000, 40000],
          [58, 190],
          { attributes: { partMass: 0.4 } },
        ),
        item(
          'ручки вікон і дверей',
          'ручок вікон і дверей',
          'window and door handles',
          [3000, 60000],
          [42, 130],
          { attributes: { partMass: 0.25 } },
        ),
        item(
          'радіатори світильників',
          'радіаторів світильників',
          'lamp heat sinks',
          [2000, 30000],
          [64, 220],
          { attributes: { partMass: 0.6 } },
        ),
        item(
          'корпуси телекомунікаційних вузлів',
          'корпусів телекомунікаційних вузлів',
          'telecoms housings',
          [1000, 20000],
          [180, 520],
          { attributes: { partMass: 1.2 } },
        ),
      ],
      [
        [
          'Сплав — {АК12М2|ЦАМ4-1}, стінка {1,5|2|3} мм, фарбування {потрібне|наше}.',
          'Alloy {AlSi12Cu2|Zamak 4}, {1.5|2|3} mm wall, painting {needed|ours}.',
        ],
        [
          'Форма {наша|ваша, за 3D-моделлю}, ресурс — від {80|100|150} тис. циклів.',
          'Die {ours|yours, to a 3D model}, life from {80|100|150} thousand shots.',
        ],
      ],
      { pattern: ['ready', 'needed'] },
    ),
    'bronze-casting': leaf(
      ['відлити', 'лиття', 'casting'],
      [
        item(
          'бронзові втулки підшипників',
          'бронзових втулок підшипників',
          'bronze bearing bushings',
          [20, 700],
          [900, 3600],
          { attributes: { partMass: 6 } },
        ),
        item(
          'заготовки черв’ячних коліс',
          'заготовок черв’ячних коліс',
          'worm wheel blanks',
          [8, 200],
          [2600, 9400],
          { attributes: { partMass: 14 } },
        ),
        item(
          'бронзові таблички та меморіальні дошки',
          'бронзових табличок і меморіальних дошок',
          'bronze plates and memorials',
          [1, 24],
          [12500, 48000],
          { attributes: { partMass: 18 } },
        ),
        item('латунна арматура', 'латунної арматури', 'brass valves', [200, 6000], [95, 340], {
          accusative: 'латунну арматуру',
          attributes: { partMass: 0.7 },
        }),
      ],
      [
        [
          'Марка — {БрО5Ц5С5|БрА9Ж4|ЛЦ40С}, припуск {2,5|3} мм, тверді вкраплення неприпустимі.',
          'Grade {CuSn5Zn5Pb5|aluminium bronze|leaded brass}, allowance {2.5|3} mm, no hard inclusions.',
        ],
        [
          'Модель або кресленик {надаємо|розробляєте за зразком}, лиття {відцентрове|в піщані форми|в кокіль}.',
          'Pattern or drawing {from us|made by you from a sample}, {centrifugal|sand|permanent mould} casting.',
        ],
      ],
      { pattern: ['ready', 'needed'] },
    ),
    'investment-casting': leaf(
      ['відлити', 'лиття за виплавними моделями', 'investment casting'],
      [
        item(
          'деталі замків із нержавної сталі',
          'деталей замків із нержавної сталі',
          'stainless lock parts',
          [500, 20000],
          [62, 240],
          { attributes: { partMass: 0.08 } },
        ),
        item('робочі колеса насосів', 'робочих коліс насосів', 'pump impellers', [50, 1200], [780, 2600], {
          attributes: { partMass: 1.8 },
        }),
        item(
          'корпуси клапанів із 08Х18Н10',
          'корпусів клапанів із 08Х18Н10',
          'stainless valve bodies',
          [40, 900],
          [1300, 4200],
          { attributes: { partMass: 3.2 } },
        ),
        item('лопатки вентиляторів', 'лопаток вентиляторів', 'fan blades', [200, 5000], [140, 480], {
          attributes: { partMass: 0.2 },
        }),
      ],
      [
        [
          'Допуск CT{4|5|6}, шорсткість Ra {3,2|6,3}, поверхня після піскоструминного очищення.',
          'Tolerance CT{4|5|6}, Ra {3.2|6.3} after sandblasting.',
        ],
        [
          'Пресформа під воскову модель — {наша|ваша, вартість закладіть у першу партію|окремим рахунком}.',
          'Wax mould: {ours|yours, priced into the first batch|invoiced separately}.',
        ],
      ],
      { pattern: ['ready', 'needed'] },
    ),
    forging: leaf(
      ['викувати', 'кування', 'forging'],
      [
        item(
          'вали з 40Х довжиною {600|900|1200} мм',
          'валів із 40Х довжиною {600|900|1200} мм',
          '{600|900|1200} mm 40Cr shafts',
          [10, 300],
          [3800, 12500],
          { attributes: { partMass: 78 } },
        ),
        item(
          'кільця й фланці для арматури',
          'кілець і фланців для арматури',
          'rings and flanges for valves',
          [20, 800],
          [1400, 5600],
          { attributes: { partMass: 22 } },
        ),
        item(
          'вантажопідіймальні гаки на {3|5|10} т',
          'вантажопідіймальних гаків на {3|5|10} т',
          '{3|5|10} t lifting hooks',
          [30, 700],
          [1900, 6400],
          { attributes: { partMass: 16 } },
        ),
        item(
          'зубки ковшів екскаватора',
          'зубків ковшів екскаватора',
          'excavator bucket teeth',
          [40, 1200],
          [1200, 3600],
          { attributes: { partMass: 9 } },
        ),
      ],
      [
        [
          'Термооброблення: {поліпшення|нормалізація}, твердість {220–260|260–300} HB.',
          'Heat treatment: {quench and temper|normalising}, {220–260|260–300} HB.',
        ],
        [
          'Група поковок {II|IV|V}, ультразвук {100 %|вибірково}, допуски за {стандартом|креслеником}.',
          'Forging group {II|IV|V}, ultrasonic test {100 %|by sampling}, tolerance to the {standard|drawing}.',
        ],
      ],
      { pattern: ['needed', 'ready'] },
    ),
  },
}
