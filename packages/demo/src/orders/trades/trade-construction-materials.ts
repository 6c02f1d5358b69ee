import { item, leaf, type Trade } from './trade.ts'

export const constructionMaterialsTrade: Trade = {
  root: 'construction-materials',
  buyers: [
    [
      'Будівельна компанія, комплектуємо {житловий квартал|школу|складський комплекс|котеджне містечко}.',
      'A building company supplying {a housing quarter|a school|a warehouse complex|a cottage estate}.',
    ],
    [
      'Громада відбудовує {дороги й тротуари|амбулаторію|ліцей|водогін}, оплата за фактом постачання.',
      'A local council rebuilding {roads and pavements|a clinic|a school|a water main}, paying on delivery.',
    ],
    [
      'Мережа будівельних гіпермаркетів, постачання за графіком на {2-9:склад|склади|складів}.',
      'A DIY chain taking scheduled deliveries to {2-9:warehouse|warehouses}.',
    ],
    [
      'Приватний забудовник: один будинок, але матеріал беремо одразу весь.',
      'A private builder: one house, all material at once.',
    ],
  ],
  demands: [
    [
      'Продукція відповідає ДСТУ, сертифікат і паспорт якості — на кожну партію.',
      'Products to national standards, a certificate and quality passport for each batch.',
    ],
    [
      'Доставка {краном-маніпулятором|фурою з боковим розвантаженням|самоскидом}, під’їзд до об’єкта вільний.',
      'Delivered by {crane lorry|side-loading lorry|tipper}; the site is easy to reach.',
    ],
    [
      'Постачання {поденне|двома партіями|раз на тиждень} за заявкою, простій машини — за наш рахунок після {1|2} год.',
      'Delivered {daily|in two lots|weekly} on call; waiting is paid after {1|2} h.',
    ],
    [
      'Пошкоджених одиниць — до {1|2|3} %, їх замінюєте з наступною машиною.',
      'Damaged units up to {1|2|3} %, replaced with the next lorry.',
    ],
    [
      'Готові забирати самовивозом, якщо відстань до {80|120|200} км.',
      'We can collect if it is within {80|120|200} km.',
    ],
  ],
  certificates: ['ISO 9001', 'CE'],
  leaves: {
    'precast-concrete': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'кільця колодязів КС 10.9',
          'кілець колодязів КС 10.9',
          '1 m well rings',
          [20, 400],
          [1400, 2600],
          { attributes: { concreteClass: 'c20-25' } },
        ),
        item(
          'фундаментні блоки ФБС 24.4.6',
          'фундаментних блоків ФБС 24.4.6',
          '2.4 m foundation blocks',
          [40, 900],
          [2100, 3400],
          { attributes: { concreteClass: 'c12-15' } },
        ),
        item(
          'пустотні плити перекриття {4,8|6,0} м',
          'пустотних плит перекриття {4,8|6,0} м',
          '{4.8|6.0} m hollow-core slabs',
          [12, 300],
          [7800, 14500],
          { attributes: { concreteClass: 'c25-30' } },
        ),
        item(
          'бетонні лавки та урни',
          'бетонних лавок і урн',
          'concrete benches and bins',
          [10, 160],
          [3600, 8900],
          { attributes: { concreteClass: 'c25-30' } },
        ),
        item(
          'забивні палі {6|8|9} м',
          'забивних паль {6|8|9} м',
          '{6|8|9} m driven piles',
          [30, 500],
          [4200, 8600],
          { attributes: { concreteClass: 'c32-40' } },
        ),
      ],
      [
        [
          'Морозостійкість F{150|200}, водонепроникність W{6|8}, лицьова поверхня {гладка|рифлена|під фарбування}.',
          'Frost class F{150|200}, water class W{6|8}, {smooth|ribbed|paintable} face.',
        ],
        [
          'Монтажні петлі за креслеником, відвантаження не раніше ніж через {7|14|28} діб.',
          'Lifting loops to the drawing, shipped no earlier than {7|14|28} days.',
        ],
      ],
    ),
    'paving-blocks': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'бруківка «{Стара площа|Цеглина|Хвиля}» 6 см',
          'бруківки «{Стара площа|Цеглина|Хвиля}» 6 см',
          '6 cm {Old Square|Brick|Wave} paving',
          [120, 6000],
          [420, 680],
          {
            unit: 'm2',
            accusative: 'бруківку «{Стара площа|Цеглина|Хвиля}» 6 см',
            attributes: { pavingThickness: 60 },
          },
        ),
        item(
          'тактильна плитка 300×300 мм',
          'тактильної плитки 300×300 мм',
          '300×300 mm tactile tiles',
          [40, 900],
          [620, 980],
          { unit: 'm2', accusative: 'тактильну плитку 300×300 мм', attributes: { pavingThickness: 60 } },
        ),
        item(
          'дорожні бордюри 1000×300×150 мм',
          'дорожніх бордюрів 1000×300×150 мм',
          '1000×300×150 mm kerbs',
          [200, 6000],
          [260, 480],
        ),
        item('водовідвідні лотки', 'водовідвідних лотків', 'drainage channels', [60, 2000], [520, 1300]),
        item(
          'бруківка 8 см під важкий транспорт',
          'бруківки 8 см під важкий транспорт',
          '8 cm paving for heavy traffic',
          [200, 8000],
          [520, 790],
          {
            unit: 'm2',
            accusative: 'бруківку 8 см під важкий транспорт',
            attributes: { pavingThickness: 80 },
          },
        ),
      ],
      [
        [
          'Колір {сірий|графіт|коричневий|мікс}, фарбування {на всю товщину|лицьового шару}, фаска {3|5} мм.',
          'Colour: {grey|graphite|brown|mixed}, {through-coloured|face-coloured}, {3|5} mm chamfer.',
        ],
        [
          'Стирання до {0,7|0,9} г/см², висоли не допускаються, піддони заставні.',
          'Abrasion up to {0.7|0.9} g/cm², no efflorescence, pallets on deposit.',
        ],
      ],
    ),
    'bricks-blocks': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item('клінкерна цегла', 'клінкерної цегли', 'clinker bricks', [3000, 90000], [22, 46], {
          spec: [
            'Колір {червоний|солом’яний|чорний}, М{200|300}, викласти зразкову панель.',
            'Colour: {red|straw|black}, strength {200|300}; a sample panel is to be laid.',
          ],
          accusative: 'клінкерну цеглу',
        }),
        item(
          'цегла ручного формування',
          'цегли ручного формування',
          'handmade bricks',
          [1500, 30000],
          [34, 68],
          {
            spec: [
              'Колір {теплий червоний|пісочний|строкатий}, під реставрацію фасаду.',
              'Colour: {warm red|sand|mottled}, for restoring a facade.',
            ],
            accusative: 'цеглу ручного формування',
          },
        ),
        item(
          'газоблоки D{400|500} 600×200×300 мм',
          'газоблоків D{400|500} 600×200×300 мм',
          '600×200×300 mm D{400|500} aerated blocks',
          [30, 900],
          [2600, 3600],
          { unit: 'm3' },
        ),
        item(
          'керамоблоки {25|38|44} см',
          'керамоблоків {25|38|44} см',
          '{25|38|44} cm ceramic blocks',
          [800, 20000],
          [48, 110],
        ),
      ],
      [
        [
          'Міцність і морозостійкість — за протоколом, розміри ± {2|3} мм.',
          'Strength and frost class as tested, sizes ± {2|3} mm.',
        ],
        [
          'Розвантаження маніпулятором, піддони {заставні|повертаємо|лишаються нам}.',
          'Unloaded by crane lorry, pallets {on deposit|returned|kept by us}.',
        ],
      ],
    ),
    'dry-mixes': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'клей для плитки С1 {20|25} кг',
          'клею для плитки С1 {20|25} кг',
          '{20|25} kg C1 tile adhesive',
          [500, 20000],
          [160, 290],
          { accusative: 'клей для плитки С1 {20|25} кг' },
        ),
        item(
          'гіпсова штукатурка машинного нанесення',
          'гіпсової штукатурки машинного нанесення',
          'machine gypsum plaster',
          [400, 12000],
          [210, 340],
          { accusative: 'гіпсову штукатурку машинного нанесення' },
        ),
        item(
          'ремонтна суміш для бетону',
          'ремонтної суміші для бетону',
          'concrete repair mortar',
          [100, 3000],
          [480, 890],
          { accusative: 'ремонтну суміш для бетону' },
        ),
        item('клей для утеплювача', 'клею для утеплювача', 'insulation adhesive', [600, 15000], [190, 320]),
      ],
      [
        [
          'Мішки {білі|крафтові з нашим друком}, на піддоні — {42-54/6:мішок|мішки|мішків} під плівкою.',
          'Bags: {white|kraft with our print}, {42-54/6:bag|bags} to a wrapped pallet.',
        ],
        [
          'Сезонна рецептура «зима» з жовтня, час роботи {20|30} хв, відкритий час {10|20} хв.',
          'A winter recipe from October, {20|30} min pot life, {10|20} min open time.',
        ],
      ],
    ),
    'insulation-panels': leaf(
      ['виготовити', 'виробництво', 'production'],
      [
        item(
          'стінові сендвіч-панелі {80|100|120} мм',
          'стінових сендвіч-панелей {80|100|120} мм',
          '{80|100|120} mm wall sandwich panels',
          [400, 9000],
          [980, 1700],
          {
            spec: [
              'Осердя — {мінвата|PIR}, лист {0,5|0,6} мм, колір {RAL 9003|RAL 7035|RAL 7016}, замок {прихований|видимий}.',
              'Core: {mineral wool|PIR}, sheet {0.5|0.6} mm, {RAL 9003|RAL 7035|RAL 7016}, {concealed|visible} joint.',
            ],
            unit: 'm2',
          },
        ),
        item(
          'фасадний пінополістирол {10|12|15} см',
          'фасадного пінополістиролу {10|12|15} см',
          '{10|12|15} cm facade polystyrene',
          [30, 600],
          [1900, 3200],
          { unit: 'm3' },
        ),
        item(
          'термопанелі під клінкер',
          'термопанелей під клінкер',
          'clinker facade panels',
          [100, 3000],
          [1300, 2600],
          { unit: 'm2' },
        ),
        item(
          'SIP-панелі {174|224} мм',
          'SIP-панелей {174|224} мм',
          '{174|224} mm SIP panels',
          [80, 1200],
          [2100, 3600],
          { unit: 'm2' },
        ),
      ],
      [
        [
          'Група горючості — за вимогами проєкту, протокол випробувань {обов’язковий|за запитом}.',
          'Fire class as the project requires, test report {required|on request}.',
        ],
        [
          'Довжини за розкладкою, відвантаження на {дві|три|чотири} черги будівництва.',
          'Lengths to the layout, delivered for {two|three|four} building stages.',
        ],
      ],
    ),
    'roofing-profiles': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'покрівельний профнастил ПС-{18|35|45|57}',
          'покрівельного профнастилу ПС-{18|35|45|57}',
          '{18|35|45|57} mm roofing sheet',
          [300, 12000],
          [290, 480],
          { unit: 'm2', accusative: 'покрівельний профнастил ПС-{18|35|45|57}' },
        ),
        item(
          'металочерепиця з матовим покриттям',
          'металочерепиці з матовим покриттям',
          'matt metal roof tiles',
          [120, 4000],
          [420, 690],
          { unit: 'm2', accusative: 'металочерепицю з матовим покриттям' },
        ),
        item(
          'елементи водостічної системи',
          'елементів водостічної системи',
          'gutter system parts',
          [60, 3000],
          [120, 420],
        ),
        item('фасадні касети', 'фасадних касет', 'facade cassettes', [80, 2500], [780, 1600], {
          unit: 'm2',
        }),
        item(
          'доборні планки за ескізами',
          'доборних планок за ескізами',
          'flashings to sketches',
          [100, 6000],
          [85, 260],
          { unit: 'm' },
        ),
      ],
      [
        [
          'Сталь {0,45|0,5|0,55} мм, цинк {140|225|275} г/м², покриття {поліестер|PUR|пурал}, гарантія {10|15|25} років.',
          'Steel {0.45|0.5|0.55} mm, zinc {140|225|275} g/m², {polyester|PUR|pural}, {10|15|25} years.',
        ],
        [
          'Різання в розмір, захисна плівка, довжина листа до {4|8|12} м.',
          'Cut to size, protective film, sheet length up to {4|8|12} m.',
        ],
      ],
    ),
    'stone-products': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'гранітні сходинки {1000|1200} мм',
          'гранітних сходинок {1000|1200} мм',
          '{1000|1200} mm granite steps',
          [30, 600],
          [1600, 3800],
        ),
        item('плитка з лабрадориту', 'плитки з лабрадориту', 'labradorite tiles', [80, 2000], [1300, 3200], {
          unit: 'm2',
          accusative: 'плитку з лабрадориту',
        }),
        item(
          'стільниці з кварцу для кухонь',
          'стільниць із кварцу для кухонь',
          'quartz kitchen worktops',
          [4, 160],
          [8600, 24000],
        ),
        item('підвіконня з мармуру', 'підвіконь із мармуру', 'marble window sills', [30, 900], [1200, 2800], {
          accusative: 'підвіконня з мармуру',
        }),
      ],
      [
        [
          'Товщина {20|30|40} мм, поверхня {полірована|термооброблена|бучардована}, фаска {2|3} мм.',
          'Thickness {20|30|40} mm, {polished|flamed|bush-hammered}, {2|3} mm edge.',
        ],
        [
          'Замір і монтаж {ваші|наші}, малюнок підбирається на всю площу, відходи на підрізання врахувати.',
          'Survey and fitting {yours|ours}; veins matched across the area; waste allowed for.',
        ],
      ],
    ),
    'sawn-timber': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'суха обрізна дошка {25|30|40|50} мм',
          'сухої обрізної дошки {25|30|40|50} мм',
          '{25|30|40|50} mm dried edged board',
          [10, 300],
          [12500, 18500],
          { unit: 'm3', accusative: 'суху обрізну дошку {25|30|40|50} мм' },
        ),
        item(
          'терасна дошка {27|35} мм',
          'терасної дошки {27|35} мм',
          '{27|35} mm decking',
          [60, 1500],
          [820, 1700],
          { unit: 'm2', accusative: 'терасну дошку {27|35} мм' },
        ),
        item(
          'крокви та балки за розмірами',
          'кроков і балок за розмірами',
          'rafters and beams to size',
          [6, 120],
          [16500, 26000],
          { unit: 'm3' },
        ),
        item(
          'клеєний брус 160×160 мм',
          'клеєного бруса 160×160 мм',
          '160×160 mm glulam',
          [10, 200],
          [24000, 34000],
          { unit: 'm3', accusative: 'клеєний брус 160×160 мм' },
        ),
        item(
          'каркаси дачних будинків',
          'каркасів дачних будинків',
          'summer house frames',
          [1, 12],
          [145000, 340000],
        ),
      ],
      [
        [
          'Порода — {сосна|модрина|дуб}, вологість до {12|14|18} %, стругання з {чотирьох|двох} боків.',
          'Timber: {pine|larch|oak}, moisture up to {12|14|18} %, planed on {four|two} sides.',
        ],
        [
          'Антисептик {потрібен|за окрему плату|не потрібен}, торці захистити, укладання на прокладках.',
          'Antiseptic {required|priced separately|not needed}, ends sealed, stacked on battens.',
        ],
      ],
    ),
  },
}
