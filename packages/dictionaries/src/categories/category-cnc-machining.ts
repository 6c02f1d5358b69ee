import { enumField, METALS, multiField, numberField } from '../category-fields.ts'
import { OPERATIONS, type RootSource } from '../category-types.ts'

export const cncMachining: RootSource = {
  key: 600,
  code: 'cnc-machining',
  icon: 'cog',
  name: { uk: 'Механічна обробка на ЧПК', en: 'CNC machining' },
  orders: { uk: 'Замовлення на механічну обробку', en: 'Orders for CNC machining' },
  producers: { uk: 'Виробники деталей на верстатах із ЧПК', en: 'CNC machining shops' },
  description: {
    uk: 'Токарна обробка, фрезерування ЧПК, електроерозія, зубонарізання: від однієї деталі до серії, за креслеником або 3D-моделлю.',
    en: 'Turning, milling, EDM and gear cutting, from one part to a series, to a drawing or a 3D model.',
  },
  fields: [
    multiField(
      'material',
      ['Матеріал деталі', 'Part material'],
      [...METALS, ['plastic', 'Пластик', 'Plastic']],
      { required: true, filter: true },
    ),
    enumField(
      'tolerance',
      ['Найвища точність', 'Tightest tolerance'],
      [
        ['it6', 'IT6 і точніше', 'IT6 or finer'],
        ['it7', 'IT7', 'IT7'],
        ['it8-9', 'IT8–IT9', 'IT8–IT9'],
        ['it10-12', 'IT10–IT12', 'IT10–IT12'],
        ['it14', 'IT14, вільні розміри', 'IT14, general'],
      ],
      { filter: true },
    ),
  ],
  children: [
    {
      key: 601,
      code: 'cnc-milling',
      types: OPERATIONS,
      name: { uk: 'Фрезерування ЧПК', en: 'CNC milling' },
      orders: { uk: 'Замовлення на фрезерування ЧПК', en: 'Orders for CNC milling' },
      producers: { uk: 'Послуги фрезерування ЧПК', en: 'CNC milling shops' },
      description: {
        uk: 'Корпуси, плити, кронштейни, деталі складного контуру зі сталі, алюмінію та кольорових металів.',
        en: 'Housings, plates, brackets and contoured parts in steel, aluminium and non-ferrous metals.',
      },
      fields: [numberField('maxSize', ['Найбільший розмір', 'Largest dimension'], ['мм', 'mm'])],
    },
    {
      key: 602,
      code: 'cnc-turning',
      types: OPERATIONS,
      name: { uk: 'Токарна обробка ЧПК', en: 'CNC turning' },
      orders: { uk: 'Замовлення на токарну обробку', en: 'Orders for CNC turning' },
      producers: { uk: 'Послуги токарної обробки', en: 'CNC turning shops' },
      description: {
        uk: 'Вали, втулки, фланці, штуцери та різьбові деталі діаметром від 3 до 800 мм.',
        en: 'Shafts, bushings, flanges, fittings and threaded parts from 3 to 800 mm in diameter.',
      },
      fields: [numberField('maxDiameter', ['Найбільший діаметр', 'Largest diameter'], ['мм', 'mm'])],
    },
    {
      key: 603,
      code: 'swiss-turning',
      types: OPERATIONS,
      name: { uk: 'Автоматна токарна обробка', en: 'Swiss and bar turning' },
      orders: { uk: 'Замовлення на серійні точені деталі', en: 'Orders for series turned parts' },
      producers: { uk: 'Виробники серійних точених деталей', en: 'Series turned part manufacturers' },
      description: {
        uk: 'Серії дрібних точених деталей із прутка на автоматах поздовжнього точіння.',
        en: 'Series of small turned parts from bar on sliding-head automatic lathes.',
      },
    },
    {
      key: 604,
      code: 'five-axis-milling',
      types: OPERATIONS,
      name: { uk: 'П’ятиосьова обробка', en: 'Five-axis machining' },
      orders: { uk: 'Замовлення на п’ятиосьову обробку', en: 'Orders for five-axis machining' },
      producers: { uk: 'Послуги п’ятиосьової обробки', en: 'Five-axis machining shops' },
      description: {
        uk: 'Крильчатки, лопатки, форми й деталі зі складними поверхнями за один установ.',
        en: 'Impellers, blades, moulds and free-form parts in a single set-up.',
      },
    },
    {
      key: 605,
      code: 'gear-cutting',
      types: OPERATIONS,
      name: { uk: 'Зубонарізання', en: 'Gear cutting' },
      orders: { uk: 'Замовлення на зубонарізання', en: 'Orders for gear cutting' },
      producers: { uk: 'Виробники шестерень і зубчастих коліс', en: 'Gear manufacturers' },
      description: {
        uk: 'Шестерні, вал-шестерні, зірочки, рейки, черв’ячні пари: нарізання, довбання, шліфування зуба.',
        en: 'Gears, pinion shafts, sprockets, racks and worm pairs: hobbing, shaping and tooth grinding.',
      },
      fields: [numberField('module', ['Модуль', 'Module'], ['мм', 'mm'], { filter: true })],
    },
    {
      key: 606,
      code: 'edm',
      types: OPERATIONS,
      name: { uk: 'Електроерозійна обробка', en: 'EDM' },
      orders: { uk: 'Замовлення на електроерозійну обробку', en: 'Orders for EDM' },
      producers: { uk: 'Послуги електроерозійної обробки', en: 'EDM shops' },
      description: {
        uk: 'Дротове та прошивне електроерозійне оброблення загартованих сталей, пуансонів, матриць.',
        en: 'Wire and sinker EDM of hardened steel, punches and dies.',
      },
    },
    {
      key: 607,
      code: 'large-part-machining',
      types: OPERATIONS,
      name: { uk: 'Обробка великогабаритних деталей', en: 'Large part machining' },
      orders: { uk: 'Замовлення на обробку великих деталей', en: 'Orders for large part machining' },
      producers: { uk: 'Обробка великогабаритних деталей', en: 'Large part machining shops' },
      description: {
        uk: 'Розточування корпусів, карусельна й портальна обробка деталей масою до 20 т.',
        en: 'Boring, vertical turning and gantry milling of parts up to 20 t.',
      },
    },
    {
      key: 608,
      code: 'plastics-machining',
      types: OPERATIONS,
      name: { uk: 'Обробка пластиків', en: 'Plastics machining' },
      orders: { uk: 'Замовлення на механічну обробку пластиків', en: 'Orders for plastics machining' },
      producers: { uk: 'Механічна обробка пластиків', en: 'Plastics machining shops' },
      description: {
        uk: 'Втулки, ролики, напрямні, ущільнення з капролону, POM, фторопласту, текстоліту, PEEK.',
        en: 'Bushings, rollers, guides and seals in nylon, POM, PTFE, textolite and PEEK.',
      },
    },
  ],
}
