import { METALS, multiField, numberField } from '../category-fields.ts'
import { DESIGNED, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const sheetMetal: RootSource = {
  key: 800,
  code: 'sheet-metal',
  icon: 'layers',
  name: { uk: 'Листовий метал', en: 'Sheet metal' },
  orders: { uk: 'Замовлення на обробку листового металу', en: 'Orders for sheet metal work' },
  producers: { uk: 'Обробка листового металу', en: 'Sheet metal fabricators' },
  description: {
    uk: 'Лазерне різання, гнуття листа, холодне штампування, корпуси, повітроводи, обробка труби.',
    en: 'Laser cutting, bending, stamping, enclosures, ducts and tube processing.',
  },
  fields: [
    multiField('material', ['Метал', 'Metal'], METALS.slice(0, 8), { required: true, filter: true }),
    numberField('thickness', ['Товщина', 'Thickness'], ['мм', 'mm'], { filter: true }),
  ],
  children: [
    {
      key: 801,
      code: 'laser-cutting',
      types: OPERATIONS,
      name: { uk: 'Лазерне різання', en: 'Laser cutting' },
      orders: { uk: 'Замовлення на лазерне різання', en: 'Orders for laser cutting' },
      producers: { uk: 'Послуги лазерного різання металу', en: 'Laser cutting services' },
      description: {
        uk: 'Різання листа волоконним лазером за DXF: сталь до 25 мм, нержавійка до 16 мм, алюміній, латунь.',
        en: 'Fibre laser cutting from DXF: steel up to 25 mm, stainless up to 16 mm, aluminium, brass.',
      },
    },
    {
      key: 802,
      code: 'plasma-waterjet',
      types: OPERATIONS,
      name: { uk: 'Плазмове й гідроабразивне різання', en: 'Plasma and waterjet cutting' },
      orders: {
        uk: 'Замовлення на плазмове й гідроабразивне різання',
        en: 'Orders for plasma and waterjet cutting',
      },
      producers: {
        uk: 'Послуги плазмового й гідроабразивного різання',
        en: 'Plasma and waterjet cutting services',
      },
      description: {
        uk: 'Розкрій товстого металу, каменю, скла й пластику плазмою або струменем води з абразивом.',
        en: 'Thick metal, stone, glass and plastics cut by plasma or abrasive waterjet.',
      },
    },
    {
      key: 803,
      code: 'sheet-bending',
      types: OPERATIONS,
      name: { uk: 'Гнуття листа', en: 'Sheet bending' },
      orders: { uk: 'Замовлення на гнуття листового металу', en: 'Orders for sheet bending' },
      producers: { uk: 'Послуги гнуття листового металу', en: 'Sheet bending services' },
      description: {
        uk: 'Гнуття на пресах із ЧПК довжиною до 6 м, вальцювання, відбортування, профілі за розмірами.',
        en: 'CNC press brake bending up to 6 m, rolling, flanging and custom profiles.',
      },
    },
    {
      key: 804,
      code: 'stamping',
      types: OPERATIONS,
      name: { uk: 'Холодне штампування', en: 'Stamping' },
      orders: { uk: 'Замовлення на холодне штампування', en: 'Orders for stamping' },
      producers: { uk: 'Виробники штампованих деталей', en: 'Stamped part manufacturers' },
      description: {
        uk: 'Вирубування, витягування, пробивання: серійні деталі зі стрічки й листа на штампах замовника або виробника.',
        en: 'Blanking, deep drawing and piercing: series parts from coil and sheet on your dies or new ones.',
      },
    },
    {
      key: 805,
      code: 'enclosures',
      types: DESIGNED,
      name: { uk: 'Корпуси й шафи', en: 'Enclosures and cabinets' },
      orders: { uk: 'Замовлення на металеві корпуси й шафи', en: 'Orders for metal enclosures and cabinets' },
      producers: { uk: 'Виробники металевих корпусів і шаф', en: 'Metal enclosure manufacturers' },
      description: {
        uk: 'Корпуси приладів, електрощитів, серверні шафи, термінали, секції поштоматів з фарбуванням і складанням.',
        en: 'Instrument cases, switchgear cabinets, server racks, kiosks and parcel lockers, painted and assembled.',
      },
    },
    {
      key: 806,
      code: 'tube-processing',
      types: OPERATIONS,
      name: { uk: 'Різання й гнуття труб', en: 'Tube cutting and bending' },
      orders: { uk: 'Замовлення на різання й гнуття труб', en: 'Orders for tube cutting and bending' },
      producers: { uk: 'Послуги різання й гнуття труб', en: 'Tube cutting and bending services' },
      description: {
        uk: 'Лазерне різання круглої та профільної труби, дорнове гнуття, вальцювання, торцювання.',
        en: 'Laser cutting of round and square tube, mandrel bending, rolling and end forming.',
      },
    },
    {
      key: 807,
      code: 'ventilation-ducts',
      types: PRODUCTS,
      name: { uk: 'Повітроводи й вентиляція', en: 'Ducts and ventilation' },
      orders: { uk: 'Замовлення на повітроводи й вентиляцію', en: 'Orders for ducts and ventilation parts' },
      producers: { uk: 'Виробники повітроводів', en: 'Duct manufacturers' },
      description: {
        uk: 'Прямокутні та круглі повітроводи, фасонні частини, зонти, дефлектори з оцинкованої та нержавної сталі.',
        en: 'Rectangular and round ducts, fittings, hoods and cowls in galvanised and stainless steel.',
      },
    },
  ],
}
