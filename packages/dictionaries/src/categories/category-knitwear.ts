import { multiField, numberField } from '../category-fields.ts'
import { OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const knitwear: RootSource = {
  key: 200,
  code: 'knitwear',
  icon: 'shirt',
  name: { uk: 'Трикотаж', en: 'Knitwear' },
  orders: { uk: 'Замовлення на трикотажні вироби', en: 'Orders for knitwear' },
  producers: { uk: 'Виробники трикотажу', en: 'Knitwear manufacturers' },
  description: {
    uk: 'В’язання та пошиття трикотажу: футболки, худі, светри, білизна, шкарпетки, шапки й полотно.',
    en: 'Knitted and jersey goods: T-shirts, hoodies, sweaters, underwear, socks, hats and fabric.',
  },
  fields: [
    multiField(
      'yarn',
      ['Склад', 'Composition'],
      [
        ['cotton', 'Бавовна', 'Cotton'],
        ['cotton-elastane', 'Бавовна з еластаном', 'Cotton with elastane'],
        ['polyester', 'Поліестер', 'Polyester'],
        ['acrylic', 'Акрил', 'Acrylic'],
        ['wool', 'Вовна', 'Wool'],
        ['merino', 'Меринос', 'Merino'],
        ['viscose', 'Віскоза', 'Viscose'],
      ],
      { filter: true },
    ),
    numberField('density', ['Щільність полотна', 'Fabric weight'], ['г/м²', 'g/m²']),
  ],
  children: [
    {
      key: 201,
      code: 'tshirts-hoodies',
      types: PRODUCTS,
      name: { uk: 'Футболки, поло, худі', en: 'T-shirts, polos and hoodies' },
      orders: { uk: 'Замовлення на футболки, поло й худі', en: 'Orders for T-shirts, polos and hoodies' },
      producers: { uk: 'Виробники футболок, поло й худі', en: 'T-shirt, polo and hoodie manufacturers' },
      description: {
        uk: 'Базовий трикотаж із кулірки, тринитки, футера: під друк, з вишивкою або під власною маркою.',
        en: 'Basics in single jersey and fleece, blank for print, embroidered or under your own label.',
      },
    },
    {
      key: 202,
      code: 'sweaters',
      types: PRODUCTS,
      name: { uk: 'Светри та в’язаний одяг', en: 'Sweaters and knitted garments' },
      orders: { uk: 'Замовлення на светри та в’язаний одяг', en: 'Orders for sweaters and knitted garments' },
      producers: {
        uk: 'Виробники светрів і в’язаного одягу',
        en: 'Sweater and knitted garment manufacturers',
      },
      description: {
        uk: 'Светри, кардигани, жилети й сукні машинного в’язання, 3–14 клас, із пряжі замовника або цеху.',
        en: 'Machine-knitted sweaters, cardigans, vests and dresses, gauge 3 to 14, in your yarn or the mill’s.',
      },
    },
    {
      key: 203,
      code: 'underwear',
      types: PRODUCTS,
      name: { uk: 'Білизна й піжами', en: 'Underwear and sleepwear' },
      orders: { uk: 'Замовлення на пошиття білизни й піжам', en: 'Orders for underwear and sleepwear' },
      producers: { uk: 'Виробники білизни й піжам', en: 'Underwear and sleepwear manufacturers' },
      description: {
        uk: 'Спідня білизна, термобілизна, піжами й домашній одяг із бавовни, модалу, мікрофібри.',
        en: 'Underwear, thermal layers, pyjamas and loungewear in cotton, modal and microfibre.',
      },
    },
    {
      key: 204,
      code: 'socks-hosiery',
      types: PRODUCTS,
      name: { uk: 'Шкарпетки й панчішні вироби', en: 'Socks and hosiery' },
      orders: { uk: 'Замовлення на шкарпетки й панчішні вироби', en: 'Orders for socks and hosiery' },
      producers: { uk: 'Виробники шкарпеток і панчішних виробів', en: 'Sock and hosiery manufacturers' },
      description: {
        uk: 'Шкарпетки з малюнком і логотипом, трекінгові, дитячі, гольфи й колготки з пакованням під бренд.',
        en: 'Patterned and branded socks, hiking and children’s socks, knee-highs and tights in branded packaging.',
      },
    },
    {
      key: 205,
      code: 'knit-sportswear',
      types: PRODUCTS,
      name: { uk: 'Спортивний трикотаж', en: 'Knitted sportswear' },
      orders: { uk: 'Замовлення на спортивний трикотаж', en: 'Orders for knitted sportswear' },
      producers: { uk: 'Виробники спортивного одягу', en: 'Sportswear manufacturers' },
      description: {
        uk: 'Спортивна форма команд, легінси, рашгарди, велоформа із сублімаційним друком і пласкими швами.',
        en: 'Team kits, leggings, rash guards and cycling wear with sublimation print and flatlock seams.',
      },
    },
    {
      key: 206,
      code: 'hats-scarves',
      types: PRODUCTS,
      name: { uk: 'Шапки, шарфи, рукавиці', en: 'Hats, scarves and gloves' },
      orders: { uk: 'Замовлення на шапки, шарфи й рукавиці', en: 'Orders for hats, scarves and gloves' },
      producers: { uk: 'Виробники шапок, шарфів і рукавиць', en: 'Hat, scarf and glove manufacturers' },
      description: {
        uk: 'В’язані шапки, снуди, шарфи з жакардом, балаклави, робочі й зимові рукавиці.',
        en: 'Knitted hats, snoods, jacquard scarves, balaclavas, work and winter gloves.',
      },
    },
    {
      key: 207,
      code: 'knit-fabric',
      types: OPERATIONS.concat('supply'),
      name: { uk: 'Трикотажне полотно', en: 'Knitted fabric' },
      orders: { uk: 'Замовлення на трикотажне полотно', en: 'Orders for knitted fabric' },
      producers: { uk: 'Виробники трикотажного полотна', en: 'Knitted fabric mills' },
      description: {
        uk: 'В’язання полотна з пряжі замовника, фарбування, ворсування та оздоблення: кулірка, рібана, футер, жакард.',
        en: 'Fabric knitted from your yarn, dyed, brushed and finished: jersey, rib, fleece, jacquard.',
      },
    },
  ],
}
