import { boolField, numberField } from '../category-fields.ts'
import { DESIGNED, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const glassCeramics: RootSource = {
  key: 1700,
  code: 'glass-ceramics',
  icon: 'amphora',
  name: { uk: 'Скло та кераміка', en: 'Glass and ceramics' },
  orders: { uk: 'Замовлення на вироби зі скла та кераміки', en: 'Orders for glass and ceramics' },
  producers: { uk: 'Виробники скла та кераміки', en: 'Glass and ceramics manufacturers' },
  description: {
    uk: 'Оброблення листового скла, перегородки, склотара, керамічний посуд, плитка, технічна кераміка.',
    en: 'Flat glass processing, partitions, glass containers, ceramic tableware, tiles and technical ceramics.',
  },
  children: [
    {
      key: 1701,
      code: 'flat-glass',
      types: OPERATIONS,
      name: { uk: 'Оброблення листового скла', en: 'Flat glass processing' },
      orders: { uk: 'Замовлення на оброблення листового скла', en: 'Orders for flat glass processing' },
      producers: { uk: 'Послуги оброблення листового скла', en: 'Flat glass processors' },
      description: {
        uk: 'Різання, шліфування крайки, свердління, гартування, триплекс, друк на склі, склопакети.',
        en: 'Cutting, edge grinding, drilling, tempering, lamination, printing on glass and insulating units.',
      },
      fields: [
        numberField('glassThickness', ['Товщина скла', 'Glass thickness'], ['мм', 'mm'], { filter: true }),
        boolField('tempered', ['Гартоване', 'Tempered'], { filter: true }),
      ],
    },
    {
      key: 1702,
      code: 'mirrors-partitions',
      types: DESIGNED,
      name: { uk: 'Дзеркала, душові, перегородки', en: 'Mirrors, showers and partitions' },
      orders: {
        uk: 'Замовлення на дзеркала, душові й перегородки',
        en: 'Orders for mirrors, showers and partitions',
      },
      producers: {
        uk: 'Виробники дзеркал, душових і скляних перегородок',
        en: 'Mirror, shower and glass partition makers',
      },
      description: {
        uk: 'Дзеркала з підсвічуванням, душові кабіни, цільноскляні перегородки й двері для офісів і готелів.',
        en: 'Lit mirrors, shower enclosures, frameless partitions and doors for offices and hotels.',
      },
    },
    {
      key: 1703,
      code: 'glass-containers',
      types: PRODUCTS,
      name: { uk: 'Склотара', en: 'Glass containers' },
      orders: { uk: 'Замовлення на склотару', en: 'Orders for glass containers' },
      producers: { uk: 'Виробники склотари', en: 'Glass container manufacturers' },
      description: {
        uk: 'Пляшки, банки, флакони, зокрема за індивідуальною формою, декорування скла.',
        en: 'Bottles, jars and vials, also in a bespoke mould, with glass decoration.',
      },
    },
    {
      key: 1704,
      code: 'tableware-ceramics',
      types: PRODUCTS,
      name: { uk: 'Керамічний посуд', en: 'Ceramic tableware' },
      orders: { uk: 'Замовлення на керамічний посуд', en: 'Orders for ceramic tableware' },
      producers: { uk: 'Виробники керамічного посуду', en: 'Ceramic tableware makers' },
      description: {
        uk: 'Тарілки, чашки, вази з глини, фаянсу та порцеляни для ресторанів і брендів.',
        en: 'Plates, cups and vases in clay, earthenware and porcelain for restaurants and brands.',
      },
    },
    {
      key: 1705,
      code: 'ceramic-tiles',
      types: PRODUCTS,
      name: { uk: 'Керамічна плитка й кахлі', en: 'Ceramic tiles' },
      orders: { uk: 'Замовлення на керамічну плитку й кахлі', en: 'Orders for ceramic tiles' },
      producers: { uk: 'Виробники керамічної плитки й кахлів', en: 'Ceramic tile manufacturers' },
      description: {
        uk: 'Плитка ручної роботи, кахлі для печей, мозаїка, декори, реставраційні партії.',
        en: 'Handmade tiles, stove tiles, mosaic, decors and restoration batches.',
      },
    },
    {
      key: 1706,
      code: 'technical-ceramics',
      types: PRODUCTS,
      name: { uk: 'Технічна кераміка', en: 'Technical ceramics' },
      orders: { uk: 'Замовлення на технічну кераміку', en: 'Orders for technical ceramics' },
      producers: { uk: 'Виробники технічної кераміки', en: 'Technical ceramics manufacturers' },
      description: {
        uk: 'Ізолятори, втулки, тиглі, вогнетриви, зносостійка кераміка, кварцове скло.',
        en: 'Insulators, bushings, crucibles, refractories, wear-resistant ceramics and quartz glass.',
      },
    },
  ],
}
