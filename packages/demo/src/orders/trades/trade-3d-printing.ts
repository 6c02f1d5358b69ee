import { item, leaf, type Trade } from './trade.ts'

export const threeDPrintingTrade: Trade = {
  root: '3d-printing',
  buyers: [
    [
      'Розробляємо {безпілотники|медичні пристрої|побутову електроніку|навчальні набори}, серії малі, зміни щотижня.',
      'We develop {drones|medical devices|consumer electronics|teaching kits}: small series, changes every week.',
    ],
    [
      'Ремонтна служба: деталей уже не випускають, відновлюємо за зразками.',
      'A repair service: the parts are no longer made, so we restore them from samples.',
    ],
    [
      '{Архітектурне бюро|Рекламна агенція|Музей|Університет}, замовляємо макети й експонати.',
      '{An architects’ office|An advertising agency|A museum|A university} ordering models and exhibits.',
    ],
    [
      'Виробництво на {40|80|150} працівників, потрібне цехове оснащення без пресформ.',
      'A plant of {40|80|150} people needing shop-floor fixtures without moulds.',
    ],
  ],
  demands: [
    ['Відхилення від моделі — до {0,1|0,2|0,3} мм.', 'Deviation from the model up to {0.1|0.2|0.3} mm.'],
    [
      'Питання щодо геометрії вирішуємо того самого дня: на зв’язку наш інженер.',
      'Questions on geometry are answered the same day by our engineer.',
    ],
    [
      'Проміжний результат показуєте на фото або в переглядачі моделей.',
      'Show us an intermediate result in photos or in a model viewer.',
    ],
    [
      'Кожну версію позначайте номером і датою, попередні не видаляйте.',
      'Mark every version with a number and a date and keep the earlier ones.',
    ],
    [
      'Файли не передавати третім особам і видалити після закриття замовлення.',
      'Files are not to be passed on and are deleted when the order is closed.',
    ],
  ],
  certificates: ['ISO 9001', 'ISO 13485'],
  leaves: {
    'fdm-printing': leaf(
      ['надрукувати', 'FDM-друк', 'FDM printing'],
      [
        item(
          'корпуси електронних пристроїв',
          'корпусів електронних пристроїв',
          'electronics cases',
          [10, 600],
          [140, 480],
          { attributes: { printMaterial: ['petg'] } },
        ),
        item(
          'кріплення камер для безпілотників',
          'кріплень камер для безпілотників',
          'drone camera mounts',
          [50, 3000],
          [60, 210],
          { attributes: { printMaterial: ['carbon-filled'] } },
        ),
        item(
          'складальні пристрої для конвеєра',
          'складальних пристроїв для конвеєра',
          'assembly fixtures for a line',
          [2, 60],
          [650, 2600],
          { attributes: { printMaterial: ['abs-asa'] } },
        ),
        item(
          'м’які ніжки та амортизатори',
          'м’яких ніжок та амортизаторів',
          'soft feet and dampers',
          [100, 3000],
          [18, 75],
          { attributes: { printMaterial: ['tpu'] } },
        ),
        item(
          'архітектурні макети масштабу 1:{100|200|500}',
          'архітектурних макетів масштабу 1:{100|200|500}',
          '1:{100|200|500} architectural models',
          [1, 12],
          [4800, 26000],
          { attributes: { printMaterial: ['pla'] } },
        ),
      ],
      [
        [
          'Шар {0,12|0,16|0,2|0,28} мм, заповнення {20|40|60|100} %, периметрів — {3-6}.',
          'Layer {0.12|0.16|0.2|0.28} mm, infill {20|40|60|100} %, {3-6} perimeters.',
        ],
        [
          'Колір {чорний|сірий|білий|олива}, латунні вставки {М2,5|М3|М4} вплавити.',
          'Colour: {black|grey|white|olive}, {M2.5|M3|M4} brass inserts melted in.',
        ],
        [
          'Сліди підтримок зачистити, видимі поверхні — без розшарування й «павутини».',
          'Support marks cleaned, no layer splits or stringing on visible faces.',
        ],
      ],
      { model: ['ready'] },
    ),
    'sla-printing': leaf(
      ['надрукувати', 'фотополімерний друк', 'SLA printing'],
      [
        item(
          'майстер-моделі для силіконових форм',
          'майстер-моделей для силіконових форм',
          'masters for silicone moulds',
          [1, 40],
          [650, 3200],
        ),
        item(
          'ювелірні моделі під випалювання',
          'ювелірних моделей під випалювання',
          'castable jewellery models',
          [10, 400],
          [140, 460],
        ),
        item(
          'прозорі кожухи датчиків',
          'прозорих кожухів датчиків',
          'clear sensor covers',
          [10, 300],
          [220, 680],
        ),
        item(
          'мініатюри для настільних ігор',
          'мініатюр для настільних ігор',
          'board game miniatures',
          [50, 3000],
          [45, 160],
        ),
      ],
      [
        [
          'Шар {25|50} мкм, смола {звичайна|міцна|термостійка}, повна полімеризація.',
          'Layer {25|50} µm, {standard|tough|heat-proof} resin, fully cured.',
        ],
        [
          'Опори лише з внутрішнього боку, поверхня {під фарбування|глянцева після лаку|без оброблення}.',
          'Supports inside only, surface {ready for paint|lacquered to gloss|as printed}.',
        ],
      ],
      { printMaterial: [['resin']], model: ['ready', 'needed'] },
    ),
    'sls-printing': leaf(
      ['надрукувати', 'друк SLS', 'SLS printing'],
      [
        item(
          'повітроводи складної форми',
          'повітроводів складної форми',
          'complex air ducts',
          [10, 400],
          [380, 1300],
        ),
        item(
          'клямки та засувки корпусів',
          'клямок і засувок корпусів',
          'case latches',
          [100, 1000],
          [38, 130],
        ),
        item('захвати маніпуляторів', 'захватів маніпуляторів', 'robot grippers', [4, 120], [680, 2800]),
        item(
          'корпуси протезів кисті',
          'корпусів протезів кисті',
          'hand prosthesis shells',
          [2, 60],
          [1400, 4800],
        ),
      ],
      [
        [
          'Порошок PA12 {без наповнювача|зі склонаповненням}, стінка від {1|1,5|2} мм, фарбування {чорне|не потрібне}.',
          'PA12 {unfilled|glass-filled}, wall from {1|1.5|2} mm, {black dye|undyed}.',
        ],
        [
          'Очищення скляними кульками, за потреби — {хімічне згладжування|просочення|без додаткового оброблення}.',
          'Bead-blasted, then {vapour smoothing|sealing|no further finish}.',
        ],
      ],
      { printMaterial: [['nylon']], model: ['ready'] },
    ),
    'metal-3d-printing': leaf(
      ['надрукувати', 'друк металом', 'metal printing'],
      [
        item(
          'вставки пресформ із конформним охолодженням',
          'вставок пресформ із конформним охолодженням',
          'mould inserts with conformal cooling',
          [1, 20],
          [14500, 46000],
        ),
        item('титанові кронштейни', 'титанових кронштейнів', 'titanium brackets', [2, 60], [4600, 16500]),
        item(
          'крильчатки малих турбін',
          'крильчаток малих турбін',
          'small turbine impellers',
          [2, 40],
          [6800, 21000],
        ),
        item(
          'сопла для газових пальників',
          'сопел для газових пальників',
          'gas burner nozzles',
          [5, 120],
          [2600, 8400],
        ),
      ],
      [
        [
          'Сплав — {316L|AlSi10Mg|Ti6Al4V|Inconel 718}, густина від {99,5|99,8} %, відпуск обов’язковий.',
          '{316L|AlSi10Mg|Ti6Al4V|Inconel 718}, density from {99.5|99.8} %, stress relief required.',
        ],
        [
          'Посадкові поверхні — під оброблення з припуском {0,5|0,8|1} мм, решта з принтера.',
          'Fits with {0.5|0.8|1} mm of stock for machining, the rest as printed.',
        ],
      ],
      { printMaterial: [['metal']], model: ['ready', 'needed'] },
    ),
    '3d-scanning': leaf(
      ['відсканувати', '3D-сканування', '3D scanning'],
      [
        item('корпуси редукторів', 'корпусів редукторів', 'gearbox housings', [1, 12], [4600, 14500]),
        item(
          'кузовні панелі автомобілів',
          'кузовних панелей автомобілів',
          'car body panels',
          [1, 10],
          [5600, 18500],
        ),
        item('робочі колеса насосів', 'робочих коліс насосів', 'pump impellers', [1, 16], [3400, 9800]),
        item(
          'скульптури та барельєфи',
          'скульптур і барельєфів',
          'sculptures and reliefs',
          [1, 20],
          [3800, 16000],
        ),
      ],
      [
        [
          'Результат — {STL|STEP з деревом побудови|кресленик}, точність від {0,03|0,05|0,1} мм.',
          'Result: {an STL|a parametric STEP|a drawing}, accuracy from {0.03|0.05|0.1} mm.',
        ],
        [
          'Об’єкт {привеземо|доступний лише на місці|можна розібрати}, розмір до {0,6|1,5|4} м.',
          'The object {comes to you|can only be scanned on site|may be taken apart}, up to {0.6|1.5|4} m.',
        ],
      ],
      { model: ['needed'] },
    ),
    '3d-modelling': leaf(
      ['змоделювати', '3D-моделювання', '3D modelling'],
      [
        item(
          'корпуси нових приладів',
          'корпусів нових приладів',
          'cases for new devices',
          [1, 8],
          [6800, 26000],
        ),
        item(
          'деталі за ескізами від руки',
          'деталей за ескізами від руки',
          'parts from hand sketches',
          [1, 30],
          [1200, 5600],
        ),
        item(
          'механізми та вузли для складання',
          'механізмів і вузлів для складання',
          'mechanisms and assemblies',
          [1, 6],
          [14500, 58000],
        ),
        item(
          'моделі меблів для каталогу',
          'моделей меблів для каталогу',
          'furniture models for a catalogue',
          [3, 60],
          [1800, 6400],
        ),
      ],
      [
        [
          'Формат — {STEP|SLDPRT|F3D}, параметрична побудова, ескізи підписати.',
          'Format {STEP|SLDPRT|F3D}, parametric, sketches named.',
        ],
        [
          'Врахувати {технологічні ухили лиття|зазори під 3D-друк|розгортку листового металу}, {2-5:ітерація|ітерації|ітерацій} правок у ціні.',
          'Allow for {mould draft|printing clearances|sheet metal flat patterns}; {2-5:revision|revisions} in the price.',
        ],
      ],
      { model: ['needed'] },
    ),
  },
}
