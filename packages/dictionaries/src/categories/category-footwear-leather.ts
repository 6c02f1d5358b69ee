import { enumField, textField } from '../category-fields.ts'
import { OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const footwearLeather: RootSource = {
  key: 300,
  code: 'footwear-leather',
  icon: 'footprints',
  name: { uk: 'Взуття та шкіра', en: 'Footwear and leather' },
  orders: { uk: 'Замовлення на взуття та шкіряні вироби', en: 'Orders for footwear and leather goods' },
  producers: { uk: 'Виробники взуття та шкіряних виробів', en: 'Footwear and leather goods manufacturers' },
  description: {
    uk: 'Пошиття взуття, шкіргалантерея, ремені, заготовки верху й підошви, вичинка та розкрій шкіри.',
    en: 'Footwear, leather goods, belts, uppers and soles, tanning and leather cutting.',
  },
  fields: [
    enumField(
      'upper',
      ['Матеріал верху', 'Upper material'],
      [
        ['leather', 'Натуральна шкіра', 'Leather'],
        ['suede', 'Замша, нубук', 'Suede, nubuck'],
        ['synthetic', 'Штучна шкіра', 'Synthetic leather'],
        ['textile', 'Текстиль', 'Textile'],
      ],
      { filter: true },
    ),
  ],
  children: [
    {
      key: 301,
      code: 'everyday-footwear',
      types: PRODUCTS,
      name: { uk: 'Повсякденне взуття', en: 'Everyday footwear' },
      orders: { uk: 'Замовлення на пошиття взуття', en: 'Orders for everyday footwear' },
      producers: { uk: 'Виробники взуття', en: 'Footwear manufacturers' },
      description: {
        uk: 'Черевики, туфлі, кросівки, чоботи, капці: повний цикл або складання з готових заготовок.',
        en: 'Boots, shoes, trainers and slippers, full cycle or lasting from ready uppers.',
      },
      fields: [textField('sizes', ['Розмірний ряд', 'Size range'])],
    },
    {
      key: 302,
      code: 'safety-footwear',
      types: PRODUCTS,
      name: { uk: 'Робоче й тактичне взуття', en: 'Safety and tactical footwear' },
      orders: { uk: 'Замовлення на робоче й тактичне взуття', en: 'Orders for safety and tactical footwear' },
      producers: {
        uk: 'Виробники робочого й тактичного взуття',
        en: 'Safety and tactical footwear manufacturers',
      },
      description: {
        uk: 'Взуття з металевим або композитним підноском, антипрокольною устілкою, для цехів, будівництва й служби.',
        en: 'Footwear with steel or composite toecaps and penetration-resistant insoles for industry and service.',
      },
      fields: [
        enumField(
          'protection',
          ['Клас захисту', 'Protection class'],
          [
            ['ob', 'OB', 'OB'],
            ['s1', 'S1', 'S1'],
            ['s1p', 'S1P', 'S1P'],
            ['s2', 'S2', 'S2'],
            ['s3', 'S3', 'S3'],
          ],
          { filter: true },
        ),
      ],
    },
    {
      key: 303,
      code: 'leather-goods',
      types: PRODUCTS,
      name: { uk: 'Шкіргалантерея', en: 'Leather goods' },
      orders: { uk: 'Замовлення на шкіргалантерею', en: 'Orders for leather goods' },
      producers: { uk: 'Виробники шкіргалантереї', en: 'Leather goods makers' },
      description: {
        uk: 'Сумки, гаманці, обкладинки, чохли та корпоративні подарунки з натуральної шкіри з тисненням.',
        en: 'Bags, wallets, covers, cases and corporate gifts in real leather with embossing.',
      },
    },
    {
      key: 304,
      code: 'belts-saddlery',
      types: PRODUCTS,
      name: { uk: 'Ремені, лимарні вироби', en: 'Belts and saddlery' },
      orders: { uk: 'Замовлення на ремені та лимарні вироби', en: 'Orders for belts and saddlery' },
      producers: { uk: 'Виробники ременів і лимарних виробів', en: 'Belt and saddlery makers' },
      description: {
        uk: 'Поясні ремені, повідки, нашийники, збруя, інструментальні пояси, кобури.',
        en: 'Waist belts, leashes, collars, harness, tool belts and holsters.',
      },
    },
    {
      key: 305,
      code: 'shoe-components',
      types: PRODUCTS,
      name: { uk: 'Деталі взуття', en: 'Shoe components' },
      orders: { uk: 'Замовлення на деталі взуття', en: 'Orders for shoe components' },
      producers: { uk: 'Виробники підошов, устілок і заготовок', en: 'Sole, insole and upper manufacturers' },
      description: {
        uk: 'Підошви з ТЕП, ПУ та гуми, устілки, задники, підноски й пошиття заготовок верху.',
        en: 'Soles in TPR, PU and rubber, insoles, counters, toe puffs and stitched uppers.',
      },
    },
    {
      key: 306,
      code: 'leather-processing',
      types: OPERATIONS.concat('supply'),
      name: { uk: 'Вичинка й оброблення шкіри', en: 'Tanning and leather processing' },
      orders: {
        uk: 'Замовлення на вичинку й оброблення шкіри',
        en: 'Orders for tanning and leather processing',
      },
      producers: { uk: 'Шкіряні заводи та майстерні', en: 'Tanneries and leather workshops' },
      description: {
        uk: 'Вичинка шкур, фарбування, двоїння, лазерний розкрій, тиснення та перфорація шкіри.',
        en: 'Tanning of hides, dyeing, splitting, laser cutting, embossing and perforation.',
      },
    },
  ],
}
