import { item, leaf, type Trade } from './trade.ts'

export const metalworkTrade: Trade = {
  root: 'metalwork',
  buyers: [
    [
      'Промислове підприємство: частину робіт передаємо кооперації.',
      'An industrial company handing part of its work to partners.',
    ],
    [
      'Виробник {спортивного|торгового|складського|медичного} обладнання, потреба щомісячна.',
      'A maker of {sports|retail|warehouse|medical} equipment with a monthly need.',
    ],
    [
      'Будівельна компанія, комплектуємо {2-7:об’єкт|об’єкти|об’єктів} у двох областях.',
      'A building company supplying {2-7:site|sites} in two regions.',
    ],
    [
      'Невелика майстерня: власної дільниці під це немає, шукаємо надійного сусіда.',
      'A small workshop without a bay for this, looking for a reliable neighbour.',
    ],
  ],
  demands: [
    ['Поверхня без задирок, іржі та слідів удару.', 'No burrs, rust or dents.'],
    [
      'До партії додати паспорт із результатами {вибіркового|суцільного} контролю.',
      'The batch comes with a record of {sample|full} inspection.',
    ],
    [
      'Перший виріб показуєте нам, решту запускаєте після погодження.',
      'We see the first piece; the rest starts once it is approved.',
    ],
    [
      'Тара — {поворотна, наша|європіддон із бортами|дерев’яні ящики до 25 кг}, вироби перекласти картоном.',
      'Packed in {our returnable boxes|pallets with collars|wooden boxes up to 25 kg}, card between pieces.',
    ],
    [
      'Самі привозимо й забираємо по {вівторках|середах|п’ятницях}; за межами області — перевізником.',
      'We deliver and collect on {Tuesdays|Wednesdays|Fridays}; from further away, by carrier.',
    ],
  ],
  certificates: ['ISO 9001', 'EN 10204 3.1'],
  leaves: {
    fasteners: leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'фундаментні болти М{20|24|30}',
          'фундаментних болтів М{20|24|30}',
          'M{20|24|30} anchor bolts',
          [100, 3000],
          [120, 340],
        ),
        item(
          'закладні деталі для збірного залізобетону',
          'закладних деталей для збірного залізобетону',
          'embedded plates for precast concrete',
          [150, 4000],
          [95, 280],
        ),
        item(
          'шпильки М{10|12|16} класу міцності 8.8',
          'шпильок М{10|12|16} класу міцності 8.8',
          'M{10|12|16} studs of class 8.8',
          [300, 9000],
          [28, 85],
        ),
        item(
          'U-подібні скоби під трубу {60|76|89|108} мм',
          'U-подібних скоб під трубу {60|76|89|108} мм',
          'U-bolts for {60|76|89|108} mm pipe',
          [200, 5000],
          [42, 110],
        ),
        item(
          'нестандартні гайки з лівою різьбою',
          'нестандартних гайок із лівою різьбою',
          'special nuts with a left-hand thread',
          [200, 4000],
          [36, 120],
        ),
      ],
      [
        [
          'Сталь {20|35|45|40Х}, покриття — {цинк 9 мкм|гарячий цинк|оксидування|без покриття}.',
          'Steel {20|35|45|40Cr}, {zinc 9 µm|hot-dip zinc|black oxide|uncoated}.',
        ],
        [
          'Різьба {накатана|нарізана}, поле допуску {6g|8g}; гайка накручується від руки.',
          'Thread {rolled|cut}, tolerance {6g|8g}; a nut runs on by hand.',
        ],
      ],
    ),
    'springs-wire': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'пружини стиснення для клапанів',
          'пружин стиснення для клапанів',
          'compression springs for valves',
          [300, 8000],
          [18, 62],
          {
            attributes: { wireDiameter: 3 },
            spec: [
              'Дріт 3 мм, зовнішній діаметр {22|26|30} мм, торці шліфовані.',
              '3 mm wire, outer diameter {22|26|30} mm, ends ground.',
            ],
          },
        ),
        item(
          'пружини розтягу з гаками',
          'пружин розтягу з гаками',
          'extension springs with hooks',
          [200, 5000],
          [24, 90],
          {
            attributes: { wireDiameter: 4 },
            spec: [
              'Дріт 4 мм, довжина в стані спокою {120|160|210} мм.',
              '4 mm wire, free length {120|160|210} mm.',
            ],
          },
        ),
        item(
          'пружини кручення для воріт',
          'пружин кручення для воріт',
          'torsion springs for garage doors',
          [40, 700],
          [420, 980],
          {
            attributes: { wireDiameter: 6 },
            spec: [
              'Дріт 6 мм, внутрішній діаметр {51|67} мм, навивка парами — ліва й права.',
              '6 mm wire, inner diameter {51|67} mm, wound in left and right pairs.',
            ],
          },
        ),
        item(
          'дротяні гачки для перфопанелей',
          'дротяних гачків для перфопанелей',
          'wire hooks for pegboard',
          [1000, 20000],
          [7, 19],
          {
            attributes: { wireDiameter: 5 },
            spec: [
              'Дріт 5 мм, виліт {100|150|200} мм, хромування.',
              '5 mm wire, {100|150|200} mm reach, chrome-plated.',
            ],
          },
        ),
      ],
      [
        [
          'Дріт {пружинний|нержавний|оцинкований}, кінці без гострих кромок, партія з однієї плавки.',
          '{Spring|Stainless|Galvanised} wire, ends without sharp edges, the batch from one heat.',
        ],
        [
          'Перевіряємо на {5|10|20} зразках {розміри|навантаження}, розкид — до {5|7|10} %.',
          '{5|10|20} samples are checked for {size|load}; scatter up to {5|7|10} %.',
        ],
      ],
    ),
    'metal-furniture': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'складські стелажі на {300|500|800} кг на полицю',
          'складських стелажів на {300|500|800} кг на полицю',
          'warehouse racks for {300|500|800} kg a shelf',
          [20, 400],
          [3200, 7400],
        ),
        item(
          'слюсарні верстаки з тумбою',
          'слюсарних верстаків із тумбою',
          'fitters’ workbenches with a cabinet',
          [6, 90],
          [9800, 19500],
        ),
        item(
          'двосекційні шафи для роздягальні',
          'двосекційних шаф для роздягальні',
          'two-door lockers',
          [20, 300],
          [3600, 6400],
        ),
        item(
          'двоярусні ліжка для гуртожитку',
          'двоярусних ліжок для гуртожитку',
          'bunk beds for a dormitory',
          [20, 400],
          [4400, 7800],
        ),
        item(
          'основи столів у стилі лофт',
          'основ столів у стилі лофт',
          'loft-style table bases',
          [30, 400],
          [1700, 3600],
        ),
      ],
      [
        [
          'Профіль {40×40×2|60×30×2|50×50×3} мм, лист {0,8|1|1,5} мм, фарба порошкова, {антрацит|сіра|чорна матова}.',
          'Tube {40×40×2|60×30×2|50×50×3} mm, sheet {0.8|1|1.5} mm, powder coat in {anthracite|grey|matt black}.',
        ],
        [
          'Конструкція розбірна, болтове кріплення, регульовані опори {М8|М10}.',
          'Bolted knock-down design with {M8|M10} levelling feet.',
        ],
        [
          'Потрібен зразок до {10|15|20} числа, потім партія двома відвантаженнями.',
          'A sample is needed by the {10th|15th|20th}, then the batch in two shipments.',
        ],
      ],
    ),
    'artistic-forging': leaf(
      ['викувати', 'художнє кування', 'artistic forging'],
      [
        item(
          'розпашні ворота {3,5|4|4,5} м',
          'розпашних воріт {3,5|4|4,5} м',
          '{3.5|4|4.5} m swing gates',
          [1, 6],
          [58000, 145000],
          { unit: 'set' },
        ),
        item('перила для сходів', 'перил для сходів', 'stair railings', [6, 60], [4800, 11500], {
          unit: 'm',
        }),
        item(
          'секції садової огорожі',
          'секцій садової огорожі',
          'garden fence panels',
          [10, 140],
          [4200, 9800],
        ),
        item('мангали з навісом', 'мангалів із навісом', 'canopied barbecues', [2, 25], [18500, 42000]),
      ],
      [
        [
          'Квадрат {12|14|16} мм, завитки {гарячого кування|з витяжкою кінців}, зачищення всіх швів.',
          'Square bar {12|14|16} mm, scrolls {hot-forged|with drawn ends}, every weld dressed.',
        ],
        [
          'Фарба ковальська {чорна з бронзовою патиною|графітова|чорна матова}, ґрунт у два шари.',
          'Blacksmith paint, {black with bronze patina|graphite|matt black}, two coats of primer.',
        ],
      ],
    ),
    'heat-treatment': leaf(
      ['термічно обробити', 'термооброблення', 'heat treatment'],
      [
        item('вали зі сталі 40Х', 'валів зі сталі 40Х', '40Cr steel shafts', [40, 900], [90, 340], {
          attributes: { treatment: 'hardening' },
          spec: [
            'Гартування з відпуском до {38–42|42–46|48–52} HRC.',
            'Harden and temper to {38–42|42–46|48–52} HRC.',
          ],
        }),
        item('шестерні зі сталі 18ХГТ', 'шестерень зі сталі 18ХГТ', '18CrMnTi gears', [60, 1500], [70, 260], {
          attributes: { treatment: 'carburising' },
          spec: [
            'Цементація на глибину {0,8–1,0|1,0–1,3} мм, поверхня 58–62 HRC.',
            'Case depth {0.8–1.0|1.0–1.3} mm, surface 58–62 HRC.',
          ],
        }),
        item(
          'формувальні плити пресформ',
          'формувальних плит пресформ',
          'mould plates',
          [4, 60],
          [1400, 4600],
          {
            attributes: { treatment: 'nitriding' },
            spec: [
              'Іонне азотування, шар {0,2|0,3} мм, жолоблення до 0,03 мм.',
              'Ion nitriding, {0.2|0.3} mm layer, distortion up to 0.03 mm.',
            ],
          },
        ),
        item('осі опорних котків', 'осей опорних котків', 'track roller axles', [50, 900], [110, 320], {
          attributes: { treatment: 'induction' },
          spec: [
            'Гартування шийок СВЧ на {2|2,5|3} мм, 50–55 HRC.',
            'Journals induction-hardened to {2|2.5|3} mm, 50–55 HRC.',
          ],
        }),
        item(
          'зварні рами після зварювання',
          'зварних рам після зварювання',
          'frames after welding',
          [2, 40],
          [2600, 8200],
          {
            attributes: { treatment: 'annealing' },
            spec: [
              'Відпал для зняття напружень, габарит до {1,8|2,4|3,2} м.',
              'Stress-relief annealing, size up to {1.8|2.4|3.2} m.',
            ],
          },
        ),
      ],
      [
        [
          'Твердість міряємо на {3|5|10} деталях із садки, протокол і діаграма печі — до партії.',
          'Hardness is measured on {3|5|10} parts of each charge; the report and furnace chart come with the batch.',
        ],
        [
          'Жолоблення — у межах припуску {0,2|0,3|0,5} мм, окалину зняти {дробом|піском}.',
          'Distortion within {0.2|0.3|0.5} mm of stock, scale removed by {shot|sand}.',
        ],
      ],
    ),
    'grinding-polishing': leaf(
      ['прошліфувати', 'шліфування', 'grinding'],
      [
        item(
          'плити штампів після гартування',
          'плит штампів після гартування',
          'hardened die plates',
          [6, 120],
          [480, 1600],
          {
            spec: [
              'Плоске шліфування, паралельність 0,01 мм на {200|300} мм, Ra 0,8.',
              'Surface grinding, parallel within 0.01 mm over {200|300} mm, Ra 0.8.',
            ],
          },
        ),
        item(
          'штоки гідроциліндрів діаметром {40|50|63|80} мм',
          'штоків гідроциліндрів діаметром {40|50|63|80} мм',
          '{40|50|63|80} mm hydraulic rods',
          [10, 180],
          [650, 2100],
          { spec: ['Довжина до 1600 мм, поле допуску f7, Ra 0,4.', 'Length up to 1600 mm, f7 fit, Ra 0.4.'] },
        ),
        item('пальці шарнірів', 'пальців шарнірів', 'pivot pins', [200, 5000], [22, 70], {
          spec: [
            'Безцентрове шліфування, h{6|7}, овальність до 0,005 мм.',
            'Centreless grinding, h{6|7}, ovality up to 0.005 mm.',
          ],
        }),
        item(
          'листи нержавної сталі під сатин',
          'листів нержавної сталі під сатин',
          'stainless sheets to a satin finish',
          [20, 400],
          [260, 620],
          {
            unit: 'm2',
            spec: [
              'Зерно {240|320|400}, захисна плівка з лицьового боку.',
              '{240|320|400} grit, protective film on the face.',
            ],
          },
        ),
      ],
      [
        [
          'Припуск {0,2|0,3|0,4} мм на бік, припали й сітка тріщин неприпустимі.',
          'Stock {0.2|0.3|0.4} mm a side; no burn or crack pattern.',
        ],
        [
          'Вимірюємо {мікрометром 0,001|профілометром|на плиті з індикатором} разом із вашим контролером.',
          'Measured {with a 0.001 micrometer|with a profilometer|on a plate with an indicator} together with your inspector.',
        ],
      ],
    ),
    electroplating: leaf(
      ['покрити', 'гальванічне покриття', 'plating'],
      [
        item('кріплення М8–М16', 'кріплення М8–М16', 'M8–M16 fasteners', [200, 4000], [34, 72], {
          unit: 'kg',
          attributes: { coating: ['zinc'], coatingThickness: 9 },
          spec: [
            'Цинк 9 мкм із {безбарвною|жовтою} пасивацією, {96|120} годин у соляному тумані.',
            'Zinc 9 µm with {clear|yellow} passivation, {96|120} hours of salt spray.',
          ],
        }),
        item(
          'корпуси приладів з алюмінію',
          'корпусів приладів з алюмінію',
          'aluminium instrument cases',
          [50, 1200],
          [70, 210],
          {
            attributes: { coating: ['anodising'], coatingThickness: 15 },
            spec: [
              'Анодування 15 мкм, {чорне|натуральне|синє}, різьби заглушити.',
              'Anodised 15 µm, {black|natural|blue}, threads plugged.',
            ],
          },
        ),
        item(
          'ручки та гачки меблевої фурнітури',
          'ручок і гачків меблевої фурнітури',
          'furniture handles and hooks',
          [300, 6000],
          [18, 58],
          {
            attributes: { coating: ['nickel', 'chrome'] },
            spec: [
              'Нікель із {блискучим|матовим} хромом, полірування основи наше.',
              'Nickel under {bright|satin} chrome; we polish the base.',
            ],
          },
        ),
        item(
          'деталі замків і засувів',
          'деталей замків і засувів',
          'lock and bolt parts',
          [500, 9000],
          [9, 28],
          {
            attributes: { coating: ['blackening'] },
            spec: [
              'Хімічне оксидування, промаслити, сортувати за позиціями.',
              'Chemical blackening, oiled and sorted by item.',
            ],
          },
        ),
        item(
          'опори освітлення довжиною {4|6|8} м',
          'опор освітлення довжиною {4|6|8} м',
          '{4|6|8} m lighting poles',
          [10, 200],
          [1700, 4800],
          {
            attributes: { coating: ['hot-dip'], coatingThickness: 70 },
            spec: [
              'Гаряче цинкування від 70 мкм, технологічні отвори передбачено.',
              'Hot-dip galvanised from 70 µm, vent holes provided.',
            ],
          },
        ),
      ],
      [
        [
          'Товщину міряємо в {5|8|10} точках, адгезія — методом {решітчастих надрізів|нагрівання}.',
          'Thickness is measured at {5|8|10} points, adhesion by {cross-cut|heating}.',
        ],
        [
          'Деталі надходять {промасленими|чистими, без іржі|після галтування}; місця підвісу узгоджуємо.',
          'Parts arrive {oiled|clean and rust-free|tumbled}; hanging points are to be agreed.',
        ],
      ],
    ),
    'powder-coating': leaf(
      ['пофарбувати порошком', 'порошкове фарбування', 'powder coating'],
      [
        item(
          'секції паркану {2000×1500|2500×1700} мм',
          'секцій паркану {2000×1500|2500×1700} мм',
          '{2000×1500|2500×1700} mm fence panels',
          [40, 900],
          [420, 880],
        ),
        item('корпуси щитів і шаф', 'корпусів щитів і шаф', 'switchgear enclosures', [60, 900], [160, 480]),
        item(
          'каркаси столів і стільців',
          'каркасів столів і стільців',
          'table and chair frames',
          [80, 1500],
          [140, 390],
        ),
        item(
          'алюмінієвий профіль довжиною до 6 м',
          'алюмінієвого профілю довжиною до 6 м',
          'aluminium profile up to 6 m long',
          [200, 4000],
          [68, 150],
          { unit: 'm' },
        ),
        item(
          'колісні диски {16|17|18|20} дюймів',
          'колісних дисків {16|17|18|20} дюймів',
          '{16|17|18|20} inch wheels',
          [20, 240],
          [850, 1600],
        ),
      ],
      [
        [
          'Підготовка: {знежирення|дробоструминне очищення|фосфатування}, ґрунт {цинковий|не потрібен}.',
          'Preparation: {degreasing|shot-blasting|phosphating}, {zinc primer|no primer}.',
        ],
        [
          'Шар {60–80|80–100|100–120} мкм, {різьби|посадкові місця|контактні площадки} закрити термостійкими заглушками.',
          'Layer {60–80|80–100|100–120} µm; {threads|seats|contact areas} masked with heat-proof plugs.',
        ],
        [
          'Поверхня без вкраплень, кратерів і непрофарбованих кутів, перевіряємо з {0,5|1|2} м.',
          'No inclusions, craters or bare corners; checked from {0.5|1|2} m.',
        ],
      ],
      {
        ral: ['RAL 7016', 'RAL 9005', 'RAL 9016', 'RAL 7035', 'RAL 8017', 'RAL 6005', 'RAL 3020'],
        texture: ['matt', 'gloss', 'fine-texture'],
      },
    ),
  },
}
