import { boolField } from '../category-fields.ts'
import { type CategoryType, DESIGNED, OPERATIONS, type RootSource } from '../category-types.ts'

const HANDS: readonly CategoryType[] = ['production', 'tolling', 'services', 'producer']

export const assembly: RootSource = {
  key: 2000,
  code: 'assembly',
  icon: 'puzzle',
  name: { uk: 'Складання й обладнання', en: 'Assembly and equipment' },
  orders: { uk: 'Замовлення на складання й обладнання', en: 'Orders for assembly and equipment' },
  producers: { uk: 'Складальні виробництва', en: 'Assembly manufacturers' },
  description: {
    uk: 'Складання виробів і вузлів, виготовлення обладнання, комплектування, контроль якості, ремонт і відновлення.',
    en: 'Product and unit assembly, equipment building, kitting, quality inspection, repair and refurbishment.',
  },
  fields: [boolField('testing', ['З випробуванням', 'With testing'])],
  children: [
    {
      key: 2001,
      code: 'product-assembly',
      types: OPERATIONS,
      name: { uk: 'Складання виробів', en: 'Product assembly' },
      orders: { uk: 'Замовлення на складання виробів', en: 'Orders for product assembly' },
      producers: { uk: 'Послуги складання виробів', en: 'Product assembly services' },
      description: {
        uk: 'Ручне й механізоване складання з комплектувальних замовника: вузли, прилади, іграшки, меблі.',
        en: 'Manual and mechanised assembly from the customer’s parts: units, devices, toys, furniture.',
      },
    },
    {
      key: 2002,
      code: 'equipment-building',
      types: DESIGNED,
      name: { uk: 'Нестандартне обладнання', en: 'Custom equipment' },
      orders: { uk: 'Замовлення на нестандартне обладнання', en: 'Orders for custom equipment' },
      producers: { uk: 'Виробники нестандартного обладнання', en: 'Custom equipment builders' },
      description: {
        uk: 'Конвеєри, дозатори, лінії фасування, преси, стенди: проєкт, виготовлення, пусконалагодження.',
        en: 'Conveyors, feeders, packing lines, presses and test rigs: design, build and commissioning.',
      },
    },
    {
      key: 2003,
      code: 'kitting-packing',
      types: HANDS,
      name: { uk: 'Комплектування й пакування', en: 'Kitting and packing' },
      orders: { uk: 'Замовлення на комплектування й пакування', en: 'Orders for kitting and packing' },
      producers: { uk: 'Послуги комплектування й пакування', en: 'Kitting and packing services' },
      description: {
        uk: 'Збирання наборів, термоусадка, маркування, стікерування, підготовка до відправлення на маркетплейси.',
        en: 'Set building, shrink wrapping, marking, labelling and preparation for marketplaces.',
      },
    },
    {
      key: 2004,
      code: 'quality-inspection',
      types: ['services', 'engineering', 'producer'],
      name: { uk: 'Контроль якості й вимірювання', en: 'Quality inspection' },
      orders: { uk: 'Замовлення на контроль якості', en: 'Orders for quality inspection' },
      producers: { uk: 'Послуги контролю якості', en: 'Quality inspection services' },
      description: {
        uk: 'Координатні вимірювання, неруйнівний контроль швів, вхідний контроль партій, випробування.',
        en: 'Coordinate measurement, non-destructive weld testing, incoming inspection and trials.',
      },
    },
    {
      key: 2005,
      code: 'refurbishment',
      types: HANDS,
      name: { uk: 'Ремонт і відновлення', en: 'Repair and refurbishment' },
      orders: { uk: 'Замовлення на ремонт і відновлення', en: 'Orders for repair and refurbishment' },
      producers: { uk: 'Послуги ремонту й відновлення', en: 'Repair and refurbishment services' },
      description: {
        uk: 'Ремонт верстатів, гідроциліндрів, редукторів, насосів, відновлення посадок наплавленням.',
        en: 'Repair of machine tools, hydraulic cylinders, gearboxes and pumps, rebuilding worn fits.',
      },
    },
  ],
}
