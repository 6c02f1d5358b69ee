import { boolField, enumField } from '../category-fields.ts'
import { DESIGNED, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const printing: RootSource = {
  key: 1300,
  code: 'printing-packaging',
  icon: 'package',
  name: { uk: 'Поліграфія та паковання', en: 'Printing and packaging' },
  orders: { uk: 'Замовлення на поліграфію та паковання', en: 'Orders for printing and packaging' },
  producers: { uk: 'Друкарні й виробники паковання', en: 'Printers and packaging manufacturers' },
  description: {
    uk: 'Гофротара, картонні коробки, етикетки, гнучке паковання, книги, рекламна поліграфія, друк на текстилі й вивіски.',
    en: 'Corrugated boxes, cartons, labels, flexible packaging, books, commercial print, textile print and signs.',
  },
  fields: [
    enumField(
      'colours',
      ['Кольоровість', 'Colours'],
      [
        ['none', 'Без друку', 'Unprinted'],
        ['1+0', '1+0', '1+0'],
        ['2+0', '2+0', '2+0'],
        ['4+0', '4+0', '4+0'],
        ['4+4', '4+4', '4+4'],
        ['pantone', 'З Pantone', 'With Pantone'],
      ],
      { filter: true },
    ),
    boolField('artworkReady', ['Макет готовий', 'Artwork is ready'], { filter: true }),
  ],
  children: [
    {
      key: 1301,
      code: 'corrugated-boxes',
      types: PRODUCTS,
      name: { uk: 'Гофротара', en: 'Corrugated boxes' },
      orders: { uk: 'Замовлення на гофротару', en: 'Orders for corrugated boxes' },
      producers: { uk: 'Виробники гофротари', en: 'Corrugated box manufacturers' },
      description: {
        uk: 'Чотириклапанні гофроящики, самозбірні коробки, лотки, вкладиші з флексодруком.',
        en: 'Regular slotted and self-locking boxes, trays and inserts with flexo print.',
      },
      fields: [
        enumField(
          'board',
          ['Марка картону', 'Board grade'],
          [
            ['e', 'Мікрогофра E', 'E flute'],
            ['b', 'Тришаровий B', 'B flute'],
            ['c', 'Тришаровий C', 'C flute'],
            ['bc', 'П’ятишаровий BC', 'Double wall BC'],
          ],
          { filter: true },
        ),
      ],
    },
    {
      key: 1302,
      code: 'folding-cartons',
      types: PRODUCTS,
      name: { uk: 'Картонні коробки', en: 'Folding cartons' },
      orders: { uk: 'Замовлення на картонні коробки', en: 'Orders for folding cartons' },
      producers: { uk: 'Виробники картонного паковання', en: 'Folding carton manufacturers' },
      description: {
        uk: 'Пачки, коробки для косметики, ліків, кондитерки, подарункові коробки з кашированням і тисненням.',
        en: 'Cartons for cosmetics, pharma and confectionery, rigid gift boxes with lamination and foil.',
      },
    },
    {
      key: 1303,
      code: 'labels-stickers',
      types: PRODUCTS,
      name: { uk: 'Етикетки й наліпки', en: 'Labels and stickers' },
      orders: { uk: 'Замовлення на етикетки й наліпки', en: 'Orders for labels and stickers' },
      producers: { uk: 'Виробники етикеток', en: 'Label manufacturers' },
      description: {
        uk: 'Самоклейні етикетки в рулонах, термоетикетки, шильди, стікерпаки, контрольні наліпки.',
        en: 'Self-adhesive labels on rolls, thermal labels, nameplates, sticker sheets and seals.',
      },
    },
    {
      key: 1304,
      code: 'flexible-packaging',
      types: PRODUCTS,
      name: { uk: 'Гнучке паковання', en: 'Flexible packaging' },
      orders: { uk: 'Замовлення на гнучке паковання', en: 'Orders for flexible packaging' },
      producers: { uk: 'Виробники гнучкого паковання', en: 'Flexible packaging manufacturers' },
      description: {
        uk: 'Дой-паки, пакети, плівка в рулоні, вакуумні й паперові пакети з друком.',
        en: 'Stand-up pouches, bags, film on the reel, vacuum and paper bags with print.',
      },
    },
    {
      key: 1305,
      code: 'books-magazines',
      types: OPERATIONS,
      name: { uk: 'Книги, каталоги, журнали', en: 'Books, catalogues and magazines' },
      orders: { uk: 'Замовлення на друк книг і каталогів', en: 'Orders for books and catalogues' },
      producers: { uk: 'Друкарні книг і каталогів', en: 'Book and catalogue printers' },
      description: {
        uk: 'Офсетний і цифровий друк книг у твердій та м’якій обкладинці, каталогів, журналів, блокнотів.',
        en: 'Offset and digital printing of hard and soft cover books, catalogues, magazines and notebooks.',
      },
    },
    {
      key: 1306,
      code: 'commercial-print',
      types: OPERATIONS,
      name: { uk: 'Рекламна поліграфія', en: 'Commercial print' },
      orders: { uk: 'Замовлення на рекламну поліграфію', en: 'Orders for commercial print' },
      producers: { uk: 'Друкарні рекламної поліграфії', en: 'Commercial printers' },
      description: {
        uk: 'Буклети, листівки, візитки, календарі, меню, інструкції, бланки.',
        en: 'Leaflets, flyers, business cards, calendars, menus, manuals and forms.',
      },
    },
    {
      key: 1307,
      code: 'textile-printing',
      types: OPERATIONS,
      name: { uk: 'Друк на тканині й одязі', en: 'Textile printing' },
      orders: { uk: 'Замовлення на друк на тканині й одязі', en: 'Orders for textile printing' },
      producers: { uk: 'Послуги друку на тканині й одязі', en: 'Textile printing services' },
      description: {
        uk: 'Шовкодрук, DTF, сублімація, прямий друк на готовому одязі та рулонній тканині.',
        en: 'Screen print, DTF, sublimation and direct print on garments and rolls.',
      },
    },
    {
      key: 1308,
      code: 'signs-large-format',
      types: DESIGNED,
      name: { uk: 'Вивіски й широкоформатний друк', en: 'Signs and large format' },
      orders: {
        uk: 'Замовлення на вивіски й широкоформатний друк',
        en: 'Orders for signs and large format print',
      },
      producers: {
        uk: 'Виробники вивісок і широкоформатного друку',
        en: 'Sign makers and large format printers',
      },
      description: {
        uk: 'Об’ємні літери, лайтбокси, таблички, банери, виставкові стенди, навігація.',
        en: 'Channel letters, lightboxes, plates, banners, exhibition stands and wayfinding.',
      },
    },
  ],
}
