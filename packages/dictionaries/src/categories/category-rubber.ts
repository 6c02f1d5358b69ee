import { enumField, numberField } from '../category-fields.ts'
import { OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const rubber: RootSource = {
  key: 1800,
  code: 'rubber',
  icon: 'torus',
  name: { uk: 'Гума та силікон', en: 'Rubber and silicone' },
  orders: { uk: 'Замовлення на вироби з гуми та силікону', en: 'Orders for rubber and silicone parts' },
  producers: { uk: 'Виробники гумотехнічних виробів', en: 'Rubber goods manufacturers' },
  description: {
    uk: 'Формові гумові деталі, ущільнення, силіконові вироби, гумометалеві опори, рукави, гумові покриття.',
    en: 'Moulded rubber parts, seals, silicone, rubber-to-metal mounts, hoses and rubber flooring.',
  },
  fields: [
    enumField(
      'compound',
      ['Матеріал', 'Compound'],
      [
        ['nbr', 'NBR, мастилостійка', 'NBR, oil-resistant'],
        ['epdm', 'EPDM', 'EPDM'],
        ['nr-sbr', 'NR/SBR', 'NR/SBR'],
        ['silicone', 'Силікон', 'Silicone'],
        ['fkm', 'FKM', 'FKM'],
        ['pur', 'Поліуретан', 'Polyurethane'],
      ],
      { filter: true },
    ),
    numberField('hardness', ['Твердість за Шором А', 'Shore A hardness']),
  ],
  children: [
    {
      key: 1801,
      code: 'rubber-moulding',
      types: OPERATIONS,
      name: { uk: 'Формові гумові вироби', en: 'Moulded rubber parts' },
      orders: { uk: 'Замовлення на формові гумові вироби', en: 'Orders for moulded rubber parts' },
      producers: { uk: 'Виробники формових гумових виробів', en: 'Moulded rubber part manufacturers' },
      description: {
        uk: 'Втулки, амортизатори, пильовики, манжети, ніжки за креслеником або зразком.',
        en: 'Bushings, buffers, boots, cups and feet to a drawing or a sample.',
      },
    },
    {
      key: 1802,
      code: 'seals-gaskets',
      types: PRODUCTS,
      name: { uk: 'Ущільнення й прокладки', en: 'Seals and gaskets' },
      orders: { uk: 'Замовлення на ущільнення й прокладки', en: 'Orders for seals and gaskets' },
      producers: { uk: 'Виробники ущільнень і прокладок', en: 'Seal and gasket manufacturers' },
      description: {
        uk: 'Кільця, манжети гідроциліндрів, прокладки з гуми, пароніту, фторопласту, профільні ущільнювачі.',
        en: 'O-rings, hydraulic seals, gaskets in rubber, fibre and PTFE, profile seals.',
      },
    },
    {
      key: 1803,
      code: 'silicone-products',
      types: PRODUCTS,
      name: { uk: 'Вироби із силікону', en: 'Silicone products' },
      orders: { uk: 'Замовлення на вироби із силікону', en: 'Orders for silicone products' },
      producers: { uk: 'Виробники виробів із силікону', en: 'Silicone product manufacturers' },
      description: {
        uk: 'Харчовий і медичний силікон: форми, трубки, клавіатури, ущільнення, дитячі товари.',
        en: 'Food and medical grade silicone: moulds, tubing, keypads, seals and baby goods.',
      },
    },
    {
      key: 1804,
      code: 'rubber-metal',
      types: OPERATIONS,
      name: { uk: 'Гумометалеві вироби', en: 'Rubber-to-metal parts' },
      orders: { uk: 'Замовлення на гумометалеві вироби', en: 'Orders for rubber-to-metal parts' },
      producers: { uk: 'Виробники гумометалевих виробів', en: 'Rubber-to-metal part manufacturers' },
      description: {
        uk: 'Віброопори, сайлентблоки, гумування валів, роликів і баків, відновлення покриття.',
        en: 'Vibration mounts, silent blocks, rubber lining of shafts, rollers and tanks, recoating.',
      },
    },
    {
      key: 1805,
      code: 'hoses-belts',
      types: PRODUCTS,
      name: { uk: 'Рукави та паси', en: 'Hoses and belts' },
      orders: { uk: 'Замовлення на рукави та паси', en: 'Orders for hoses and belts' },
      producers: { uk: 'Виробники рукавів і пасів', en: 'Hose and belt manufacturers' },
      description: {
        uk: 'Рукави високого тиску, напірні й харчові шланги, приводні паси, конвеєрні стрічки.',
        en: 'High-pressure hoses, delivery and food hoses, drive belts and conveyor belting.',
      },
    },
    {
      key: 1806,
      code: 'rubber-flooring',
      types: PRODUCTS,
      name: { uk: 'Гумові покриття', en: 'Rubber flooring' },
      orders: { uk: 'Замовлення на гумові покриття', en: 'Orders for rubber flooring' },
      producers: { uk: 'Виробники гумових покриттів', en: 'Rubber flooring manufacturers' },
      description: {
        uk: 'Плитка з гумової крихти, килими для ферм і спортзалів, безшовні покриття майданчиків.',
        en: 'Rubber crumb tiles, mats for farms and gyms, seamless playground surfaces.',
      },
    },
  ],
}
