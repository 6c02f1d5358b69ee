import { boolField, enumField, multiField } from '../category-fields.ts'
import { DESIGNED, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const furniture: RootSource = {
  key: 400,
  code: 'furniture-woodwork',
  icon: 'armchair',
  name: { uk: 'Меблі та деревообробка', en: 'Furniture and woodwork' },
  orders: { uk: 'Замовлення на меблі та столярні вироби', en: 'Orders for furniture and woodwork' },
  producers: {
    uk: 'Виробники меблів і столярні майстерні',
    en: 'Furniture manufacturers and joinery workshops',
  },
  description: {
    uk: 'Корпусні та м’які меблі, вироби з масиву, двері, сходи, торгове обладнання, розкрій плит і дерев’яна тара.',
    en: 'Cabinet and upholstered furniture, solid wood, doors, stairs, shop fittings, panel cutting and wooden packaging.',
  },
  fields: [
    multiField(
      'wood',
      ['Матеріал', 'Material'],
      [
        ['oak', 'Дуб', 'Oak'],
        ['ash', 'Ясен', 'Ash'],
        ['beech', 'Бук', 'Beech'],
        ['pine', 'Сосна', 'Pine'],
        ['plywood', 'Фанера', 'Plywood'],
        ['mdf', 'МДФ', 'MDF'],
        ['chipboard', 'ЛДСП', 'Laminated chipboard'],
        ['veneer', 'Шпон', 'Veneer'],
      ],
      { filter: true },
    ),
    enumField(
      'finish',
      ['Оздоблення', 'Finish'],
      [
        ['none', 'Без оздоблення', 'Unfinished'],
        ['oil', 'Олія, віск', 'Oil or wax'],
        ['lacquer', 'Лак', 'Lacquer'],
        ['paint', 'Фарба', 'Paint'],
        ['laminate', 'Ламінат, плівка', 'Laminate or foil'],
      ],
    ),
  ],
  children: [
    {
      key: 401,
      code: 'cabinet-furniture',
      types: DESIGNED,
      name: { uk: 'Корпусні меблі', en: 'Cabinet furniture' },
      orders: { uk: 'Замовлення на корпусні меблі', en: 'Orders for cabinet furniture' },
      producers: { uk: 'Виробники корпусних меблів', en: 'Cabinet furniture manufacturers' },
      description: {
        uk: 'Кухні, шафи, стелажі, офісні та готельні меблі з ЛДСП і МДФ за проєктом.',
        en: 'Kitchens, wardrobes, shelving, office and hotel furniture in chipboard and MDF to a design.',
      },
      fields: [boolField('installation', ['Потрібен монтаж', 'Installation needed'])],
    },
    {
      key: 402,
      code: 'upholstered-furniture',
      types: DESIGNED,
      name: { uk: 'М’які меблі', en: 'Upholstered furniture' },
      orders: { uk: 'Замовлення на м’які меблі', en: 'Orders for upholstered furniture' },
      producers: { uk: 'Виробники м’яких меблів', en: 'Upholstered furniture manufacturers' },
      description: {
        uk: 'Дивани, крісла, ліжка, пуфи й стінові панелі для дому, HoReCa та офісів, перетягування.',
        en: 'Sofas, armchairs, beds, poufs and wall panels for homes, hospitality and offices, reupholstery.',
      },
    },
    {
      key: 403,
      code: 'solid-wood-furniture',
      types: DESIGNED,
      name: { uk: 'Меблі з масиву', en: 'Solid wood furniture' },
      orders: { uk: 'Замовлення на меблі з масиву', en: 'Orders for solid wood furniture' },
      producers: { uk: 'Виробники меблів із масиву', en: 'Solid wood furniture makers' },
      description: {
        uk: 'Столи, стільці, ліжка, комоди й стільниці з дуба, ясена, бука та сосни.',
        en: 'Tables, chairs, beds, chests and worktops in oak, ash, beech and pine.',
      },
    },
    {
      key: 404,
      code: 'shop-fittings',
      types: DESIGNED,
      name: { uk: 'Торгове обладнання', en: 'Shop fittings' },
      orders: { uk: 'Замовлення на торгове обладнання', en: 'Orders for shop fittings' },
      producers: { uk: 'Виробники торгового обладнання', en: 'Shop fitting manufacturers' },
      description: {
        uk: 'Вітрини, прилавки, стелажі, острівці, стійки ресепшн і меблі для аптек, магазинів, кав’ярень.',
        en: 'Display cases, counters, racks, kiosks and reception desks for shops, pharmacies and cafés.',
      },
    },
    {
      key: 405,
      code: 'joinery',
      types: PRODUCTS,
      name: { uk: 'Двері, вікна, сходи', en: 'Doors, windows and stairs' },
      orders: { uk: 'Замовлення на двері, вікна та сходи', en: 'Orders for doors, windows and stairs' },
      producers: {
        uk: 'Виробники дерев’яних дверей, вікон і сходів',
        en: 'Wooden door, window and stair makers',
      },
      description: {
        uk: 'Міжкімнатні та вхідні двері, віконні рами, сходи, поручні, погонажні вироби за розмірами.',
        en: 'Interior and entrance doors, window frames, stairs, handrails and mouldings made to measure.',
      },
    },
    {
      key: 406,
      code: 'panel-cutting',
      types: OPERATIONS,
      name: { uk: 'Розкрій і кромкування плит', en: 'Panel cutting and edge banding' },
      orders: {
        uk: 'Замовлення на розкрій і кромкування плит',
        en: 'Orders for panel cutting and edge banding',
      },
      producers: { uk: 'Послуги розкрою та кромкування плит', en: 'Panel cutting and edge banding services' },
      description: {
        uk: 'Порізка ДСП, МДФ і фанери за картою розкрою, кромкування, присадка, криволінійна кромка.',
        en: 'Chipboard, MDF and plywood cut to a list, edge banded, drilled, with curved edges if needed.',
      },
    },
    {
      key: 407,
      code: 'wood-cnc',
      types: OPERATIONS,
      name: { uk: 'Фрезерування деревини на ЧПК', en: 'CNC wood milling' },
      orders: { uk: 'Замовлення на фрезерування деревини', en: 'Orders for CNC wood milling' },
      producers: { uk: 'Фрезерування деревини на ЧПК', en: 'CNC wood milling workshops' },
      description: {
        uk: 'Фасади, декор, деталі складної форми, 3D-різьблення з фанери, МДФ і масиву.',
        en: 'Fronts, decor, shaped parts and 3D carving in plywood, MDF and solid wood.',
      },
    },
    {
      key: 408,
      code: 'wooden-packaging',
      types: PRODUCTS,
      name: { uk: 'Піддони й дерев’яна тара', en: 'Pallets and wooden packaging' },
      orders: { uk: 'Замовлення на піддони й дерев’яну тару', en: 'Orders for pallets and wooden packaging' },
      producers: {
        uk: 'Виробники піддонів і дерев’яної тари',
        en: 'Pallet and wooden packaging manufacturers',
      },
      description: {
        uk: 'Піддони, ящики, обрешітка, скрині для експорту з термообробкою за ISPM 15.',
        en: 'Pallets, crates, cases and export boxes, heat-treated to ISPM 15.',
      },
      fields: [boolField('ispm15', ['Термообробка ISPM 15', 'ISPM 15 treatment'], { filter: true })],
    },
  ],
}
