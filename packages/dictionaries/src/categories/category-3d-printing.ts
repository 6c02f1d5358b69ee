import { enumField, multiField } from '../category-fields.ts'
import { EXPERTISE, OPERATIONS, type RootSource } from '../category-types.ts'

export const threeDPrinting: RootSource = {
  key: 1100,
  code: '3d-printing',
  icon: 'printer-3d',
  name: { uk: '3D-друк і прототипування', en: '3D printing and prototyping' },
  orders: { uk: 'Замовлення на 3D-друк', en: 'Orders for 3D printing' },
  producers: { uk: 'Послуги 3D-друку', en: '3D printing services' },
  description: {
    uk: '3D-друк пластиком, смолою та металом, сканування, реверс-інжиніринг, моделювання, дрібні серії без оснащення.',
    en: '3D printing in plastic, resin and metal, scanning, reverse engineering, modelling and small series without tooling.',
  },
  fields: [
    multiField(
      'printMaterial',
      ['Матеріал друку', 'Print material'],
      [
        ['pla', 'PLA', 'PLA'],
        ['petg', 'PETG', 'PETG'],
        ['abs-asa', 'ABS, ASA', 'ABS, ASA'],
        ['nylon', 'Нейлон', 'Nylon'],
        ['tpu', 'TPU', 'TPU'],
        ['resin', 'Фотополімер', 'Resin'],
        ['carbon-filled', 'З вуглеволокном', 'Carbon-filled'],
        ['metal', 'Метал', 'Metal'],
      ],
      { filter: true },
    ),
    enumField(
      'model',
      ['3D-модель', '3D model'],
      [
        ['ready', 'Є готова', 'Ready'],
        ['needed', 'Потрібно створити', 'To be made'],
      ],
    ),
  ],
  children: [
    {
      key: 1101,
      code: 'fdm-printing',
      types: OPERATIONS,
      name: { uk: '3D-друк FDM', en: 'FDM printing' },
      orders: { uk: 'Замовлення на 3D-друк FDM', en: 'Orders for FDM printing' },
      producers: { uk: 'Послуги 3D-друку FDM', en: 'FDM printing services' },
      description: {
        uk: 'Корпуси, кронштейни, оснащення й дрібні серії з PETG, ABS, нейлону на фермах принтерів.',
        en: 'Cases, brackets, fixtures and small series in PETG, ABS and nylon on printer farms.',
      },
    },
    {
      key: 1102,
      code: 'sla-printing',
      types: OPERATIONS,
      name: { uk: 'Фотополімерний друк', en: 'SLA and DLP printing' },
      orders: { uk: 'Замовлення на фотополімерний 3D-друк', en: 'Orders for SLA and DLP printing' },
      producers: { uk: 'Послуги фотополімерного 3D-друку', en: 'SLA and DLP printing services' },
      description: {
        uk: 'Дрібні деталі з гладкою поверхнею, майстер-моделі, ювелірні воскові моделі, стоматологія.',
        en: 'Small smooth parts, master patterns, jewellery casting models and dental work.',
      },
    },
    {
      key: 1103,
      code: 'sls-printing',
      types: OPERATIONS,
      name: { uk: 'Друк SLS і MJF', en: 'SLS and MJF printing' },
      orders: { uk: 'Замовлення на 3D-друк SLS і MJF', en: 'Orders for SLS and MJF printing' },
      producers: { uk: 'Послуги 3D-друку SLS і MJF', en: 'SLS and MJF printing services' },
      description: {
        uk: 'Міцні функціональні деталі з порошкового нейлону без підтримок, серії до тисячі штук.',
        en: 'Strong functional parts in powdered nylon without supports, series up to a thousand.',
      },
    },
    {
      key: 1104,
      code: 'metal-3d-printing',
      types: OPERATIONS,
      name: { uk: '3D-друк металом', en: 'Metal 3D printing' },
      orders: { uk: 'Замовлення на 3D-друк металом', en: 'Orders for metal 3D printing' },
      producers: { uk: 'Послуги 3D-друку металом', en: 'Metal 3D printing services' },
      description: {
        uk: 'Лазерне сплавлення нержавної сталі, титану, алюмінію з термообробкою та доведенням на верстатах.',
        en: 'Laser fusion of stainless steel, titanium and aluminium, heat-treated and finish-machined.',
      },
    },
    {
      key: 1105,
      code: '3d-scanning',
      types: EXPERTISE,
      name: { uk: '3D-сканування', en: '3D scanning' },
      orders: { uk: 'Замовлення на 3D-сканування', en: 'Orders for 3D scanning' },
      producers: { uk: 'Послуги 3D-сканування', en: '3D scanning services' },
      description: {
        uk: 'Оцифрування деталей, реверс-інжиніринг із побудовою CAD-моделі, контроль геометрії.',
        en: 'Digitising parts, reverse engineering to a CAD model and geometry inspection.',
      },
    },
    {
      key: 1106,
      code: '3d-modelling',
      types: EXPERTISE,
      name: { uk: '3D-моделювання', en: '3D modelling' },
      orders: { uk: 'Замовлення на 3D-моделювання', en: 'Orders for 3D modelling' },
      producers: { uk: 'Послуги 3D-моделювання', en: '3D modelling services' },
      description: {
        uk: 'Моделі деталей і вузлів за зразком чи ескізом, підготовка до друку й лиття, кресленики.',
        en: 'Models of parts and assemblies from a sample or sketch, print and mould preparation, drawings.',
      },
    },
  ],
}
