import { boolField, enumField, multiField } from '../category-fields.ts'
import { OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const sewing: RootSource = {
  key: 100,
  code: 'sewing',
  icon: 'scissors',
  name: { uk: 'Пошиття', en: 'Sewing' },
  orders: { uk: 'Замовлення на пошиття', en: 'Orders for garment sewing' },
  producers: { uk: 'Швейні виробництва й цехи', en: 'Sewing factories and workshops' },
  description: {
    uk: 'Пошиття одягу, спорядження й домашнього текстилю: від лекал і зразка до серійної партії, з тканини замовника або виробника.',
    en: 'Clothing, gear and home textiles sewn to order, from patterns and a first sample to a full batch, in your fabric or the maker’s.',
  },
  fields: [
    multiField(
      'fabric',
      ['Тканина', 'Fabric'],
      [
        ['cotton', 'Бавовна', 'Cotton'],
        ['blend', 'Змішана', 'Cotton blend'],
        ['wool', 'Вовна', 'Wool'],
        ['linen', 'Льон', 'Linen'],
        ['synthetic', 'Синтетична', 'Synthetic'],
        ['membrane', 'Мембранна', 'Membrane'],
        ['denim', 'Денім', 'Denim'],
        ['fleece', 'Фліс', 'Fleece'],
        ['cordura', 'Кордура, оксфорд', 'Cordura, oxford'],
      ],
      { filter: true },
    ),
    enumField(
      'patterns',
      ['Лекала', 'Patterns'],
      [
        ['ready', 'Є готові', 'Ready'],
        ['sample', 'Є зразок виробу', 'A sample garment exists'],
        ['needed', 'Потрібно розробити', 'To be made'],
      ],
      { filter: true },
    ),
  ],
  children: [
    {
      key: 101,
      code: 'workwear',
      types: PRODUCTS,
      name: { uk: 'Спецодяг і уніформа', en: 'Workwear and uniforms' },
      orders: {
        uk: 'Замовлення на пошиття спецодягу й уніформи',
        en: 'Orders for workwear and uniforms',
      },
      producers: { uk: 'Виробники спецодягу й уніформи', en: 'Workwear and uniform manufacturers' },
      description: {
        uk: 'Робочі костюми, халати, фартухи, комбінезони, сигнальні жилети та форма для персоналу з логотипом компанії.',
        en: 'Work suits, coats, aprons, overalls, high-visibility vests and branded staff uniforms.',
      },
      fields: [boolField('branding', ['Нанесення логотипа', 'Logo on the garment'])],
    },
    {
      key: 102,
      code: 'outerwear',
      types: PRODUCTS,
      name: { uk: 'Верхній одяг', en: 'Outerwear' },
      orders: { uk: 'Замовлення на пошиття верхнього одягу', en: 'Orders for outerwear' },
      producers: { uk: 'Виробники верхнього одягу', en: 'Outerwear manufacturers' },
      description: {
        uk: 'Куртки, пальта, пуховики, парки та вітрівки: утеплення, мембрани, проклеювання швів.',
        en: 'Jackets, coats, parkas and windbreakers with insulation, membranes and taped seams.',
      },
    },
    {
      key: 103,
      code: 'casualwear',
      types: PRODUCTS,
      name: { uk: 'Легкий і повсякденний одяг', en: 'Casual and light clothing' },
      orders: { uk: 'Замовлення на пошиття легкого одягу', en: 'Orders for casual clothing' },
      producers: { uk: 'Виробники легкого й повсякденного одягу', en: 'Casual clothing manufacturers' },
      description: {
        uk: 'Сукні, блузи, сорочки, штани, спідниці й костюми для магазинів і власних брендів.',
        en: 'Dresses, blouses, shirts, trousers, skirts and suits for shops and own brands.',
      },
    },
    {
      key: 104,
      code: 'kidswear',
      types: PRODUCTS,
      name: { uk: 'Дитячий одяг', en: 'Children’s clothing' },
      orders: { uk: 'Замовлення на пошиття дитячого одягу', en: 'Orders for children’s clothing' },
      producers: { uk: 'Виробники дитячого одягу', en: 'Children’s clothing manufacturers' },
      description: {
        uk: 'Одяг для немовлят, дошкільнят і школярів із сертифікованих тканин, шкільна форма, комбінезони.',
        en: 'Clothing for babies and schoolchildren in certified fabrics, school uniforms, snowsuits.',
      },
    },
    {
      key: 105,
      code: 'tactical-gear',
      types: PRODUCTS,
      name: { uk: 'Тактичний одяг і спорядження', en: 'Tactical clothing and gear' },
      orders: {
        uk: 'Замовлення на пошиття тактичного одягу й спорядження',
        en: 'Orders for tactical clothing and gear',
      },
      producers: {
        uk: 'Виробники тактичного одягу й спорядження',
        en: 'Tactical clothing and gear manufacturers',
      },
      description: {
        uk: 'Плитоноски, підсумки, рюкзаки, бойові сорочки та костюми з кордури й ріпстопу за технічними умовами замовника.',
        en: 'Plate carriers, pouches, packs, combat shirts and suits in Cordura and ripstop, to the customer’s specification.',
      },
    },
    {
      key: 106,
      code: 'home-textiles',
      types: PRODUCTS,
      name: { uk: 'Домашній текстиль', en: 'Home textiles' },
      orders: { uk: 'Замовлення на домашній текстиль', en: 'Orders for home textiles' },
      producers: { uk: 'Виробники домашнього текстилю', en: 'Home textile manufacturers' },
      description: {
        uk: 'Постільна білизна, ковдри, подушки, штори, рушники та скатертини для дому, готелів і ресторанів.',
        en: 'Bed linen, duvets, pillows, curtains, towels and tablecloths for homes, hotels and restaurants.',
      },
    },
    {
      key: 107,
      code: 'bags-backpacks',
      types: PRODUCTS,
      name: { uk: 'Сумки, рюкзаки, чохли', en: 'Bags, backpacks and covers' },
      orders: {
        uk: 'Замовлення на пошиття сумок, рюкзаків і чохлів',
        en: 'Orders for bags, backpacks and covers',
      },
      producers: { uk: 'Виробники сумок, рюкзаків і чохлів', en: 'Bag, backpack and cover manufacturers' },
      description: {
        uk: 'Шопери, рюкзаки, термосумки, чохли для техніки, меблів і транспорту з текстилю та ПВХ.',
        en: 'Totes, backpacks, cooler bags and covers for equipment, furniture and vehicles in textile and PVC.',
      },
    },
    {
      key: 108,
      code: 'cutting-embroidery',
      types: OPERATIONS,
      name: { uk: 'Розкрій, вишивка, оздоблення', en: 'Cutting, embroidery and trimming' },
      orders: { uk: 'Замовлення на розкрій і вишивку', en: 'Orders for fabric cutting and embroidery' },
      producers: { uk: 'Розкрійні та вишивальні цехи', en: 'Cutting and embroidery workshops' },
      description: {
        uk: 'Автоматичний розкрій тканини, машинна вишивка, стьобання, термодрук, пришивання фурнітури — окремими операціями.',
        en: 'Automatic fabric cutting, machine embroidery, quilting, heat transfer and trims as separate operations.',
      },
    },
  ],
}
