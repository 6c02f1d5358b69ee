import { item, leaf, type Trade } from './trade.ts'

export const furnitureWoodworkTrade: Trade = {
  root: 'furniture-woodwork',
  buyers: [
    [
      'Ведемо {2-6:об’єкт|об’єкти|об’єктів} одночасно й шукаємо столярів на постійній основі.',
      'We run {2-6:site|sites} at once and look for a regular woodwork contractor.',
    ],
    [
      'Замовник — мережа {готелів|кав’ярень|аптек|фітнес-клубів}, обладнуємо нові приміщення.',
      'We fit out new premises for a chain of {hotels|cafés|pharmacies|gyms}.',
    ],
    [
      'Торговельна компанія, {2-9:склад|склади|складів} і власна доставка, потрібен другий постачальник.',
      'A trading company with {2-9:warehouse|warehouses} and its own lorries, in need of a second supplier.',
    ],
    [
      'Власного деревообробного цеху не маємо, виробництво повністю на підряді.',
      'We have no woodworking shop of our own; all production is outsourced.',
    ],
  ],
  demands: [
    [
      'Матеріал без прихованих вад: розшарування, тріщини й сколи — підстава повернути партію.',
      'No hidden flaws: splits, cracks and chips are a reason to return the batch.',
    ],
    [
      'Розміри витримати в межах ± {0,5|1|1,5} мм, однакові деталі — взаємозамінні.',
      'Sizes within ± {0.5|1|1.5} mm, like parts interchangeable.',
    ],
    [
      'Перед партією виготовляєте один виріб, приймаємо його у вас у цеху.',
      'You make one piece first and we approve it at your workshop.',
    ],
    [
      'Кожне місце упаковане в {картон і стрейч|пухирчасту плівку й картон|дерев’яну обрешітку}, кути захищені.',
      'Each item packed in {card and stretch film|bubble wrap and card|a wooden crate}, corners protected.',
    ],
    [
      'Гарантія на вироби — {12-24/6:місяць|місяці|місяців} з дня приймання.',
      'A warranty of {12-24/6:month|months} from acceptance.',
    ],
  ],
  certificates: ['FSC', 'ISO 9001'],
  leaves: {
    'cabinet-furniture': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'кухонні гарнітури для новобудови',
          'кухонних гарнітурів для новобудови',
          'fitted kitchens for a new building',
          [8, 90],
          [34000, 78000],
          { unit: 'set', attributes: { wood: ['chipboard', 'mdf'] } },
        ),
        item(
          'офісні столи {1400×700|1600×800} мм',
          'офісних столів {1400×700|1600×800} мм',
          '{1400×700|1600×800} mm office desks',
          [20, 180],
          [3400, 6200],
          { attributes: { wood: ['chipboard'], finish: 'laminate' } },
        ),
        item(
          'шафи-купе для готельних номерів',
          'шаф-купе для готельних номерів',
          'sliding wardrobes for hotel rooms',
          [15, 140],
          [14500, 28000],
        ),
        item(
          'приліжкові тумби на дві шухляди',
          'приліжкових тумб на дві шухляди',
          'two-drawer bedside tables',
          [30, 300],
          [2400, 4600],
        ),
        item(
          'шафи для одягу в роздягальню',
          'шаф для одягу в роздягальню',
          'changing room lockers',
          [20, 200],
          [3900, 7200],
        ),
      ],
      [
        [
          'ЛДСП {Egger|Kronospan|Swiss Krono} 18 мм, кромка ABS {0,8|1|2} мм, фурнітура {Blum|Hettich|GTV}.',
          '{Egger|Kronospan|Swiss Krono} chipboard 18 mm, ABS edging {0.8|1|2} mm, {Blum|Hettich|GTV} hardware.',
        ],
        [
          'Кресленики й специфікація у {PDF|DWG|Базісі}, {4-18/2:позиція|позиції|позицій}; розміри перевіряє виконавець.',
          'Drawings and a parts list in {PDF|DWG|Bazis}, {4-18/2:item|items}; you check the dimensions.',
        ],
        [
          'Колір {білий|дуб сонома|графіт|кашемір} у поєднанні з {чорними|бронзовими|прихованими} ручками.',
          'Colour: {white|sonoma oak|graphite|cashmere} with {black|bronze|concealed} handles.',
        ],
      ],
      {
        wood: [['chipboard'], ['chipboard', 'mdf']],
        finish: ['laminate', 'paint'],
        installation: [true, false],
      },
    ),
    'upholstered-furniture': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'дивани для лобі готелю',
          'диванів для лобі готелю',
          'hotel lobby sofas',
          [4, 40],
          [19000, 42000],
        ),
        item(
          'м’які крісла для ресторану',
          'м’яких крісел для ресторану',
          'restaurant armchairs',
          [20, 160],
          [4800, 9500],
        ),
        item(
          'ліжка {1600×2000|1800×2000} мм з м’яким узголів’ям',
          'ліжок {1600×2000|1800×2000} мм із м’яким узголів’ям',
          '{1600×2000|1800×2000} mm beds with an upholstered headboard',
          [10, 120],
          [13500, 26000],
        ),
        item(
          'стінові м’які панелі',
          'стінових м’яких панелей',
          'upholstered wall panels',
          [15, 160],
          [1900, 3600],
          { unit: 'm2' },
        ),
        item(
          'пуфи для зони очікування',
          'пуфів для зони очікування',
          'poufs for a waiting area',
          [20, 200],
          [1600, 3200],
        ),
      ],
      [
        [
          'Тканина — {велюр|рогожка|букле|екошкіра}, стійкість до стирання від {50|80|100} тис. циклів за Мартіндейлом.',
          '{Velour|Basket-weave|Bouclé|Faux leather} cover, abrasion from {50|80|100} thousand Martindale cycles.',
        ],
        [
          'Наповнення — ППУ {30|35|40} кг/м³ із шаром {латексу|холофайберу|меморі}, каркас шліфований, без кори.',
          'Foam {30|35|40} kg/m³ with a layer of {latex|hollow fibre|memory foam}, sanded frame, no bark.',
        ],
        [
          'Опори {букові|металеві чорні|приховані}, чохли на {блискавці|липучці} — знімні для чищення.',
          '{Beech|Black metal|Concealed} legs, covers on {a zip|hook-and-loop} that come off for cleaning.',
        ],
      ],
      { wood: [['plywood'], ['pine', 'plywood'], ['beech', 'plywood']] },
    ),
    'solid-wood-furniture': leaf(
      ['виготовити', 'виготовлення', 'making'],
      [
        item(
          'обідні столи з дуба {1600×800|1800×900|2200×1000} мм',
          'обідніх столів із дуба {1600×800|1800×900|2200×1000} мм',
          '{1600×800|1800×900|2200×1000} mm oak dining tables',
          [6, 80],
          [17000, 36000],
          { attributes: { wood: ['oak'] } },
        ),
        item(
          'гнуті стільці з бука',
          'гнутих стільців із бука',
          'bentwood beech chairs',
          [40, 400],
          [2600, 4800],
          { attributes: { wood: ['beech'] } },
        ),
        item(
          'двоспальні ліжка з ясена',
          'двоспальних ліжок із ясена',
          'double beds in ash',
          [8, 90],
          [15500, 29000],
          { attributes: { wood: ['ash'] } },
        ),
        item(
          'дитячі ліжечка з вільхи та бука',
          'дитячих ліжечок із вільхи та бука',
          'cots in alder and beech',
          [30, 300],
          [4200, 7600],
          { attributes: { wood: ['beech'] } },
        ),
        item(
          'стільниці зі зрощеного дубового щита',
          'стільниць зі зрощеного дубового щита',
          'finger-jointed oak worktops',
          [20, 250],
          [4600, 8200],
          { unit: 'm2', attributes: { wood: ['oak'] } },
        ),
      ],
      [
        [
          'Щит {цільноламельний|зрощений} товщиною {30|38|40} мм, сорт {A/A|A/B}, шипові з’єднання на клеї D3.',
          '{Full-stave|Finger-jointed} panel {30|38|40} mm thick, grade {A/A|A/B}, tenon joints on D3 glue.',
        ],
        [
          'Вологість деревини — {8|8–10|10} %, шліфування до {180|220|240} зерна, ребра заокруглені R{2|3|5}.',
          'Timber dried to {8|8–10|10} %, sanded to {180|220|240} grit, edges rounded R{2|3|5}.',
        ],
        [
          'Тон — {натуральний|горіх|мокко|вибілений}, викраски узгоджуємо до початку роботи.',
          'Shade: {natural|walnut|mocha|bleached}; colour samples are agreed before work starts.',
        ],
      ],
      { finish: ['oil', 'lacquer'] },
    ),
    'shop-fittings': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'касові прилавки з вітриною',
          'касових прилавків із вітриною',
          'checkout counters with a display',
          [3, 40],
          [16000, 34000],
        ),
        item(
          'пристінні стелажі для аптеки',
          'пристінних стелажів для аптеки',
          'pharmacy wall shelving',
          [12, 140],
          [5600, 11500],
        ),
        item(
          'торгові острівці для ТРЦ',
          'торгових острівців для ТРЦ',
          'shopping centre kiosks',
          [1, 12],
          [85000, 190000],
        ),
        item(
          'стійки ресепшн з підсвічуванням',
          'стійок ресепшн із підсвічуванням',
          'lit reception desks',
          [1, 15],
          [38000, 92000],
        ),
        item(
          'барні стійки для кав’ярень',
          'барних стійок для кав’ярень',
          'café bar counters',
          [2, 20],
          [42000, 98000],
        ),
      ],
      [
        [
          'Полиці — скло {5|6|8} мм або ДСП, навантаження до {25|40|60} кг, замки {на кожних дверцятах|лише на нижніх}.',
          'Shelves in {5|6|8} mm glass or chipboard, up to {25|40|60} kg, locks {on every door|on the lower doors only}.',
        ],
        [
          'LED-стрічка {3000|4000} К у профілі, кабель виведений {вниз|назад}, блоки живлення доступні.',
          'LED strip {3000|4000} K in a channel, cable led out {at the bottom|at the back}, power supplies within reach.',
        ],
        [
          '3D-візуалізація готова, робочі кресленики — {за вами|надамо у DWG}.',
          'The 3D visual is ready; shop drawings {are yours|come from us in DWG}.',
        ],
      ],
      { wood: [['mdf'], ['chipboard'], ['mdf', 'plywood']], finish: ['paint', 'laminate'] },
    ),
    joinery: leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'міжкімнатні двері під фарбування',
          'міжкімнатних дверей під фарбування',
          'interior doors for painting',
          [15, 240],
          [6800, 13500],
          { attributes: { wood: ['mdf'], finish: 'none' } },
        ),
        item(
          'вхідні двері з масиву дуба',
          'вхідних дверей із масиву дуба',
          'solid oak entrance doors',
          [4, 60],
          [28000, 62000],
          { attributes: { wood: ['oak'] } },
        ),
        item(
          'віконні рами з тришарового бруса',
          'віконних рам із тришарового бруса',
          'window frames in three-layer timber',
          [10, 120],
          [11500, 24000],
          { attributes: { wood: ['pine'] } },
        ),
        item(
          'сходи з ясена на {другий поверх|мансарду|антресоль}',
          'сходів із ясена на {другий поверх|мансарду|антресоль}',
          'ash stairs to {the first floor|an attic|a mezzanine}',
          [1, 16],
          [72000, 165000],
          { unit: 'set', attributes: { wood: ['ash'] } },
        ),
        item(
          'дубовий плінтус {80|100} мм',
          'дубового плінтуса {80|100} мм',
          '{80|100} mm oak skirting',
          [120, 2500],
          [190, 360],
          { unit: 'm', attributes: { wood: ['oak'] } },
        ),
      ],
      [
        [
          'Розміри підтверджує ваш замірник на об’єкті; прорізи {вирівняні|ще штукатурять}.',
          'Your surveyor confirms the sizes on site; openings {are levelled|are still being plastered}.',
        ],
        [
          'Покриття в {два|три} шари з проміжним шліфуванням, відтінок за {RAL|викраскою|зразком замовника}.',
          'Finish in {two|three} coats with sanding in between, shade to {RAL|a colour card|our sample}.',
        ],
      ],
      { finish: ['lacquer', 'oil', 'paint'] },
    ),
    'panel-cutting': leaf(
      ['розкроїти й окромкувати', 'розкрій і кромкування', 'cutting and edge banding'],
      [
        item(
          'деталі кухонних корпусів',
          'деталей кухонних корпусів',
          'kitchen carcass parts',
          [200, 4000],
          [55, 140],
          { attributes: { wood: ['chipboard'] } },
        ),
        item(
          'полиці та стінки стелажів',
          'полиць і стінок стелажів',
          'shelves and sides of racks',
          [300, 5000],
          [45, 120],
          { attributes: { wood: ['chipboard'] } },
        ),
        item(
          'заготовки фасадів із МДФ 19 мм',
          'заготовок фасадів із МДФ 19 мм',
          '19 mm MDF front blanks',
          [150, 1800],
          [90, 210],
          { attributes: { wood: ['mdf'] } },
        ),
        item(
          'деталі з березової фанери {12|15|18} мм',
          'деталей із березової фанери {12|15|18} мм',
          '{12|15|18} mm birch plywood parts',
          [200, 3000],
          [70, 190],
          { attributes: { wood: ['plywood'] } },
        ),
      ],
      [
        [
          'Карту розкрою надсилаємо у {Excel|PDF|форматі верстата}, текстура — {уздовж довшого боку|за позначками}.',
          'The cutting list comes in {Excel|PDF|the machine format}, grain {along the long side|as marked}.',
        ],
        [
          'Кромка ABS {0,4|0,8|2} мм на {PUR|ЕВА}-клеї, присадка під {конфірмати|мініфікси|шканти}.',
          'ABS edging {0.4|0.8|2} mm on {PUR|EVA} glue, drilled for {confirmats|cams|dowels}.',
        ],
        [
          'Допуск за розміром ± {0,3|0,5} мм, деталі підписати наліпками, розкласти за {виробами|кімнатами}.',
          'Tolerance ± {0.3|0.5} mm, parts labelled and sorted by {product|room}.',
        ],
      ],
      { finish: ['laminate', 'none'] },
    ),
    'wood-cnc': leaf(
      ['вифрезерувати', 'фрезерування на ЧПК', 'CNC milling'],
      [
        item(
          'фасади з МДФ із фрезерованою {рамкою|хвилею|решіткою}',
          'фасадів із МДФ із фрезерованою {рамкою|хвилею|решіткою}',
          'MDF fronts with a milled {frame|wave|lattice}',
          [60, 900],
          [420, 980],
          { attributes: { wood: ['mdf'] } },
        ),
        item(
          'різьблені панно з ясена',
          'різьблених панно з ясена',
          'carved ash wall panels',
          [10, 120],
          [2400, 5800],
          { attributes: { wood: ['ash'] } },
        ),
        item(
          'деталі розбірних стільців із фанери',
          'деталей розбірних стільців із фанери',
          'flat-pack chair parts in plywood',
          [300, 3600],
          [60, 160],
          { attributes: { wood: ['plywood'] } },
        ),
        item(
          'дерев’яні дошки для подавання страв',
          'дерев’яних дощок для подавання страв',
          'wooden serving boards',
          [100, 2000],
          [140, 340],
          { attributes: { wood: ['oak'], finish: 'oil' } },
        ),
      ],
      [
        [
          'Файли — {DXF|STEP|STL}, робоче поле від {1300×2500|1500×3000|2100×3000} мм.',
          'Files in {DXF|STEP|STL}, table from {1300×2500|1500×3000|2100×3000} mm.',
        ],
        [
          'Без підпалів і ворсу, радіус внутрішніх кутів — до {3|4|6} мм, після фрези — шліфування {150|180|220}.',
          'No burns or fuzz, inner corners up to R{3|4|6}, sanded to {150|180|220} after the cutter.',
        ],
      ],
      { finish: ['none', 'lacquer'] },
    ),
    'wooden-packaging': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'піддони {1200×800|1200×1000} мм',
          'піддонів {1200×800|1200×1000} мм',
          '{1200×800|1200×1000} mm pallets',
          [200, 6000],
          [240, 430],
        ),
        item(
          'експортні ящики під верстати',
          'експортних ящиків під верстати',
          'export cases for machine tools',
          [5, 80],
          [4200, 12500],
          { attributes: { ispm15: true } },
        ),
        item(
          'контейнери під яблука 1200×1000×760 мм',
          'контейнерів під яблука 1200×1000×760 мм',
          '1200×1000×760 mm apple bins',
          [100, 2500],
          [1250, 2100],
        ),
        item(
          'скрині з кришкою та замками',
          'скринь із кришкою та замками',
          'lidded chests with latches',
          [60, 900],
          [680, 1450],
        ),
      ],
      [
        [
          'Дошка {18|20|22|25} мм, вологість до {18|20|22} %, цвях {гвинтовий|йоржений}, кути без сколів.',
          'Board {18|20|22|25} mm, moisture up to {18|20|22} %, {screw|ring-shank} nails, no split corners.',
        ],
        [
          'Навантаження — {800|1000|1500} кг, штабелювання у {3-6:ярус|яруси|ярусів}.',
          'Load {800|1000|1500} kg, stacked in {3-6:tier|tiers}.',
        ],
      ],
      { wood: [['pine']], finish: ['none'], ispm15: [true, false] },
    ),
  },
}
