import { enumField, multiField, numberField } from '../category-fields.ts'
import { OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const plastics: RootSource = {
  key: 1000,
  code: 'plastics-moulding',
  icon: 'toy-brick',
  name: { uk: 'Пластмаси та композити', en: 'Plastics and composites' },
  orders: { uk: 'Замовлення на вироби з пластмас', en: 'Orders for plastic parts' },
  producers: { uk: 'Виробники виробів із пластмас', en: 'Plastic part manufacturers' },
  description: {
    uk: 'Лиття під тиском, видування, вакуумне формування, екструзія, ротаційне формування, склопластик і пінополіуретан.',
    en: 'Injection and blow moulding, vacuum forming, extrusion, rotomoulding, fibreglass and polyurethane foam.',
  },
  fields: [
    multiField(
      'polymer',
      ['Полімер', 'Polymer'],
      [
        ['pp', 'PP', 'PP'],
        ['pe', 'PE', 'PE'],
        ['abs', 'ABS', 'ABS'],
        ['pa', 'PA', 'PA'],
        ['pc', 'PC', 'PC'],
        ['ps', 'PS', 'PS'],
        ['pvc', 'ПВХ', 'PVC'],
        ['pet', 'ПЕТ', 'PET'],
        ['pur', 'ПУ', 'PUR'],
        ['recycled', 'Вторинна сировина', 'Recycled'],
      ],
      { filter: true },
    ),
  ],
  children: [
    {
      key: 1001,
      code: 'injection-moulding',
      types: OPERATIONS,
      name: { uk: 'Лиття пластмас під тиском', en: 'Injection moulding' },
      orders: { uk: 'Замовлення на лиття пластмас під тиском', en: 'Orders for injection moulding' },
      producers: { uk: 'Виробники лиття пластмас під тиском', en: 'Injection moulding manufacturers' },
      description: {
        uk: 'Серійне лиття деталей на термопластавтоматах: у пресформі замовника або з виготовленням нової.',
        en: 'Series moulding of parts in the customer’s mould or with a new one made.',
      },
      fields: [
        enumField(
          'mould',
          ['Пресформа', 'Mould'],
          [
            ['ready', 'Є у замовника', 'Customer has it'],
            ['needed', 'Потрібно виготовити', 'To be made'],
            ['repair', 'Потребує ремонту', 'Needs repair'],
          ],
          { required: true, filter: true },
        ),
        numberField('partWeight', ['Маса деталі', 'Part weight'], ['г', 'g']),
      ],
    },
    {
      key: 1002,
      code: 'blow-moulding',
      types: OPERATIONS.concat('supply'),
      name: { uk: 'Видування тари', en: 'Blow moulding' },
      orders: { uk: 'Замовлення на видувну тару', en: 'Orders for blow-moulded containers' },
      producers: { uk: 'Виробники пляшок, флаконів і каністр', en: 'Bottle and canister manufacturers' },
      description: {
        uk: 'Пляшки, флакони, каністри, бочки з ПЕТ і поліетилену, із кришками та дозаторами.',
        en: 'Bottles, vials, canisters and drums in PET and polyethylene, with caps and pumps.',
      },
      fields: [numberField('capacity', ['Місткість', 'Capacity'], ['мл', 'ml'])],
    },
    {
      key: 1003,
      code: 'vacuum-forming',
      types: OPERATIONS,
      name: { uk: 'Вакуумне формування', en: 'Vacuum forming' },
      orders: { uk: 'Замовлення на вакуумне формування', en: 'Orders for vacuum forming' },
      producers: { uk: 'Послуги вакуумного формування', en: 'Vacuum forming shops' },
      description: {
        uk: 'Блістери, лотки, ложементи, корпуси техніки, вставки в упаковку з листового пластику.',
        en: 'Blisters, trays, inserts, equipment covers and packaging liners from plastic sheet.',
      },
    },
    {
      key: 1004,
      code: 'extrusion',
      types: PRODUCTS,
      name: { uk: 'Екструзія профілів і труб', en: 'Profile and pipe extrusion' },
      orders: { uk: 'Замовлення на екструзію профілів і труб', en: 'Orders for extruded profiles and pipes' },
      producers: {
        uk: 'Виробники пластикових профілів і труб',
        en: 'Plastic profile and pipe manufacturers',
      },
      description: {
        uk: 'Погонажні профілі, труби, шланги, ущільнювачі, листи за фільєрою замовника або новою.',
        en: 'Profiles, pipes, hoses, seals and sheet through your die or a new one.',
      },
    },
    {
      key: 1005,
      code: 'rotational-moulding',
      types: PRODUCTS,
      name: { uk: 'Ротаційне формування', en: 'Rotational moulding' },
      orders: { uk: 'Замовлення на ротаційне формування', en: 'Orders for rotational moulding' },
      producers: { uk: 'Виробники ротаційного формування', en: 'Rotational moulding manufacturers' },
      description: {
        uk: 'Баки, септики, дитячі гірки, дорожні блоки, човни з поліетилену.',
        en: 'Tanks, septic chambers, slides, road barriers and boats in polyethylene.',
      },
    },
    {
      key: 1006,
      code: 'composites',
      types: PRODUCTS,
      name: { uk: 'Склопластик і композити', en: 'Fibreglass and composites' },
      orders: {
        uk: 'Замовлення на вироби зі склопластику й композитів',
        en: 'Orders for fibreglass and composite parts',
      },
      producers: { uk: 'Виробники склопластику й композитів', en: 'Fibreglass and composite manufacturers' },
      description: {
        uk: 'Обтічники, корпуси, кузовні деталі, ємності, вуглепластик: ручне формування, інфузія, намотування.',
        en: 'Fairings, housings, body parts, tanks and carbon fibre: hand lay-up, infusion, winding.',
      },
    },
    {
      key: 1007,
      code: 'polyurethane-foam',
      types: PRODUCTS,
      name: { uk: 'Поліуретан і піноматеріали', en: 'Polyurethane and foams' },
      orders: {
        uk: 'Замовлення на вироби з поліуретану й піни',
        en: 'Orders for polyurethane and foam parts',
      },
      producers: { uk: 'Виробники виробів із поліуретану', en: 'Polyurethane part manufacturers' },
      description: {
        uk: 'Поліуретанові колеса, ролики, буфери, поролон, ложементи зі спіненого поліетилену.',
        en: 'Polyurethane wheels, rollers, bumpers, foam blocks and polyethylene foam inserts.',
      },
    },
  ],
}
