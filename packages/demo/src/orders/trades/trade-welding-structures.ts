import { item, leaf, type Trade } from './trade.ts'

export const weldingStructuresTrade: Trade = {
  root: 'welding-structures',
  buyers: [
    [
      'Генпідрядник: будуємо {логістичний центр|зерносховище|спортзал|цех}, металоконструкції віддаємо заводу.',
      'A general contractor building {a logistics centre|a grain store|a sports hall|a workshop}; the steelwork goes to a factory.',
    ],
    [
      'Агропідприємство, {2-9:господарство|господарства|господарств} у двох районах.',
      'A farming company with {2-9:farm|farms} in two districts.',
    ],
    [
      'Виробник техніки: зварні вузли за нашими креслениками беремо щомісяця.',
      'A machinery maker taking weldments to its drawings every month.',
    ],
    [
      'Громада закуповує за власні кошти, договір прямий.',
      'A local council buying from its own budget under a direct contract.',
    ],
  ],
  demands: [
    [
      'Зварники з чинними посвідченнями, шви {за ДСТУ EN ISO 5817 рівень B|за ДСТУ EN ISO 5817 рівень C|з візуальним контролем 100 %}.',
      'Certified welders, seams {to EN ISO 5817 level B|to EN ISO 5817 level C|100 % visually inspected}.',
    ],
    ['Бризки зачистити, гострі кути заокруглити.', 'Spatter removed, sharp corners rounded.'],
    [
      'Розміри контролюєте після кожного етапу: заготовки, прихоплення, зварювання.',
      'Sizes are checked after each stage: blanks, tacking, welding.',
    ],
    [
      'Контрольне складання на заводі, позначки на всіх відправних марках.',
      'Trial assembly at the works, every shipping piece marked.',
    ],
    [
      'Виконавча документація: сертифікати на метал, журнал зварювання, паспорт.',
      'Documents: metal certificates, welding log and product passport.',
    ],
  ],
  certificates: ['EN 1090-2 EXC2', 'ISO 3834', 'ISO 9001'],
  leaves: {
    'steel-structures': leaf(
      ['виготовити', 'виготовлення', 'fabrication'],
      [
        item(
          'колони та ферми складу',
          'колон і ферм складу',
          'warehouse columns and trusses',
          [18, 240],
          [62000, 84000],
          { unit: 't', attributes: { steel: 's355' } },
        ),
        item(
          'закладні та опорні вузли',
          'закладних і опорних вузлів',
          'embedded plates and bearings',
          [2, 30],
          [68000, 98000],
          { unit: 't', attributes: { steel: 's235' } },
        ),
        item('балки перекриття', 'балок перекриття', 'floor beams', [8, 160], [58000, 79000], {
          unit: 't',
          attributes: { steel: 's355' },
        }),
        item(
          'каркаси сходових кліток',
          'каркасів сходових кліток',
          'stair core frames',
          [3, 40],
          [74000, 105000],
          { unit: 't', attributes: { steel: 's235' } },
        ),
      ],
      [
        [
          'Навантаження — у завданні, КМД {за вами|погоджуємо разом|перевіряє наш конструктор}, прокат — {двотавр і швелер|ЛСТК|квадратна труба}.',
          'Loads are in the brief, shop drawings {are yours|are agreed together|are checked by our engineer}; {beams and channels|light gauge|square tube}.',
        ],
        [
          'Довжина відправної марки — до {6|9|12} м, покриття — {ґрунт-емаль у два шари|цинконаповнений ґрунт і емаль|гаряче цинкування}.',
          'Pieces up to {6|9|12} m, coating: {two coats of primer-enamel|zinc-rich primer and enamel|hot-dip galvanising}.',
        ],
        [
          'Монтаж — {окремим договором|нашими силами|разом із виготовленням}, перше відвантаження за {3-6:тиждень|тижні|тижнів}.',
          'Erection {under a separate contract|by our crew|together with fabrication}, first shipment in {3-6:week|weeks}.',
        ],
      ],
      { welding: [['mag'], ['mag', 'saw']] },
    ),
    'hangars-sheds': leaf(
      ['виготовити й змонтувати', 'виготовлення й монтаж', 'supply and erection'],
      [
        item(
          'ангари для техніки 18×36 м',
          'ангарів для техніки 18×36 м',
          '18×36 m machinery hangars',
          [1, 4],
          [2300000, 4200000],
          {
            spec: [
              'Висота в карнизі {4|5|6} м, ворота {4×4|4×5} м, {двоє|троє} дверей.',
              '{4|5|6} m to the eaves, {4×4|4×5} m gates, {two|three} doors.',
            ],
          },
        ),
        item('навіси для автомобілів', 'навісів для автомобілів', 'carports', [4, 80], [22000, 48000]),
        item(
          'промислові теплиці {9,6|12,8} м завширшки',
          'промислових теплиць {9,6|12,8} м завширшки',
          '{9.6|12.8} m wide industrial greenhouses',
          [400, 8000],
          [950, 1900],
          { unit: 'm2' },
        ),
        item(
          'каркаси овочесховищ',
          'каркасів овочесховищ',
          'vegetable store frames',
          [1, 8],
          [760000, 1800000],
        ),
        item(
          'навіси над зерновим майданчиком',
          'навісів над зерновим майданчиком',
          'canopies over a grain yard',
          [200, 3000],
          [2100, 3900],
          { unit: 'm2' },
        ),
      ],
      [
        [
          'Сніговий район {IV|V}, вітровий {II|III}, каркас {оцинкований|фарбований}.',
          'Snow zone {IV|V}, wind zone {II|III}, {galvanised|painted} frame.',
        ],
        [
          'Фундаменти {готові|за окремим проєктом|на палях}, покриття {профнастил|сендвіч-панель|полікарбонат}.',
          'Foundations {ready|under a separate design|on piles}; roof of {profiled sheet|sandwich panel|polycarbonate}.',
        ],
        [
          'Монтаж {двома|трьома} бригадами за графіком, під’їзд для техніки забезпечимо.',
          'Erection by {two|three} crews to schedule; we provide access.',
        ],
      ],
      { steel: ['s235', 's355'], welding: [['mag'], ['mag', 'mma']] },
    ),
    'tanks-vessels': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'баки для питної води на 5 м³',
          'баків для питної води на 5 м³',
          '5 m³ drinking water tanks',
          [2, 40],
          [72000, 128000],
          { attributes: { volume: 5, steel: 'stainless-304', welding: ['tig'] } },
        ),
        item(
          'резервуари для пального на 25 м³',
          'резервуарів для пального на 25 м³',
          '25 m³ fuel tanks',
          [1, 12],
          [290000, 460000],
          { attributes: { volume: 25, steel: 's355' } },
        ),
        item(
          'бункери-накопичувачі зерна на 60 м³',
          'бункерів-накопичувачів зерна на 60 м³',
          '60 m³ grain hoppers',
          [1, 10],
          [240000, 420000],
          { attributes: { volume: 60, steel: 's235' } },
        ),
        item(
          'ферментаційні ємності для сироварні на 1 м³',
          'ферментаційних ємностей для сироварні на 1 м³',
          '1 m³ fermentation vessels for a dairy',
          [2, 24],
          [118000, 210000],
          { attributes: { volume: 1, steel: 'stainless-316', welding: ['tig'] } },
        ),
        item(
          'ємності для КАС на 50 м³',
          'ємностей для КАС на 50 м³',
          '50 m³ liquid fertiliser tanks',
          [1, 16],
          [380000, 620000],
          { attributes: { volume: 50, steel: 's355' } },
        ),
      ],
      [
        [
          'Випробування {гідростатикою|вакуумною рамкою|гелієм}, протокол на кожну ємність.',
          '{Hydrostatic|Vacuum box|Helium} test with a record for every vessel.',
        ],
        [
          'Патрубки за схемою, люк {450|500|600} мм, рівнемір і драбина входять у комплект.',
          'Nozzles to the layout, {450|500|600} mm manhole, level gauge and ladder included.',
        ],
        [
          'Доставка з розвантаженням на {дві|три|чотири} опори, фундаменти зробимо самі.',
          'Delivered and set on {two|three|four} supports; we build the footings.',
        ],
      ],
      { welding: [['mag'], ['mag', 'saw']] },
    ),
    'machine-frames': leaf(
      ['зварити', 'виготовлення', 'production'],
      [
        item(
          'рами {культиваторів|сівалок|борін|обприскувачів}',
          'рам {культиваторів|сівалок|борін|обприскувачів}',
          '{cultivator|seeder|harrow|sprayer} frames',
          [4, 90],
          [16500, 46000],
          { attributes: { steel: 's355' } },
        ),
        item('станини верстатів', 'станин верстатів', 'machine bases', [2, 40], [26000, 78000], {
          attributes: { steel: 's235' },
        }),
        item(
          'рами стрічкових конвеєрів',
          'рам стрічкових конвеєрів',
          'belt conveyor frames',
          [6, 120],
          [9800, 28000],
          { attributes: { steel: 's235' } },
        ),
        item(
          'опорні візки для генераторів',
          'опорних візків для генераторів',
          'generator skids',
          [4, 80],
          [8600, 21000],
          { attributes: { steel: 's235' } },
        ),
      ],
      [
        [
          'Зварювання в кондукторі {нашому|вашому}, базові розміри ± {0,5|1|1,5} мм.',
          'Welded in {our|your} jig, key dimensions ± {0.5|1|1.5} mm.',
        ],
        [
          'Зняття напружень {відпалом|вібрацією|не потрібне}, потім розточити {2-8:гніздо|гнізда|гнізд}.',
          'Stress relief {by annealing|by vibration|not needed}, then {2-8:seat|seats} bored.',
        ],
        [
          'Труба {80×80×4|100×100×5|120×80×5} мм, косинки 8–12 мм, шви суцільні.',
          '{80×80×4|100×100×5|120×80×5} mm tube, 8–12 mm gussets, continuous seams.',
        ],
      ],
      { welding: [['mag'], ['mag', 'tig']] },
    ),
    'stairs-fences': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'пожежні сходи на {три|чотири|п’ять} поверхів',
          'пожежних сходів на {три|чотири|п’ять} поверхів',
          '{three|four|five}-storey fire escapes',
          [1, 12],
          [165000, 380000],
          {
            spec: [
              'Сходинки {з просічного листа|рифлені}, ширина маршу {700|900} мм.',
              '{Expanded metal|Chequered} treads, flights {700|900} mm wide.',
            ],
            unit: 'set',
          },
        ),
        item(
          'нержавні перила зі скляним заповненням',
          'нержавних перил зі скляним заповненням',
          'stainless railings with glass infill',
          [12, 220],
          [4600, 9200],
          { unit: 'm', attributes: { steel: 'stainless-304', welding: ['tig'] } },
        ),
        item(
          'секційні огорожі висотою {1,5|1,7|2} м',
          'секційних огорож висотою {1,5|1,7|2} м',
          '{1.5|1.7|2} m panel fences',
          [60, 1500],
          [980, 1900],
          { unit: 'm' },
        ),
        item(
          'відкатні ворота на {4|5|6} м',
          'відкатних воріт на {4|5|6} м',
          '{4|5|6} m sliding gates',
          [1, 20],
          [46000, 92000],
        ),
        item(
          'косоури та маршові сходи',
          'косоурів і маршових сходів',
          'stringers and flights of stairs',
          [1, 16],
          [68000, 145000],
          {
            spec: [
              'Ширина {900|1000|1200} мм, підступ {165|170|175} мм, сходинки під {дуб|бетон|камінь}.',
              '{900|1000|1200} mm wide, {165|170|175} mm rise, for {oak|concrete|stone} treads.',
            ],
            unit: 'set',
          },
        ),
      ],
      [
        [
          'Вузли з’єднання приховані, болти з ковпаками, зварні шви зачищені врівень.',
          'Concealed joints, capped bolts, welds ground flush.',
        ],
        [
          'Кріплення {у бетон на анкерах|до закладних|до металокаркаса}, заміри на місці обов’язкові.',
          'Fixed {to concrete with anchors|to embedded plates|to the steel frame}; site measurement is required.',
        ],
      ],
      { steel: ['s235'], welding: [['mag']] },
    ),
    'trailers-bodies': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'тракторні причепи на {4|6|10} т',
          'тракторних причепів на {4|6|10} т',
          '{4|6|10} t tractor trailers',
          [1, 12],
          [210000, 460000],
        ),
        item(
          'ковші для фронтального навантажувача',
          'ковшів для фронтального навантажувача',
          'front loader buckets',
          [2, 30],
          [42000, 98000],
          { attributes: { steel: 'wear-resistant' } },
        ),
        item('самоскидні кузови', 'самоскидних кузовів', 'tipper bodies', [1, 15], [180000, 390000], {
          attributes: { steel: 'wear-resistant' },
        }),
        item('вила для тюків', 'вил для тюків', 'bale forks', [2, 40], [18500, 42000], {
          attributes: { steel: 's355' },
        }),
        item(
          'снігоприбиральні відвали',
          'снігоприбиральних відвалів',
          'snow ploughs',
          [2, 30],
          [46000, 98000],
          { attributes: { steel: 's355' } },
        ),
      ],
      [
        [
          'Навантажені шви суцільні, з розробленням кромок, колір {RAL 2004|RAL 6018|RAL 3020}.',
          'Loaded seams continuous with prepared edges, painted {RAL 2004|RAL 6018|RAL 3020}.',
        ],
        [
          'Отвори під {М16|М20|М24} за шаблоном, готовий виріб випробувати під навантаженням.',
          'Holes for {M16|M20|M24} to a template, the finished item tested under load.',
        ],
      ],
      { steel: ['s355', 's235'], welding: [['mag'], ['mag', 'mma']] },
    ),
    'stainless-welding': leaf(
      ['зварити', 'аргонодугове зварювання', 'TIG welding'],
      [
        item(
          'трубопроводи молочної лінії',
          'трубопроводів молочної лінії',
          'dairy line pipework',
          [20, 400],
          [1300, 3400],
          { unit: 'm', attributes: { steel: 'stainless-316' } },
        ),
        item(
          'кухонні мийки та столи',
          'кухонних мийок і столів',
          'kitchen sinks and tables',
          [4, 90],
          [6200, 16500],
          { attributes: { steel: 'stainless-304' } },
        ),
        item(
          'алюмінієві баки катерів',
          'алюмінієвих баків катерів',
          'aluminium boat tanks',
          [2, 40],
          [11500, 28000],
          { attributes: { steel: 'aluminium' } },
        ),
        item(
          'ванни й піддони цеху',
          'ванн і піддонів цеху',
          'workshop baths and trays',
          [2, 40],
          [9800, 26000],
          { attributes: { steel: 'stainless-304' } },
        ),
      ],
      [
        [
          'Захист кореня шва аргоном, кольори мінливості {зняти травленням|допустимі}.',
          'Argon back purge; heat tint {removed by pickling|acceptable}.',
        ],
        [
          'Орбітальне зварювання {обов’язкове|за можливості}, ендоскопом перевіряємо {10|20|100} % стиків.',
          'Orbital welding {required|if possible}; {10|20|100} % of the joints are checked by endoscope.',
        ],
      ],
      { welding: [['tig']] },
    ),
  },
}
