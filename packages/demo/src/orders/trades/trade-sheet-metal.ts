import { item, leaf, type Trade } from './trade.ts'

export const sheetMetalTrade: Trade = {
  root: 'sheet-metal',
  buyers: [
    [
      'Виробник {вентиляційного|зарядного|торгового|сільськогосподарського} обладнання, листові деталі замовляємо на стороні.',
      'A maker of {ventilation|charging|retail|farm} equipment buying in its sheet parts.',
    ],
    [
      'Приватне конструкторське бюро: робимо невеликі серії, кресленики готові.',
      'A private design office with small series and finished drawings.',
    ],
    [
      'Будівельно-монтажна компанія, матеріал потрібен на об’єкт у {Києві|Львові|Дніпрі|Одесі}.',
      'An installation company; the parts go to a site in {Kyiv|Lviv|Dnipro|Odesa}.',
    ],
    [
      'Завод металовиробів: власний верстат не встигає, передаємо частину замовлень.',
      'A metal goods factory whose own machine is full, passing some of the work on.',
    ],
  ],
  demands: [
    [
      'Кромки без ґрату й окалини, лицьовий бік без подряпин.',
      'Edges free of dross and scale, no scratches on the face.',
    ],
    [
      'Файли надішлемо в {DXF|DWG|STEP}: одна деталь на файл, кількість указано в назві.',
      'We will send files in {DXF|DWG|STEP}: one part a file, quantity in the name.',
    ],
    [
      'Допуск контуру ± {0,1|0,2|0,3} мм, отвори під різьбу — без конусності.',
      'Contour tolerance ± {0.1|0.2|0.3} mm; holes for tapping without taper.',
    ],
    [
      'Деталі промаркувати, скласти за позиціями й обмотати стрейчем на піддоні.',
      'Parts marked, stacked by item and stretch-wrapped on a pallet.',
    ],
    [
      'Сертифікат на метал обов’язковий, залишки розкрою {повертаєте|зараховуєте в ціну|лишаєте собі}.',
      'A metal certificate is required; offcuts are {returned|deducted from the price|yours}.',
    ],
  ],
  certificates: ['ISO 9001', 'EN 10204 3.1', 'EN 1090-2'],
  leaves: {
    'laser-cutting': leaf(
      ['вирізати лазером', 'лазерне різання', 'laser cutting'],
      [
        item(
          'заготовки фланців зі сталі 8 мм',
          'заготовок фланців зі сталі 8 мм',
          '8 mm steel flange blanks',
          [50, 1500],
          [70, 240],
          { attributes: { material: ['carbon-steel'], thickness: 8 } },
        ),
        item(
          'кронштейни з оцинкованої сталі 2 мм',
          'кронштейнів з оцинкованої сталі 2 мм',
          '2 mm galvanised brackets',
          [200, 6000],
          [16, 58],
          { attributes: { material: ['galvanised-steel'], thickness: 2 } },
        ),
        item(
          'панелі з нержавної сталі 1,5 мм',
          'панелей із нержавної сталі 1,5 мм',
          '1.5 mm stainless panels',
          [30, 700],
          [260, 780],
          {
            attributes: { material: ['stainless-steel'], thickness: 1.5 },
            spec: [
              'AISI {304|430}, різати азотом, плівку не знімати.',
              'AISI {304|430}, cut with nitrogen, film left on.',
            ],
          },
        ),
        item(
          'алюмінієві шильди 1 мм',
          'алюмінієвих шильдів 1 мм',
          '1 mm aluminium nameplates',
          [200, 5000],
          [14, 46],
          { attributes: { material: ['aluminium'], thickness: 1 } },
        ),
        item(
          'ажурні вставки для огорож',
          'ажурних вставок для огорож',
          'openwork fence inserts',
          [20, 400],
          [480, 1300],
          {
            attributes: { material: ['carbon-steel'], thickness: 3 },
            spec: [
              'Лист 3 мм, {рослинний|геометричний|етнічний} орнамент, файл готовий.',
              '3 mm sheet, {floral|geometric|folk} pattern, file ready.',
            ],
          },
        ),
      ],
      [
        [
          'Розкрій на листах {1250×2500|1500×3000} мм, мікроперемички {допустимі|не допускаються}.',
          'Nested on {1250×2500|1500×3000} mm sheets, micro-joints {allowed|not allowed}.',
        ],
        [
          'Позицій — {8-48/4}, найбільша деталь до {600|1200|2400} мм.',
          '{8-48/4} items, the largest part up to {600|1200|2400} mm.',
        ],
        [
          'Наступна операція — {гнуття|зенкування|нарізання різьби М4–М6|галтування}, ціну вкажіть окремо.',
          'The next operation is {bending|countersinking|M4–M6 tapping|tumbling}; quote it separately.',
        ],
      ],
    ),
    'plasma-waterjet': leaf(
      ['вирізати', 'різання за контуром', 'contour cutting'],
      [
        item('деталі зі сталі 30 мм', 'деталей зі сталі 30 мм', '30 mm steel parts', [20, 400], [340, 1300], {
          attributes: { material: ['carbon-steel'], thickness: 30 },
          spec: ['Плазма або газ, нахил крайки до {1|2|3}°.', 'Plasma or gas, edge bevel up to {1|2|3}°.'],
        }),
        item(
          'косинки та ребра жорсткості 12 мм',
          'косинок і ребер жорсткості 12 мм',
          '12 mm gussets and ribs',
          [100, 3000],
          [48, 160],
          { attributes: { material: ['carbon-steel'], thickness: 12 } },
        ),
        item(
          'алюмінієві плити 40 мм',
          'алюмінієвих плит 40 мм',
          '40 mm aluminium plates',
          [10, 160],
          [760, 2600],
          {
            attributes: { material: ['aluminium'], thickness: 40 },
            spec: ['Лише гідроабразив, без зони термічного впливу.', 'Waterjet only, no heat-affected zone.'],
          },
        ),
        item(
          'мідні шини складного контуру',
          'мідних шин складного контуру',
          'profiled copper busbars',
          [40, 900],
          [180, 640],
          { attributes: { material: ['copper'], thickness: 10 } },
        ),
      ],
      [
        [
          'Припуск під механічне оброблення {3|4|5} мм на бік, отвори від {12|16|20} мм.',
          'Machining stock {3|4|5} mm a side, holes from {12|16|20} mm.',
        ],
        [
          'Ґрат зачистити, кожну деталь підписати маркером за номером із кресленика.',
          'Dross removed, every part numbered as on the drawing.',
        ],
      ],
    ),
    'sheet-bending': leaf(
      ['вигнути', 'гнуття', 'bending'],
      [
        item(
          'П-подібні профілі довжиною {2|2,5|3} м',
          'П-подібних профілів довжиною {2|2,5|3} м',
          '{2|2.5|3} m U-channels',
          [50, 1200],
          [180, 560],
          { attributes: { material: ['galvanised-steel'], thickness: 2 } },
        ),
        item('кожухи верстатів', 'кожухів верстатів', 'machine guards', [10, 200], [620, 1900], {
          attributes: { material: ['carbon-steel'], thickness: 1.5 },
        }),
        item(
          'нержавні піддони з відбортуванням',
          'нержавних піддонів із відбортуванням',
          'flanged stainless trays',
          [30, 600],
          [340, 980],
          { attributes: { material: ['stainless-steel'], thickness: 1.2 } },
        ),
        item(
          'фасадні касети з алюмінію 3 мм',
          'фасадних касет з алюмінію 3 мм',
          '3 mm aluminium facade cassettes',
          [60, 1500],
          [540, 1250],
          { attributes: { material: ['aluminium'], thickness: 3 } },
        ),
      ],
      [
        [
          'Кутів на деталі — {3-9}, кут 90° ± {0,5|1}°, внутрішній радіус {1|1,5|2} мм.',
          '{3-9} bends a part, 90° ± {0.5|1}°, inner radius {1|1.5|2} mm.',
        ],
        [
          'Розгортки {ваші за 3D-моделлю|готові, коефіцієнт узгодимо|перевіряє технолог виконавця}.',
          'Flat patterns: {yours from a 3D model|ready, K-factor to be agreed|checked by your engineer}.',
        ],
        [
          'Спершу одна деталь кожного виду, звіряємо з макетом, далі вся партія.',
          'First one part of each kind, checked against a mock-up, then the whole batch.',
        ],
      ],
    ),
    stamping: leaf(
      ['відштампувати', 'холодне штампування', 'stamping'],
      [
        item(
          'перфоровані кутники кріплення',
          'перфорованих кутників кріплення',
          'perforated angle brackets',
          [5000, 90000],
          [4, 13],
          { attributes: { material: ['galvanised-steel'], thickness: 2 } },
        ),
        item('латунні клеми', 'латунних клем', 'brass terminals', [10000, 200000], [1, 5], {
          attributes: { material: ['brass'], thickness: 0.8 },
        }),
        item(
          'ковпачки глибокого витягування',
          'ковпачків глибокого витягування',
          'deep-drawn caps',
          [3000, 60000],
          [6, 22],
          { attributes: { material: ['carbon-steel'], thickness: 1 } },
        ),
        item(
          'шайби нестандартного діаметра',
          'шайб нестандартного діаметра',
          'washers of non-standard diameter',
          [5000, 100000],
          [2, 9],
          { attributes: { material: ['carbon-steel'], thickness: 3 } },
        ),
      ],
      [
        [
          'Штамп {наш, у робочому стані|потрібно виготовити, викуповуємо|наш, потребує заточування}, прес від {40|63|100} т.',
          'Die: {ours, in working order|to be made, we buy it|ours, needs sharpening}; press from {40|63|100} t.',
        ],
        [
          'Задирка — до {0,05|0,1} мм, пласкість {0,1|0,2} мм, контроль щогодини.',
          'Burr up to {0.05|0.1} mm, flat within {0.1|0.2} mm, checked every hour.',
        ],
      ],
    ),
    enclosures: leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'корпуси зарядних станцій',
          'корпусів зарядних станцій',
          'charging station enclosures',
          [10, 300],
          [5600, 14500],
          { attributes: { material: ['galvanised-steel'], thickness: 2 } },
        ),
        item(
          'навісні щити {400×600|600×800} мм',
          'навісних щитів {400×600|600×800} мм',
          '{400×600|600×800} mm wall cabinets',
          [30, 700],
          [1700, 3900],
          { attributes: { material: ['carbon-steel'], thickness: 1.2 } },
        ),
        item('секції поштоматів', 'секцій поштоматів', 'parcel locker sections', [6, 90], [18500, 42000], {
          attributes: { material: ['galvanised-steel'], thickness: 1.5 },
        }),
        item(
          'алюмінієві корпуси підсилювачів',
          'алюмінієвих корпусів підсилювачів',
          'aluminium amplifier cases',
          [40, 800],
          [780, 2200],
          { attributes: { material: ['aluminium'], thickness: 2 } },
        ),
        item('серверні шафи 42U', 'серверних шаф 42U', '42U server racks', [4, 80], [14500, 29000], {
          attributes: { material: ['carbon-steel'], thickness: 1.5 },
        }),
      ],
      [
        [
          'Захист IP{44|54|65}, ущільнювач {наливний|клейовий}, двері на {прихованих|зовнішніх} петлях.',
          'IP{44|54|65}, {foamed|glued} gasket, door on {concealed|external} hinges.',
        ],
        [
          'Фарбування {RAL 7035|RAL 9005|RAL 7016}, {шагрень|мат}, внутрішні точки заземлення не фарбувати.',
          'Painted {RAL 7035|RAL 9005|RAL 7016}, {fine texture|matt}, earth points left bare.',
        ],
        [
          'Запресоване кріплення {PEM|закладні гайки|приварні шпильки}, складання разом із замками й табличками.',
          '{PEM inserts|Rivet nuts|Weld studs}; assembled with locks and nameplates.',
        ],
      ],
    ),
    'tube-processing': leaf(
      ['порізати й вигнути', 'різання й гнуття', 'cutting and bending'],
      [
        item(
          'деталі каркасів із труби 40×20×2 мм',
          'деталей каркасів із труби 40×20×2 мм',
          '40×20×2 mm tube frame parts',
          [200, 6000],
          [32, 120],
          { attributes: { material: ['carbon-steel'], thickness: 2 } },
        ),
        item('дуги теплиць', 'дуг теплиць', 'greenhouse hoops', [60, 1500], [280, 760], {
          attributes: { material: ['galvanised-steel'], thickness: 1.5 },
          spec: ['Труба 40×20×1,5 мм, радіус {2|2,5|3|4} м.', 'Tube 40×20×1.5 mm, radius {2|2.5|3|4} m.'],
        }),
        item(
          'поручні з нержавної труби {38|42|50,8} мм',
          'поручнів із нержавної труби {38|42|50,8} мм',
          '{38|42|50.8} mm stainless handrails',
          [20, 400],
          [420, 1300],
          { attributes: { material: ['stainless-steel'], thickness: 1.5 } },
        ),
        item(
          'мідні трубки теплообмінників',
          'мідних трубок теплообмінників',
          'copper heat exchanger tubes',
          [100, 3000],
          [85, 260],
          { attributes: { material: ['copper'], thickness: 1 } },
        ),
      ],
      [
        [
          'Торці {під 45°|під 90°|сідлом за моделлю}, отвори лазером до гнуття.',
          'Ends {at 45°|at 90°|coped to the model}, holes laser-cut before bending.',
        ],
        [
          'Без гофри, сплющення до {3|5|8} %, пружинення враховано в радіусі.',
          'No wrinkles, flattening up to {3|5|8} %, springback allowed for in the radius.',
        ],
      ],
    ),
    'ventilation-ducts': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'прямокутні повітроводи',
          'прямокутних повітроводів',
          'rectangular ducts',
          [80, 2500],
          [580, 1150],
          { unit: 'm2', attributes: { material: ['galvanised-steel'], thickness: 0.7 } },
        ),
        item(
          'витяжні зонти з нержавної сталі',
          'витяжних зонтів із нержавної сталі',
          'stainless extract hoods',
          [2, 40],
          [9800, 26000],
          { attributes: { material: ['stainless-steel'], thickness: 1 } },
        ),
        item(
          'спірально-навивні повітроводи діаметром {160|200|315|400} мм',
          'спірально-навивних повітроводів діаметром {160|200|315|400} мм',
          '{160|200|315|400} mm spiral ducts',
          [60, 1500],
          [260, 690],
          { unit: 'm', attributes: { material: ['galvanised-steel'], thickness: 0.5 } },
        ),
        item(
          'дефлектори та переходи',
          'дефлекторів і переходів',
          'cowls and transitions',
          [10, 200],
          [640, 1900],
          { attributes: { material: ['galvanised-steel'], thickness: 0.7 } },
        ),
      ],
      [
        [
          'З’єднання — {шина 20 мм|шина 30 мм|ніпель із гумою}, клас щільності {A|B|C}.',
          'Joints by {20 mm flange|30 mm flange|rubber-sealed nipple}, tightness class {A|B|C}.',
        ],
        [
          'Специфікація на {6-30/3:аркуш|аркуші|аркушів}, поставка поетапно за {поверхами|секціями|системами}.',
          'A schedule of {6-30/3:sheet|sheets}, delivered in stages by {floor|section|system}.',
        ],
      ],
    ),
  },
}
