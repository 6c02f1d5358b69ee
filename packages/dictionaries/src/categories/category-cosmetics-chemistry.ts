import { boolField, enumField, numberField } from '../category-fields.ts'
import { DESIGNED, PRODUCTS, type RootSource } from '../category-types.ts'

export const cosmeticsChemistry: RootSource = {
  key: 1500,
  code: 'cosmetics-chemistry',
  icon: 'flask-conical',
  name: { uk: 'Косметика та хімія', en: 'Cosmetics and chemicals' },
  orders: { uk: 'Замовлення на косметику та хімію', en: 'Orders for cosmetics and chemicals' },
  producers: { uk: 'Виробники косметики та хімії', en: 'Cosmetics and chemicals manufacturers' },
  description: {
    uk: 'Контрактне виробництво косметики, побутової хімії, дієтичних добавок, фарб і технічних рідин.',
    en: 'Contract manufacturing of cosmetics, household chemicals, supplements, paints and technical fluids.',
  },
  fields: [
    enumField(
      'formula',
      ['Рецептура', 'Formula'],
      [
        ['customer', 'Є у замовника', 'Customer’s own'],
        ['producer', 'Готова рецептура виробника', 'Producer’s ready formula'],
        ['develop', 'Потрібно розробити', 'To be developed'],
      ],
      { filter: true },
    ),
    boolField('filling', ['Із фасуванням', 'Filling included'], { filter: true }),
  ],
  children: [
    {
      key: 1501,
      code: 'skincare',
      types: DESIGNED.concat('tolling'),
      name: { uk: 'Догляд за шкірою', en: 'Skincare' },
      orders: { uk: 'Замовлення на косметику для догляду за шкірою', en: 'Orders for skincare' },
      producers: { uk: 'Виробники косметики для догляду за шкірою', en: 'Skincare manufacturers' },
      description: {
        uk: 'Креми, сироватки, тоніки, маски, сонцезахист: розробка, виробництво, нотифікація.',
        en: 'Creams, serums, toners, masks and sun care: development, production, notification.',
      },
      fields: [numberField('packVolume', ['Об’єм упаковки', 'Pack volume'], ['мл', 'ml'])],
    },
    {
      key: 1502,
      code: 'hair-body-care',
      types: DESIGNED.concat('tolling'),
      name: { uk: 'Догляд за волоссям і тілом', en: 'Hair and body care' },
      orders: { uk: 'Замовлення на засоби для волосся й тіла', en: 'Orders for hair and body care' },
      producers: { uk: 'Виробники засобів для волосся й тіла', en: 'Hair and body care manufacturers' },
      description: {
        uk: 'Шампуні, бальзами, гелі для душу, скраби, дезодоранти під власною маркою.',
        en: 'Shampoos, conditioners, shower gels, scrubs and deodorants under your own label.',
      },
      fields: [numberField('packVolume', ['Об’єм упаковки', 'Pack volume'], ['мл', 'ml'])],
    },
    {
      key: 1503,
      code: 'soap-candles',
      types: PRODUCTS,
      name: { uk: 'Мило, свічки, аромати', en: 'Soap, candles and scents' },
      orders: { uk: 'Замовлення на мило, свічки й аромати', en: 'Orders for soap, candles and scents' },
      producers: { uk: 'Виробники мила, свічок і ароматів', en: 'Soap, candle and scent makers' },
      description: {
        uk: 'Натуральне й туалетне мило, соєві свічки, дифузори, бомбочки для ванни, парфуми.',
        en: 'Natural and toilet soap, soy candles, diffusers, bath bombs and perfume.',
      },
    },
    {
      key: 1504,
      code: 'household-chemicals',
      types: PRODUCTS,
      name: { uk: 'Побутова хімія', en: 'Household chemicals' },
      orders: { uk: 'Замовлення на побутову хімію', en: 'Orders for household chemicals' },
      producers: { uk: 'Виробники побутової хімії', en: 'Household chemicals manufacturers' },
      description: {
        uk: 'Гелі й порошки для прання, мийні та дезінфекційні засоби, таблетки для посудомийок.',
        en: 'Laundry gels and powders, cleaners, disinfectants and dishwasher tablets.',
      },
    },
    {
      key: 1505,
      code: 'dietary-supplements',
      types: DESIGNED.concat('tolling'),
      name: { uk: 'Дієтичні добавки', en: 'Dietary supplements' },
      orders: { uk: 'Замовлення на дієтичні добавки', en: 'Orders for dietary supplements' },
      producers: { uk: 'Виробники дієтичних добавок', en: 'Dietary supplement manufacturers' },
      description: {
        uk: 'Капсулювання, таблетування, саше, сиропи, спортивне харчування з повним супроводом документів.',
        en: 'Capsules, tablets, sachets, syrups and sports nutrition with full documentation.',
      },
      fields: [
        enumField(
          'form',
          ['Форма', 'Form'],
          [
            ['capsules', 'Капсули', 'Capsules'],
            ['tablets', 'Таблетки', 'Tablets'],
            ['powder', 'Порошок', 'Powder'],
            ['liquid', 'Рідина', 'Liquid'],
          ],
          { filter: true },
        ),
      ],
    },
    {
      key: 1506,
      code: 'paints-adhesives',
      types: PRODUCTS,
      name: { uk: 'Фарби, лаки, клеї', en: 'Paints, varnishes and adhesives' },
      orders: { uk: 'Замовлення на фарби, лаки й клеї', en: 'Orders for paints, varnishes and adhesives' },
      producers: { uk: 'Виробники фарб, лаків і клеїв', en: 'Paint, varnish and adhesive manufacturers' },
      description: {
        uk: 'Інтер’єрні та промислові фарби, ґрунти, лаки для дерева, герметики, клеї, тонування.',
        en: 'Interior and industrial paints, primers, wood varnish, sealants, adhesives and tinting.',
      },
    },
    {
      key: 1507,
      code: 'technical-chemicals',
      types: PRODUCTS,
      name: { uk: 'Технічна хімія й автохімія', en: 'Technical and car chemicals' },
      orders: {
        uk: 'Замовлення на технічну хімію й автохімію',
        en: 'Orders for technical and car chemicals',
      },
      producers: {
        uk: 'Виробники технічної хімії й автохімії',
        en: 'Technical and car chemicals manufacturers',
      },
      description: {
        uk: 'Мастила, охолодні рідини, антифриз, омивачі, мікродобрива, засоби для мийок.',
        en: 'Lubricants, coolants, antifreeze, screenwash, liquid fertilisers and car wash products.',
      },
    },
  ],
}
