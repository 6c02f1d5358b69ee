import { item, leaf, type Trade } from './trade.ts'

export const cncMachiningTrade: Trade = {
  root: 'cnc-machining',
  buyers: [
    [
      'Розробляємо й випускаємо {пакувальні машини|медичне обладнання|безпілотні системи|лабораторні прилади}, деталі замовляємо на стороні.',
      'We design and build {packing machines|medical equipment|unmanned systems|laboratory instruments} and buy the machined parts.',
    ],
    [
      'Ремонтна служба підприємства: потрібні запчастини за зразками та креслениками.',
      'The repair shop of a plant: we need spares to samples and drawings.',
    ],
    [
      'Конструкторське бюро, після дослідного зразка плануємо серію {50|100|300} комплектів на рік.',
      'A design bureau; after the prototype we plan {50|100|300} sets a year.',
    ],
    [
      'Завод із власним парком верстатів: черга заповнена, шукаємо кооперацію.',
      'A works with its own machines but a full queue, looking for capacity.',
    ],
  ],
  demands: [
    [
      'Кресленики у PDF, моделі у {STEP|Parasolid}; питання конструктору — того самого дня.',
      'Drawings in PDF and models in {STEP|Parasolid}; the designer answers the same day.',
    ],
    [
      'Гострі кромки притупити {0,2×45°|0,3×45°|0,5×45°}, задирки в отворах і пазах прибрати.',
      'Break sharp edges {0.2×45°|0.3×45°|0.5×45°}; no burrs in holes and slots.',
    ],
    ['Шорсткість — Ra {1,6|3,2}, посадкові поверхні — Ra 0,8.', 'Roughness Ra {1.6|3.2}, fits Ra 0.8.'],
    [
      'До партії — протокол вимірів {3|5|10} деталей і сертифікат на матеріал.',
      'Measurements of {3|5|10} parts and a material certificate come with the batch.',
    ],
    [
      'Оброблені поверхні законсервувати, посадки захистити від ударів.',
      'Machined faces preserved, fits protected from knocks.',
    ],
  ],
  certificates: ['ISO 9001', 'EN 10204 3.1', 'AS9100'],
  leaves: {
    'cnc-milling': leaf(
      ['відфрезерувати', 'фрезерування ЧПК', 'CNC milling'],
      [
        item(
          'корпуси приладів з алюмінію Д16Т',
          'корпусів приладів з алюмінію Д16Т',
          '2024 aluminium instrument housings',
          [10, 300],
          [900, 2600],
          {
            attributes: { material: ['aluminium'], maxSize: 180, tolerance: 'it8-9' },
            spec: [
              'Габарит 180×120×45 мм, кишені глибиною до {28|32|36} мм, різьби М3–М5.',
              'Size 180×120×45 mm, pockets up to {28|32|36} mm deep, M3–M5 threads.',
            ],
          },
        ),
        item(
          'кронштейни кріплення двигуна',
          'кронштейнів кріплення двигуна',
          'engine mounting brackets',
          [20, 400],
          [420, 1300],
          {
            attributes: { material: ['carbon-steel'], maxSize: 240 },
            spec: [
              'Сталь 45, габарит 240×90×60 мм, {6|8|10} отворів, два з них Н7.',
              'Steel C45, 240×90×60 mm, {6|8|10} holes, two of them H7.',
            ],
          },
        ),
        item(
          'монтажні плити 600×400×40 мм',
          'монтажних плит 600×400×40 мм',
          '600×400×40 mm base plates',
          [4, 60],
          [5200, 12500],
          {
            attributes: { material: ['carbon-steel'], maxSize: 600 },
            spec: [
              'Площинність 0,05 мм, сітка різьбових отворів {М8|М10|М12} з кроком 50 мм.',
              'Flat within 0.05 mm, a grid of {M8|M10|M12} threads at 50 mm pitch.',
            ],
          },
        ),
        item('радіатори охолодження', 'радіаторів охолодження', 'heat sinks', [50, 900], [280, 760], {
          attributes: { material: ['aluminium'], maxSize: 120, tolerance: 'it10-12' },
          spec: [
            'Алюміній 6063, 120×80×25 мм, ребро 1,2 мм, під анодування.',
            '6063 aluminium, 120×80×25 mm, 1.2 mm fins, to be anodised.',
          ],
        }),
        item(
          'клапанні блоки з нержавної сталі',
          'клапанних блоків із нержавної сталі',
          'stainless valve blocks',
          [6, 90],
          [3200, 8400],
          {
            attributes: { material: ['stainless-steel'], maxSize: 160, tolerance: 'it7' },
            spec: [
              'AISI 316, 160×100×70 мм, перехресні канали діаметром {6|8|10} мм.',
              'AISI 316, 160×100×70 mm, cross channels {6|8|10} mm in diameter.',
            ],
          },
        ),
      ],
      [
        [
          'Оброблення за {два|три|чотири} установи, базування вказано на кресленику.',
          'Machined in {two|three|four} set-ups; datums are on the drawing.',
        ],
        [
          'Маркування децимального номера {лазером|гравіюванням|ударним способом} на необроблюваній поверхні.',
          'Part number {by laser|engraved|stamped} on a non-functional face.',
        ],
        [
          'Співвісність і перпендикулярність — {0,02|0,03|0,05} мм, решта розмірів ± {0,1|0,15}.',
          'Coaxiality and squareness {0.02|0.03|0.05} mm, other sizes ± {0.1|0.15}.',
        ],
      ],
      { tolerance: ['it7', 'it8-9'] },
    ),
    'cnc-turning': leaf(
      ['виточити', 'токарне оброблення', 'turning'],
      [
        item('вали електродвигунів', 'валів електродвигунів', 'motor shafts', [20, 500], [480, 1700], {
          attributes: { material: ['alloy-steel'], maxDiameter: 45, tolerance: 'it6' },
          spec: [
            'Сталь 40Х, діаметр 45 мм, довжина {320|410|560} мм, шпонковий паз.',
            'Steel 41Cr4, 45 mm diameter, {320|410|560} mm long, with a keyway.',
          ],
        }),
        item('бронзові втулки', 'бронзових втулок', 'bronze bushings', [50, 1200], [180, 620], {
          attributes: { material: ['bronze'], maxDiameter: 70, tolerance: 'it7' },
          spec: [
            'БрАЖ9-4, зовнішній діаметр 70 мм, мастильних канавок — {одна|дві}.',
            'Aluminium bronze, 70 mm outer diameter, oil grooves: {one|two}.',
          ],
        }),
        item(
          'фланці Ду {50|80|100|150}',
          'фланців Ду {50|80|100|150}',
          'DN {50|80|100|150} flanges',
          [30, 700],
          [380, 1500],
          { attributes: { material: ['carbon-steel'], maxDiameter: 280, tolerance: 'it14' } },
        ),
        item(
          'латунні штуцери з конічною різьбою',
          'латунних штуцерів із конічною різьбою',
          'brass fittings with a taper thread',
          [200, 6000],
          [34, 120],
          {
            attributes: { material: ['brass'], maxDiameter: 24 },
            spec: [
              'ЛС59-1, шестигранник {19|22|24}, різьба {1/4|3/8|1/2} дюйма.',
              'Free-cutting brass, {19|22|24} hexagon, {1/4|3/8|1/2} inch thread.',
            ],
          },
        ),
        item(
          'ролики з нержавної сталі',
          'роликів із нержавної сталі',
          'stainless rollers',
          [40, 900],
          [260, 840],
          {
            attributes: { material: ['stainless-steel'], maxDiameter: 60, tolerance: 'it8-9' },
            spec: [
              'AISI 304, діаметр 60 мм, гнізда під підшипники {6001|6202|6203}.',
              'AISI 304, 60 mm diameter, seats for {6001|6202|6203} bearings.',
            ],
          },
        ),
      ],
      [
        [
          'Биття — до {0,01|0,02|0,03} мм, центрові отвори залишити.',
          'Runout up to {0.01|0.02|0.03} mm; keep the centres.',
        ],
        [
          'Різьбу перевірити прохідним і непрохідним калібрами, нитка без зривів.',
          'Threads pass go and no-go gauges, no torn flanks.',
        ],
        [
          'Бажане оброблення з приводним інструментом: {лиски|отвори|пази} виконати без переустановлення.',
          'Driven tools welcome: {flats|holes|slots} without re-clamping.',
        ],
      ],
      { tolerance: ['it7', 'it8-9', 'it10-12'] },
    ),
    'swiss-turning': leaf(
      ['виточити', 'автоматне точіння', 'bar turning'],
      [
        item('контакти роз’ємів', 'контактів роз’ємів', 'connector pins', [2000, 40000], [4, 14], {
          attributes: { material: ['brass'] },
          spec: [
            'Діаметр {1,5|2|3} мм, довжина до 22 мм, під золочення.',
            '{1.5|2|3} mm diameter, up to 22 mm long, to be gold-plated.',
          ],
        }),
        item(
          'осі дрібних механізмів',
          'осей дрібних механізмів',
          'axles for small mechanisms',
          [1000, 20000],
          [8, 32],
          {
            attributes: { material: ['stainless-steel'], tolerance: 'it6' },
            spec: [
              'Пруток {4|5|6} мм, h6, Ra 0,4, торці без грибка.',
              '{4|5|6} mm bar, h6, Ra 0.4, no mushroomed ends.',
            ],
          },
        ),
        item(
          'дистанційні стійки М{3|4|5}',
          'дистанційних стійок М{3|4|5}',
          'M{3|4|5} standoffs',
          [2000, 30000],
          [5, 18],
          { attributes: { material: ['aluminium'] } },
        ),
        item('жиклери й сопла', 'жиклерів і сопел', 'jets and nozzles', [500, 9000], [22, 85], {
          attributes: { material: ['brass'], tolerance: 'it7' },
          spec: [
            'Калібрований отвір {0,3|0,4|0,6|0,8} мм ± 0,01.',
            'Calibrated hole {0.3|0.4|0.6|0.8} mm ± 0.01.',
          ],
        }),
      ],
      [
        [
          'Галтування й миття після точіння, залишки мастила на поверхні не допускаються.',
          'Tumbled and washed after turning; no oil left on the surface.',
        ],
        [
          'Статистика за {двома|трьома|п’ятьма} розмірами, Cpk від {1,33|1,67}.',
          'Statistics on {two|three|five} dimensions, Cpk from {1.33|1.67}.',
        ],
      ],
      { tolerance: ['it7', 'it8-9'] },
    ),
    'five-axis-milling': leaf(
      ['виготовити', 'п’ятиосьове оброблення', 'five-axis machining'],
      [
        item(
          'робочі колеса турбокомпресорів',
          'робочих коліс турбокомпресорів',
          'turbocharger impellers',
          [4, 80],
          [4600, 14000],
          {
            attributes: { material: ['aluminium'], tolerance: 'it7' },
            spec: [
              'Діаметр {76|88|110} мм, лопатка 0,8 мм, балансування G2,5.',
              '{76|88|110} mm diameter, 0.8 mm blade, balanced to G2.5.',
            ],
          },
        ),
        item('лопатки з титану ВТ6', 'лопаток із титану ВТ6', 'Ti-6Al-4V blades', [10, 120], [3800, 9600], {
          attributes: { material: ['titanium'], tolerance: 'it7' },
          spec: [
            'Довжина пера {90|120|160} мм, контроль профілю на КВМ.',
            'Aerofoil {90|120|160} mm long, profile checked on a CMM.',
          ],
        }),
        item(
          'формотворні вставки пресформ',
          'формотворних вставок пресформ',
          'mould inserts',
          [2, 30],
          [9800, 32000],
          { attributes: { material: ['alloy-steel'], tolerance: 'it6' } },
        ),
        item(
          'корпуси редукторів дронів',
          'корпусів редукторів дронів',
          'drone gearbox housings',
          [20, 400],
          [1800, 4600],
          { attributes: { material: ['aluminium'], tolerance: 'it7' } },
        ),
      ],
      [
        [
          'Поверхні без видимих сходинок між проходами, гребінець до {0,005|0,01} мм.',
          'No visible steps between passes, scallop up to {0.005|0.01} mm.',
        ],
        [
          'Модель у {STEP|Parasolid|CATIA}, базовий кресленик із допусками форми додаємо.',
          'A model in {STEP|Parasolid|CATIA} plus a drawing with geometrical tolerances.',
        ],
      ],
    ),
    'gear-cutting': leaf(
      ['виготовити', 'виготовлення', 'cutting'],
      [
        item(
          'прямозубі шестерні модуля 3',
          'прямозубих шестерень модуля 3',
          'module 3 spur gears',
          [10, 300],
          [950, 2800],
          {
            attributes: { material: ['alloy-steel'], module: 3 },
            spec: [
              'Зубів {24|32|41|56}, ступінь точності {7|8}, вінець під СВЧ.',
              '{24|32|41|56} teeth, accuracy grade {7|8}, rim to be induction-hardened.',
            ],
          },
        ),
        item(
          'вал-шестерні модуля 5',
          'вал-шестерень модуля 5',
          'module 5 pinion shafts',
          [4, 80],
          [3200, 8600],
          {
            attributes: { material: ['alloy-steel'], module: 5, tolerance: 'it6' },
            spec: [
              'Сталь 20ХН3А, довжина {280|360|420} мм, шліфування зуба.',
              '20CrNi3 steel, {280|360|420} mm long, ground teeth.',
            ],
          },
        ),
        item(
          'зірочки під ланцюг {12,7|15,875|19,05} мм',
          'зірочок під ланцюг {12,7|15,875|19,05} мм',
          'sprockets for {12.7|15.875|19.05} mm chain',
          [20, 500],
          [340, 1200],
          { attributes: { material: ['carbon-steel'] } },
        ),
        item(
          'черв’ячні пари модуля 4',
          'черв’ячних пар модуля 4',
          'module 4 worm gear pairs',
          [3, 60],
          [5400, 12500],
          {
            unit: 'set',
            attributes: { material: ['bronze', 'alloy-steel'], module: 4 },
            spec: [
              'Передаткове число {20|30|40}, бронзовий вінець БрО10Ф1.',
              'Ratio {20|30|40}, tin bronze rim.',
            ],
          },
        ),
        item(
          'зубчасті рейки модуля 2',
          'зубчастих рейок модуля 2',
          'module 2 racks',
          [10, 200],
          [1400, 3300],
          { unit: 'm', attributes: { material: ['carbon-steel'], module: 2 } },
        ),
      ],
      [
        [
          'Пляма контакту не менше ніж {50|60|70} % по довжині зуба, шум перевіряємо на стенді.',
          'Contact pattern at least {50|60|70} % of the tooth length; noise is checked on a rig.',
        ],
        [
          'За потреби зубчастий вінець знімаєте зі зразка, який {надішлемо поштою|привеземо}.',
          'If needed, the teeth are measured from a sample we {post|bring}.',
        ],
      ],
      { tolerance: ['it7', 'it8-9'] },
    ),
    edm: leaf(
      ['вирізати на електроерозії', 'електроерозійне оброблення', 'wire EDM'],
      [
        item('матриці вирубних штампів', 'матриць вирубних штампів', 'blanking dies', [2, 40], [2800, 9400], {
          spec: [
            'Товщина {25|30|40} мм, 60 HRC, конус {0,2|0,5}°.',
            '{25|30|40} mm thick, 60 HRC, taper {0.2|0.5}°.',
          ],
        }),
        item(
          'пуансони складного контуру',
          'пуансонів складного контуру',
          'profiled punches',
          [6, 120],
          [900, 3200],
        ),
        item(
          'шліцьові отвори в шківах',
          'шліцьових отворів у шківах',
          'splined bores in pulleys',
          [10, 200],
          [450, 1400],
        ),
        item('твердосплавні вставки', 'твердосплавних вставок', 'carbide inserts', [8, 160], [680, 2400]),
      ],
      [
        [
          'Точність контуру ± {0,005|0,01|0,02} мм, {2-5:прохід|проходи|проходів} різання, Ra {0,4|0,8|1,6}.',
          'Contour within ± {0.005|0.01|0.02} mm, {2-5:cut|cuts}, Ra {0.4|0.8|1.6}.',
        ],
        [
          'Контур у DXF 1:1, зазор на дріт не враховано, стартові отвори {просвердлено|робить виконавець}.',
          'Contour in DXF 1:1 without wire offset; start holes {are drilled|are yours}.',
        ],
      ],
      { material: [['alloy-steel'], ['alloy-steel', 'carbon-steel']], tolerance: ['it6', 'it7'] },
    ),
    'large-part-machining': leaf(
      ['обробити', 'механічне оброблення', 'machining'],
      [
        item(
          'зварні рами довжиною {3|4|6} м',
          'зварних рам довжиною {3|4|6} м',
          '{3|4|6} m welded frames',
          [1, 12],
          [28000, 76000],
          { attributes: { material: ['carbon-steel'] } },
        ),
        item('корпуси дробарок', 'корпусів дробарок', 'crusher bodies', [1, 10], [42000, 115000], {
          attributes: { material: ['carbon-steel'] },
          spec: [
            'Маса до {4|6|9} т, розточування гнізд 320Н7 співвісно.',
            'Mass up to {4|6|9} t, 320H7 seats bored in line.',
          ],
        }),
        item(
          'зубчасті вінці діаметром {1,6|2,2|3} м',
          'зубчастих вінців діаметром {1,6|2,2|3} м',
          '{1.6|2.2|3} m ring gears',
          [1, 8],
          [64000, 180000],
          {
            attributes: { material: ['alloy-steel'] },
            spec: [
              'Карусельне оброблення торців і зовнішнього діаметра після чистового лиття.',
              'Vertical turning of the faces and outer diameter of a finished casting.',
            ],
          },
        ),
        item('станини пресів', 'станин пресів', 'press frames', [1, 6], [55000, 150000], {
          attributes: { material: ['cast-iron'] },
          spec: [
            'Портальне оброблення напрямних, прямолінійність 0,03 мм на метр.',
            'Gantry milling of the ways, straight within 0.03 mm a metre.',
          ],
        }),
      ],
      [
        [
          'Кран на дільниці — від {10|15|20} т, такелаж і вивіз організовуємо ми.',
          'A crane of {10|15|20} t or more at the bay; rigging and haulage are ours.',
        ],
        [
          'Приймання у виконавця, виміри лазерним {трекером|рівнем} у присутності нашого фахівця.',
          'Accepted at your site, measured by laser {tracker|level} with our engineer present.',
        ],
      ],
      { tolerance: ['it7', 'it8-9', 'it10-12'] },
    ),
    'plastics-machining': leaf(
      ['виготовити', 'механічне оброблення', 'machining'],
      [
        item('втулки з капролону', 'втулок із капролону', 'nylon bushings', [50, 1500], [75, 290], {
          spec: [
            'ПА6 блочний, {чорний|натуральний|з дисульфідом молібдену}, діаметр до {60|90|140} мм.',
            'Cast PA6, {black|natural|with MoS₂}, up to {60|90|140} mm in diameter.',
          ],
        }),
        item('напрямні з поліацеталю', 'напрямних із поліацеталю', 'acetal guides', [40, 900], [160, 580], {
          spec: [
            'POM-C, прямолінійність {0,1|0,2} мм на 500 мм.',
            'POM-C, straight within {0.1|0.2} mm over 500 mm.',
          ],
        }),
        item('фторопластові ущільнення', 'фторопластових ущільнень', 'PTFE seals', [60, 1500], [90, 360]),
        item(
          'деталі з текстоліту {10|16|20|30} мм',
          'деталей із текстоліту {10|16|20|30} мм',
          '{10|16|20|30} mm textolite parts',
          [60, 1200],
          [85, 320],
        ),
        item('ізолятори з PEEK', 'ізоляторів із PEEK', 'PEEK insulators', [20, 400], [620, 1900], {
          attributes: { tolerance: 'it8-9' },
        }),
      ],
      [
        [
          'Заготовку витримати після чорнового оброблення {24|48} год, щоб зняти напруження.',
          'The blank rests {24|48} hours after roughing to relieve stress.',
        ],
        [
          'Без пригару, задирок і слідів кулачків, допуск ± {0,05|0,1|0,2} мм за 20 °C.',
          'No melting, burrs or jaw marks, ± {0.05|0.1|0.2} mm at 20 °C.',
        ],
      ],
      { material: [['plastic']], tolerance: ['it10-12', 'it8-9'] },
    ),
  },
}
