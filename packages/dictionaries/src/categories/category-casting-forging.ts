import { enumField, numberField } from '../category-fields.ts'
import { OPERATIONS, type RootSource } from '../category-types.ts'

export const castingForging: RootSource = {
  key: 700,
  code: 'casting-forging',
  icon: 'flame',
  name: { uk: 'Лиття та кування', en: 'Casting and forging' },
  orders: { uk: 'Замовлення на лиття та поковки', en: 'Orders for castings and forgings' },
  producers: { uk: 'Ливарні та ковальські виробництва', en: 'Foundries and forges' },
  description: {
    uk: 'Виливки із чавуну, сталі, алюмінію, бронзи, лиття під тиском і за виплавними моделями, поковки та гаряче штампування.',
    en: 'Castings in iron, steel, aluminium and bronze, die and investment casting, open and closed-die forgings.',
  },
  fields: [
    numberField('partMass', ['Маса виливка або поковки', 'Mass of one piece'], ['кг', 'kg'], {
      filter: true,
    }),
    enumField(
      'pattern',
      ['Модельне оснащення', 'Pattern equipment'],
      [
        ['ready', 'Є у замовника', 'Customer has it'],
        ['needed', 'Потрібно виготовити', 'To be made'],
      ],
    ),
  ],
  children: [
    {
      key: 701,
      code: 'iron-casting',
      types: OPERATIONS,
      name: { uk: 'Чавунне лиття', en: 'Iron casting' },
      orders: { uk: 'Замовлення на чавунне лиття', en: 'Orders for iron castings' },
      producers: { uk: 'Ливарні чавуну', en: 'Iron foundries' },
      description: {
        uk: 'Виливки із сірого та високоміцного чавуну в піщані форми: корпуси, шківи, люки, противаги.',
        en: 'Sand castings in grey and ductile iron: housings, pulleys, covers, counterweights.',
      },
    },
    {
      key: 702,
      code: 'steel-casting',
      types: OPERATIONS,
      name: { uk: 'Сталеве лиття', en: 'Steel casting' },
      orders: { uk: 'Замовлення на сталеве лиття', en: 'Orders for steel castings' },
      producers: { uk: 'Ливарні сталі', en: 'Steel foundries' },
      description: {
        uk: 'Виливки з вуглецевих, марганцевих і жаростійких сталей: броня дробарок, колеса, арматура.',
        en: 'Castings in carbon, manganese and heat-resistant steel: crusher liners, wheels, valves.',
      },
    },
    {
      key: 703,
      code: 'aluminium-casting',
      types: OPERATIONS,
      name: { uk: 'Алюмінієве лиття', en: 'Aluminium casting' },
      orders: { uk: 'Замовлення на алюмінієве лиття', en: 'Orders for aluminium castings' },
      producers: { uk: 'Ливарні алюмінію', en: 'Aluminium foundries' },
      description: {
        uk: 'Лиття алюмінієвих сплавів у кокіль і піщані форми, термообробка Т6, механічна обробка.',
        en: 'Aluminium castings in permanent and sand moulds, T6 heat treatment and machining.',
      },
    },
    {
      key: 704,
      code: 'die-casting',
      types: OPERATIONS,
      name: { uk: 'Лиття металу під тиском', en: 'Die casting' },
      orders: { uk: 'Замовлення на лиття металу під тиском', en: 'Orders for die castings' },
      producers: { uk: 'Виробники лиття під тиском', en: 'Die casting manufacturers' },
      description: {
        uk: 'Серійне лиття під тиском алюмінію та цинкових сплавів: корпуси приладів, фурнітура, радіатори.',
        en: 'Series die casting in aluminium and zinc alloys: instrument housings, hardware, heat sinks.',
      },
    },
    {
      key: 705,
      code: 'bronze-casting',
      types: OPERATIONS,
      name: { uk: 'Лиття бронзи й латуні', en: 'Bronze and brass casting' },
      orders: { uk: 'Замовлення на лиття бронзи й латуні', en: 'Orders for bronze and brass castings' },
      producers: { uk: 'Ливарні бронзи й латуні', en: 'Bronze and brass foundries' },
      description: {
        uk: 'Відцентрове лиття втулок, заготовки черв’ячних коліс, художнє лиття, дзвони.',
        en: 'Centrifugally cast bushings, worm wheel blanks, art castings and bells.',
      },
    },
    {
      key: 706,
      code: 'investment-casting',
      types: OPERATIONS,
      name: { uk: 'Лиття за виплавними моделями', en: 'Investment casting' },
      orders: { uk: 'Замовлення на точне лиття', en: 'Orders for investment castings' },
      producers: { uk: 'Виробники точного лиття', en: 'Investment casting foundries' },
      description: {
        uk: 'Точні сталеві виливки складної форми масою від 10 г до 15 кг з мінімальною обробкою.',
        en: 'Precise steel castings of complex shape from 10 g to 15 kg with minimal machining.',
      },
    },
    {
      key: 707,
      code: 'forging',
      types: OPERATIONS,
      name: { uk: 'Поковки й гаряче штампування', en: 'Forging' },
      orders: { uk: 'Замовлення на поковки й штампування', en: 'Orders for forgings' },
      producers: { uk: 'Виробники поковок', en: 'Forging manufacturers' },
      description: {
        uk: 'Вільне кування та гаряче об’ємне штампування: вали, кільця, фланці, гаки, зубки.',
        en: 'Open and closed-die forging: shafts, rings, flanges, hooks and teeth.',
      },
    },
  ],
}
