import { item, leaf, type Trade } from './trade.ts'

export const rubberTrade: Trade = {
  root: 'rubber',
  buyers: [
    [
      'Виробник {насосів|арматури|фільтрів|гідравліки}, гумові деталі купуємо на стороні.',
      'A maker of {pumps|valves|filters|hydraulics} that buys its rubber parts outside.',
    ],
    [
      'Ремонтне підприємство: запчастини до техніки, яку вже не випускають.',
      'A repair company: spares for machines that are no longer made.',
    ],
    ['Харчове підприємство, деталі контактують із продуктом.', 'A food plant; the parts touch the product.'],
    [
      'Постачальник запчастин, складська програма на {60-400/20} позицій.',
      'A spare parts supplier with {60-400/20} items in stock.',
    ],
  ],
  demands: [
    [
      'Облой зрізати, поверхня без раковин і недовулканізованих ділянок.',
      'Flash trimmed, no voids or undercured spots.',
    ],
    [
      'Паспорт суміші та протокол твердості на кожну партію.',
      'A compound passport and a hardness report for every batch.',
    ],
    ['Розміри за ISO 3302-1, клас {M2|M3}.', 'Dimensions to ISO 3302-1, class {M2|M3}.'],
    [
      'Залишкова деформація стискання — до {20|25|35} % за 24 год.',
      'Compression set up to {20|25|35} % in 24 h.',
    ],
    [
      'Дата вулканізації на упаковці, зберігання — не більше ніж {6|12} місяців до відвантаження.',
      'Cure date on the pack, no more than {6|12} months in store before dispatch.',
    ],
  ],
  certificates: ['ISO 9001', 'FDA 21 CFR 177.2600', 'REACH'],
  leaves: {
    'rubber-moulding': leaf(
      ['виготовити', 'формування', 'moulding'],
      [
        item(
          'гумові втулки стабілізатора',
          'гумових втулок стабілізатора',
          'rubber stabiliser bushes',
          [500, 12_000],
          [9, 26],
          { attributes: { compound: 'nr-sbr', hardness: 70 } },
        ),
        item(
          'пильовики {рульової тяги|кульової опори}',
          'пильовиків {рульової тяги|кульової опори}',
          '{tie rod|ball joint} boots',
          [500, 10_000],
          [14, 38],
          { attributes: { compound: 'nbr', hardness: 60 } },
        ),
        item(
          'буфери під кришки люків',
          'буферів під кришки люків',
          'hatch lid buffers',
          [300, 6000],
          [11, 32],
          { attributes: { compound: 'epdm', hardness: 65 } },
        ),
        item(
          'колеса для сміттєвих баків',
          'коліс для сміттєвих баків',
          'waste bin wheels',
          [200, 5000],
          [65, 140],
          { attributes: { compound: 'nr-sbr', hardness: 80 } },
        ),
      ],
      [
        [
          'Пресформа {наша, на 8 гнізд|наша, на 16 гнізд|потрібна, ціну вкажіть окремо}, деталь {12-160/4} г.',
          'Mould: {ours, 8 cavities|ours, 16 cavities|needed, quoted apart}; part {12-160/4} g.',
        ],
        [
          'Робоча температура від −{30|40|50} до +{80|100|120} °C, середовище — {повітря|олива|вода з мийним засобом}.',
          'Works from −{30|40|50} to +{80|100|120} °C in {air|oil|water with detergent}.',
        ],
      ],
      { compound: ['nbr', 'epdm', 'nr-sbr'], hardness: [50, 60, 70] },
    ),
    'seals-gaskets': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'кільця ущільнювальні круглого перерізу',
          'ущільнювальних кілець круглого перерізу',
          'O-rings',
          [2000, 60_000],
          [2, 9],
          { accusative: 'ущільнювальні кільця круглого перерізу' },
        ),
        item(
          'прокладки фланців DN{50|80|100|150}',
          'прокладок фланців DN{50|80|100|150}',
          'DN{50|80|100|150} flange gaskets',
          [200, 6000],
          [22, 85],
        ),
        item(
          'ущільнювач {вікон|дверей холодильника|кузова}',
          'ущільнювача {вікон|дверей холодильника|кузова}',
          '{window|fridge door|body} seal',
          [500, 20_000],
          [14, 48],
          { unit: 'm', attributes: { compound: 'epdm', hardness: 60 } },
        ),
        item(
          'манжети гідроциліндрів',
          'манжет гідроциліндрів',
          'hydraulic cylinder seals',
          [200, 5000],
          [38, 160],
          { attributes: { compound: 'pur', hardness: 92 } },
        ),
        item('сальники валів', 'сальників валів', 'shaft seals', [300, 8000], [28, 95], {
          attributes: { compound: 'nbr', hardness: 75 },
        }),
      ],
      [
        [
          'Розмір {12×2|20×2,5|35×3|60×4} мм, тиск до {10|16|25|40} бар.',
          'Size {12×2|20×2.5|35×3|60×4} mm, pressure up to {10|16|25|40} bar.',
        ],
        [
          'Вирізання {штампом|водою|на плотері} з пластини {2|3|4} мм, отвори за кресленням.',
          'Cut {by die|by water|on a plotter} from {2|3|4} mm sheet, holes to drawing.',
        ],
        [
          'По {50|100|250} штук у пакеті з маркуванням позиції.',
          '{50|100|250} to a bag marked with the item.',
        ],
      ],
      { compound: ['nbr', 'epdm', 'fkm'], hardness: [65, 70, 80] },
    ),
    'silicone-products': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'силіконові форми для {мила|шоколаду|випічки}',
          'силіконових форм для {мила|шоколаду|випічки}',
          'silicone moulds for {soap|chocolate|baking}',
          [200, 5000],
          [65, 190],
          { attributes: { hardness: 40 } },
        ),
        item(
          'трубку медичну силіконову',
          'медичної силіконової трубки',
          'medical silicone tubing',
          [500, 12_000],
          [12, 34],
          { unit: 'm', accusative: 'медичну силіконову трубку', attributes: { hardness: 55 } },
        ),
        item(
          'клавіатури для пультів',
          'клавіатур для пультів',
          'keypads for remote controls',
          [500, 10_000],
          [22, 70],
          { attributes: { hardness: 50 } },
        ),
        item('ущільнення духовок', 'ущільнень духовок', 'oven seals', [300, 8000], [38, 110], {
          attributes: { hardness: 45 },
        }),
      ],
      [
        [
          'Силікон {платинового|пероксидного} твердіння, {прозорий|червоний|за RAL}, придатний для контакту з їжею.',
          '{Platinum|Peroxide}-cured silicone, {clear|red|to RAL}, food contact grade.',
        ],
        [
          'Друк на виробі {одним кольором|двома кольорами|не потрібен}, пост-вулканізація {2|4} год.',
          'Printing: {one colour|two colours|none}; post-cure {2|4} h.',
        ],
      ],
      { compound: ['silicone'] },
    ),
    'rubber-metal': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'сайлентблоки підвіски',
          'сайлентблоків підвіски',
          'suspension bushings',
          [300, 8000],
          [58, 160],
          { attributes: { hardness: 65 } },
        ),
        item(
          'віброопори для {компресорів|генераторів|чилерів}',
          'віброопор для {компресорів|генераторів|чилерів}',
          'anti-vibration mounts for {compressors|generators|chillers}',
          [100, 3000],
          [95, 340],
          { attributes: { hardness: 55 } },
        ),
        item(
          'гумовані ролики конвеєра',
          'гумованих роликів конвеєра',
          'rubber-lined conveyor rollers',
          [50, 1200],
          [320, 980],
          { attributes: { hardness: 70 } },
        ),
        item(
          'обгумовані валики для друкарської машини',
          'обгумованих валиків для друкарської машини',
          'rubber-covered printing rollers',
          [4, 80],
          [1800, 6500],
          { attributes: { compound: 'nbr', hardness: 40 } },
        ),
      ],
      [
        [
          'Адгезія гуми до металу — не менше ніж {4|5|6} МПа, арматура {наша|ваша}, піскоструминне очищення обов’язкове.',
          'Bond strength at least {4|5|6} MPa, metal parts {ours|yours}, grit blasting is a must.',
        ],
        [
          'Навантаження до {150|400|1200} кг, статичний прогин {3|5|8} мм.',
          'Load up to {150|400|1200} kg, static deflection {3|5|8} mm.',
        ],
      ],
      { compound: ['nr-sbr', 'nbr'] },
    ),
    'hoses-belts': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'рукави високого тиску з фітингами',
          'рукавів високого тиску з фітингами',
          'high-pressure hoses with fittings',
          [30, 900],
          [480, 1600],
        ),
        item(
          'патрубки системи охолодження',
          'патрубків системи охолодження',
          'cooling system hoses',
          [200, 5000],
          [85, 260],
          { attributes: { compound: 'epdm', hardness: 65 } },
        ),
        item(
          'транспортерну стрічку шириною {500|650|800} мм',
          'транспортерної стрічки шириною {500|650|800} мм',
          '{500|650|800} mm conveyor belt',
          [20, 600],
          [980, 2600],
          { unit: 'm' },
        ),
        item(
          'напірно-всмоктувальний рукав діаметром {50|75|100} мм',
          'напірно-всмоктувального рукава діаметром {50|75|100} мм',
          '{50|75|100} mm suction hose',
          [50, 1500],
          [240, 680],
          { unit: 'm' },
        ),
      ],
      [
        [
          'Каркас {текстильний|металевий, два обплетення|металевий, чотири навивки}, робочий тиск {10|100|250} бар.',
          '{Textile|Two-braid wire|Four-spiral wire} reinforcement, working pressure {10|100|250} bar.',
        ],
        [
          'Довжини за таблицею від {0,4|0,8|1,5} до {4|6|12} м, кінці заглушені.',
          'Lengths by table from {0.4|0.8|1.5} to {4|6|12} m, ends capped.',
        ],
      ],
      { compound: ['nbr', 'nr-sbr'] },
    ),
    'rubber-flooring': leaf(
      ['виготовити', 'виготовлення', 'production'],
      [
        item(
          'гумову плитку 500×500 мм',
          'гумової плитки 500×500 мм',
          '500×500 mm rubber tiles',
          [100, 3000],
          [420, 780],
          { unit: 'm2' },
        ),
        item(
          'рулонне покриття для тренажерної зали',
          'рулонного покриття для тренажерної зали',
          'gym floor rolls',
          [80, 1500],
          [380, 720],
          { unit: 'm2' },
        ),
        item(
          'килими для {стійл|ізолювальних площадок|входу}',
          'килимів для {стійл|ізолювальних площадок|входу}',
          'mats for {stalls|insulating platforms|entrances}',
          [40, 1200],
          [620, 1600],
        ),
        item(
          'безшовне покриття дитячого майданчика',
          'безшовного покриття дитячого майданчика',
          'seamless playground surfacing',
          [60, 1200],
          [980, 1900],
          {
            unit: 'm2',
            spec: [
              'Укладання на щебеневу основу, верхній шар EPDM {10|15} мм у {2-4:колір|кольори|кольорів}.',
              'Laid on a gravel base, a {10|15} mm EPDM top layer in {2-4:colour|colours}.',
            ],
          },
        ),
      ],
      [
        [
          'Товщина {15|20|30|45} мм, колір {чорний|теракотовий|зелений|сірий}, крихта {0,6–2|2–4} мм.',
          'Thickness {15|20|30|45} mm, {black|terracotta|green|grey}, crumb {0.6–2|2–4} mm.',
        ],
        [
          'Ударопоглинання під висоту падіння {1,5|2|2,4} м, протокол додається.',
          'Impact attenuation for a fall of {1.5|2|2.4} m, with a report.',
        ],
      ],
    ),
  },
}
