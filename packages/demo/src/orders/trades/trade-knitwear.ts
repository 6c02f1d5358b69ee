import { item, leaf, type Trade } from './trade.ts'

export const knitwearTrade: Trade = {
  root: 'knitwear',
  buyers: [
    [
      'Ми робимо корпоративний мерч і замовляємо базу під нанесення кілька разів на сезон.',
      'We make corporate merchandise and order blanks several times a season.',
    ],
    [
      'Молодий бренд, торгуємо в соцмережах і на маркетплейсах.',
      'A young brand selling on social networks and marketplaces.',
    ],
    ['Спортивний клуб, {120-480/20} дітей і дорослих.', 'A sports club of {120-480/20} children and adults.'],
    [
      'Гуртова компанія, постачаємо трикотаж у {12-60/4:магазин|магазини|магазинів}.',
      'A wholesaler supplying {12-60/4:shop|shops}.',
    ],
  ],
  demands: [
    [
      'Усадка після прання — до {3|4|5} %, полотно не перекошується.',
      'Shrinkage after washing up to {3|4|5} %, no twisting.',
    ],
    [
      'Відтінок звіряємо за {Pantone TCX|викраскою}, розбіжність у партії неприпустима.',
      'Shade matched to {Pantone TCX|a lab dip}; no variation within the batch.',
    ],
    [
      'Нитка в тон полотна, кінці закріплені, голкових ушкоджень немає.',
      'Thread to match the fabric, ends secured, no needle damage.',
    ],
    [
      'Складання по {10|12|20|25} штук одного розміру, короб до {15|18|20} кг.',
      'Packed {10|12|20|25} of a size, cartons up to {15|18|20} kg.',
    ],
    [
      'Спершу — контрольний зразок, після прання перевіряємо мірки.',
      'First a control sample; we measure it again after washing.',
    ],
  ],
  certificates: ['OEKO-TEX Standard 100', 'GOTS'],
  leaves: {
    'tshirts-hoodies': leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item(
          'базові футболки унісекс',
          'базових футболок унісекс',
          'unisex basic T-shirts',
          [200, 5000],
          [120, 210],
          { attributes: { yarn: ['cotton'], density: 180 } },
        ),
        item('футболки оверсайз', 'футболок оверсайз', 'oversized T-shirts', [150, 2000], [190, 330], {
          attributes: { yarn: ['cotton'], density: 240 },
        }),
        item('худі з начосом', 'худі з начосом', 'brushed hoodies', [80, 1200], [480, 820], {
          attributes: { yarn: ['cotton', 'polyester'], density: 320 },
        }),
        item(
          'поло з вишитим логотипом',
          'поло з вишитим логотипом',
          'polo shirts with embroidered logo',
          [60, 900],
          [290, 480],
          { attributes: { yarn: ['cotton'], density: 220 } },
        ),
        item('світшоти без начосу', 'світшотів без начосу', 'loopback sweatshirts', [80, 900], [380, 620], {
          attributes: { yarn: ['cotton'], density: 280 },
        }),
        item('лонгсліви чорні', 'чорних лонгслівів', 'black long-sleeve tops', [100, 1500], [210, 360], {
          accusative: 'чорні лонгсліви',
          attributes: { yarn: ['cotton-elastane'], density: 200 },
        }),
        item(
          'дитячі футболки на зріст {98–134|110–152} см',
          'дитячих футболок на зріст {98–134|110–152} см',
          'children’s T-shirts for {98–134|110–152} cm',
          [200, 3000],
          [100, 170],
          { attributes: { yarn: ['cotton'], density: 170 } },
        ),
      ],
      [
        [
          'Колір {чорний|білий|хакі|графітовий|пісочний}, розміри {XS–XXL|S–3XL|M–XXL} у пропорції 1:2:3:3:2:1.',
          'Colour {black|white|khaki|graphite|sand}, sizes {XS–XXL|S–3XL|M–XXL} as 1:2:3:3:2:1.',
        ],
        [
          'Полотно пеньє, компакт, без пілінгу після {20|30} прань.',
          'Combed compact cotton, no pilling after {20|30} washes.',
        ],
        [
          'Плечовий шов зі стрічкою, горловина з рібани з {еластаном|лайкрою}.',
          'Taped shoulder seam, ribbed neck with {elastane|Lycra}.',
        ],
        [
          'Нанесення: {шовкодрук на грудях|DTF формату А4|вишивка 8 см|без нанесення, лише бирка}.',
          'Decoration: {chest screen print|A4 DTF|8 cm embroidery|none, neck label only}.',
        ],
      ],
    ),
    sweaters: leaf(
      ['зв’язати', 'в’язання', 'knitting'],
      [
        item(
          'вовняні светри з коміром',
          'вовняних светрів із коміром',
          'wool roll-neck sweaters',
          [50, 500],
          [900, 1600],
          { attributes: { yarn: ['wool'] } },
        ),
        item('кардигани оверсайз', 'кардиганів оверсайз', 'oversized cardigans', [40, 300], [850, 1500]),
        item(
          'в’язані жилети для школи',
          'в’язаних жилетів для школи',
          'knitted school vests',
          [100, 900],
          [380, 620],
          { attributes: { yarn: ['acrylic', 'wool'] } },
        ),
      ],
      [
        [
          'Клас машини {5|7|12}, малюнок {коси|резинка 2×2|жакард у два кольори}.',
          'Gauge {5|7|12}, pattern: {cables|2×2 rib|two-colour jacquard}.',
        ],
        [
          'Пряжа {наша, бобіни по 1 кг|виконавця, до 30 % акрилу}, кетлювання горловини обов’язкове.',
          'Yarn {ours, 1 kg cones|yours, up to 30 % acrylic}, linked necklines required.',
        ],
      ],
      { yarn: [['wool', 'acrylic'], ['merino']] },
    ),
    underwear: leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item('чоловічі боксери', 'чоловічих боксерів', 'men’s boxer briefs', [300, 4000], [85, 150], {
          attributes: { yarn: ['cotton-elastane'] },
        }),
        item(
          'комплекти термобілизни',
          'комплектів термобілизни',
          'thermal underwear sets',
          [100, 1500],
          [420, 760],
          { unit: 'set' },
        ),
        item('бавовняні піжами', 'бавовняних піжам', 'cotton pyjamas', [80, 700], [420, 780], {
          attributes: { yarn: ['cotton'] },
        }),
        item('безшовні топи', 'безшовних топів', 'seamless tops', [200, 2000], [140, 260], {
          attributes: { yarn: ['viscose'] },
        }),
      ],
      [
        [
          'Гумка {з жакардовим логотипом 35 мм|закрита|силіконова}, шви пласкі.',
          '{35 mm jacquard logo|Covered|Silicone} elastic, flat seams.',
        ],
        [
          'Пакування по {1|2|3} шт. у {коробку|дой-пак|пакет з підвісом}.',
          'Packed by {1|2|3} in a {box|zip pouch|hanger bag}.',
        ],
      ],
    ),
    'socks-hosiery': leaf(
      ['зв’язати', 'виготовлення', 'knitting'],
      [
        item('шкарпетки з логотипом', 'шкарпеток із логотипом', 'branded socks', [300, 6000], [38, 75]),
        item(
          'трекінгові шкарпетки з мериносом',
          'трекінгових шкарпеток із мериносом',
          'merino hiking socks',
          [200, 2500],
          [90, 170],
          { attributes: { yarn: ['merino'] } },
        ),
        item(
          'дитячі шкарпетки зі стоперами',
          'дитячих шкарпеток зі стоперами',
          'children’s grip socks',
          [400, 5000],
          [28, 52],
        ),
        item(
          'зимові махрові шкарпетки',
          'зимових махрових шкарпеток',
          'winter terry socks',
          [500, 8000],
          [35, 65],
        ),
      ],
      [
        [
          'Голок у циліндрі — {144|168|200}, у малюнку — {2-6:колір|кольори|кольорів}, розміри 36–40 і 41–45.',
          '{144|168|200} needles, {2-6:colour|colours} in the pattern, sizes 36–40 and 41–45.',
        ],
        [
          'Носок закритий кетельним швом, пара скріплена хедером із нашим дизайном.',
          'Hand-linked toe, pairs on a header card of our design.',
        ],
      ],
      { yarn: [['cotton', 'polyester'], ['cotton']] },
    ),
    'knit-sportswear': leaf(
      ['пошити', 'пошиття', 'sewing'],
      [
        item(
          'футбольну форму для дитячих команд',
          'футбольної форми для дитячих команд',
          'football kits for youth teams',
          [30, 300],
          [650, 1100],
          { unit: 'set' },
        ),
        item(
          'жіночі легінси з високою посадкою',
          'жіночих легінсів із високою посадкою',
          'high-waisted leggings',
          [150, 1500],
          [320, 560],
        ),
        item(
          'рашгарди з сублімацією',
          'рашгардів із сублімацією',
          'sublimated rash guards',
          [50, 500],
          [480, 820],
        ),
        item(
          'майки для бігу на забіг',
          'майок для бігу на забіг',
          'running vests for a race',
          [200, 3000],
          [160, 290],
        ),
      ],
      [
        [
          'Полотно {поліестер мікрофібра|біфлекс 230 г/м²|мікросітка 130 г/м²}, сублімація за нашим макетом.',
          'Fabric: {polyester microfibre|230 g/m² stretch|130 g/m² mesh}, sublimated with our artwork.',
        ],
        ['Шви флетлок, номери й прізвища — за списком.', 'Flatlock seams; numbers and names by list.'],
      ],
      { yarn: [['polyester']] },
    ),
    'hats-scarves': leaf(
      ['зв’язати', 'в’язання', 'knitting'],
      [
        item('шапки-біні', 'шапок-біні', 'beanies', [150, 3000], [85, 180]),
        item(
          'балаклави з фліс-підкладкою',
          'балаклав із фліс-підкладкою',
          'fleece-lined balaclavas',
          [200, 4000],
          [120, 220],
        ),
        item(
          'уболівальницькі шарфи',
          'уболівальницьких шарфів',
          'supporter scarves',
          [200, 3000],
          [130, 240],
        ),
        item(
          'робочі рукавиці з ПВХ-крапкою',
          'робочих рукавиць із ПВХ-крапкою',
          'PVC dotted work gloves',
          [2000, 30000],
          [11, 22],
        ),
      ],
      [
        [
          'Пряжа {акрил 100 %|напіввовна|меринос}, {нашивка з екошкіри|вплетений логотип|жакардова бирка}.',
          'Yarn: {pure acrylic|half wool|merino}, {faux leather patch|knitted-in logo|woven label}.',
        ],
        [
          'Кольори за Pantone: {чорний, графіт|один насичений синій|шість пастельних}.',
          'Pantone colours: {black and graphite|one strong blue|six pastels}.',
        ],
      ],
      { yarn: [['acrylic'], ['acrylic', 'wool']] },
    ),
    'knit-fabric': leaf(
      ['зв’язати', 'в’язання', 'knitting'],
      [
        item(
          'полотно кулірка з еластаном',
          'полотна кулірка з еластаном',
          'single jersey with elastane',
          [300, 4000],
          [330, 460],
          { unit: 'kg', attributes: { yarn: ['cotton-elastane'] } },
        ),
        item(
          'футер тринитку з начосом',
          'футеру тринитки з начосом',
          'brushed three-thread fleece',
          [500, 6000],
          [300, 420],
          { unit: 'kg', attributes: { yarn: ['cotton', 'polyester'] } },
        ),
        item('рібану для горловин', 'рібани для горловин', 'rib for necklines', [100, 1200], [340, 480], {
          unit: 'kg',
        }),
      ],
      [
        [
          'Ширина {180|185|200} см, щільність {180-340/20} г/м², фарбування активними барвниками.',
          'Width {180|185|200} cm, {180-340/20} g/m², reactive dyeing.',
        ],
        ['Рулони по {20|25} кг, маркування партії на кожному.', 'Rolls of {20|25} kg, dye lot on each.'],
      ],
    ),
  },
}
