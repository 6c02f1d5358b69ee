import { enumField, multiField, numberField } from '../category-fields.ts'
import { DESIGNED, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const weldingStructures: RootSource = {
  key: 900,
  code: 'welding-structures',
  icon: 'hard-hat',
  name: { uk: 'Зварювання та металоконструкції', en: 'Welding and steel structures' },
  orders: { uk: 'Замовлення на металоконструкції', en: 'Orders for welded steel structures' },
  producers: { uk: 'Виробники металоконструкцій', en: 'Steel structure fabricators' },
  description: {
    uk: 'Каркаси будівель, резервуари, рами машин, сходи, огорожі, причепи, зварювання нержавійки й алюмінію.',
    en: 'Building frames, tanks, machine frames, stairs, fences, trailers, stainless and aluminium welding.',
  },
  fields: [
    enumField(
      'steel',
      ['Марка сталі', 'Steel grade'],
      [
        ['s235', 'Ст3, S235', 'S235'],
        ['s355', '09Г2С, S355', 'S355'],
        ['stainless-304', 'AISI 304', 'AISI 304'],
        ['stainless-316', 'AISI 316', 'AISI 316'],
        ['wear-resistant', 'Зносостійка', 'Wear-resistant'],
        ['aluminium', 'Алюміній', 'Aluminium'],
      ],
      { filter: true },
    ),
    multiField(
      'welding',
      ['Спосіб зварювання', 'Welding process'],
      [
        ['mag', 'MIG/MAG', 'MIG/MAG'],
        ['tig', 'TIG', 'TIG'],
        ['mma', 'Ручне дугове', 'Manual arc'],
        ['saw', 'Під флюсом', 'Submerged arc'],
        ['spot', 'Точкове', 'Spot'],
      ],
    ),
  ],
  children: [
    {
      key: 901,
      code: 'steel-structures',
      types: DESIGNED,
      name: { uk: 'Будівельні металоконструкції', en: 'Structural steelwork' },
      orders: {
        uk: 'Замовлення на будівельні металоконструкції',
        en: 'Orders for structural steelwork',
      },
      producers: { uk: 'Виробники будівельних металоконструкцій', en: 'Structural steelwork fabricators' },
      description: {
        uk: 'Колони, балки, ферми, зв’язки, закладні за КМД: виготовлення, ґрунтування, доставка, монтаж.',
        en: 'Columns, beams, trusses, bracing and embedded parts to shop drawings: made, primed, delivered, erected.',
      },
      fields: [numberField('totalMass', ['Загальна маса', 'Total mass'], ['т', 't'], { filter: true })],
    },
    {
      key: 902,
      code: 'hangars-sheds',
      types: DESIGNED,
      name: { uk: 'Ангари, навіси, теплиці', en: 'Hangars, canopies and greenhouses' },
      orders: {
        uk: 'Замовлення на ангари, навіси й теплиці',
        en: 'Orders for hangars, canopies and greenhouses',
      },
      producers: {
        uk: 'Виробники ангарів, навісів і теплиць',
        en: 'Hangar, canopy and greenhouse manufacturers',
      },
      description: {
        uk: 'Швидкомонтовані каркаси складів, зерносховищ, навісів для авто, теплиць промислового типу.',
        en: 'Quickly erected frames of warehouses, grain stores, carports and industrial greenhouses.',
      },
    },
    {
      key: 903,
      code: 'tanks-vessels',
      types: DESIGNED,
      name: { uk: 'Резервуари й ємності', en: 'Tanks and vessels' },
      orders: { uk: 'Замовлення на резервуари й ємності', en: 'Orders for tanks and vessels' },
      producers: { uk: 'Виробники резервуарів і ємностей', en: 'Tank and vessel manufacturers' },
      description: {
        uk: 'Ємності для води, пального, добрив, харчові баки з нержавної сталі, бункери, силоси.',
        en: 'Tanks for water, fuel and fertiliser, stainless food vessels, hoppers and silos.',
      },
      fields: [numberField('volume', ['Об’єм', 'Volume'], ['м³', 'm³'], { filter: true })],
    },
    {
      key: 904,
      code: 'machine-frames',
      types: PRODUCTS,
      name: { uk: 'Рами й зварні вузли', en: 'Frames and weldments' },
      orders: { uk: 'Замовлення на рами й зварні вузли', en: 'Orders for frames and weldments' },
      producers: { uk: 'Виробники рам і зварних вузлів', en: 'Frame and weldment fabricators' },
      description: {
        uk: 'Зварні рами верстатів, сільгосптехніки, конвеєрів, станини з відпуском напружень і обробкою.',
        en: 'Welded frames for machines, farm equipment and conveyors, stress-relieved and machined.',
      },
    },
    {
      key: 905,
      code: 'stairs-fences',
      types: DESIGNED,
      name: { uk: 'Сходи, перила, огорожі', en: 'Stairs, railings and fences' },
      orders: {
        uk: 'Замовлення на металеві сходи, перила й огорожі',
        en: 'Orders for metal stairs, railings and fences',
      },
      producers: { uk: 'Виробники сходів, перил і огорож', en: 'Stair, railing and fence fabricators' },
      description: {
        uk: 'Пожежні й внутрішні сходи, перила з нержавійки, ворота, хвіртки, секційні огорожі.',
        en: 'Fire escapes, indoor stairs, stainless railings, gates and panel fences.',
      },
    },
    {
      key: 906,
      code: 'trailers-bodies',
      types: DESIGNED,
      name: { uk: 'Причепи, кузови, навісне обладнання', en: 'Trailers, bodies and attachments' },
      orders: {
        uk: 'Замовлення на причепи, кузови й навісне обладнання',
        en: 'Orders for trailers, bodies and attachments',
      },
      producers: {
        uk: 'Виробники причепів, кузовів і навісного обладнання',
        en: 'Trailer, body and attachment manufacturers',
      },
      description: {
        uk: 'Причепи, самоскидні кузови, ковші, вила, щітки, навісне для тракторів і навантажувачів.',
        en: 'Trailers, tipper bodies, buckets, forks, brushes and attachments for tractors and loaders.',
      },
    },
    {
      key: 907,
      code: 'stainless-welding',
      types: OPERATIONS,
      name: { uk: 'Зварювання нержавійки й алюмінію', en: 'Stainless and aluminium welding' },
      orders: {
        uk: 'Замовлення на зварювання нержавійки й алюмінію',
        en: 'Orders for stainless and aluminium welding',
      },
      producers: {
        uk: 'Послуги зварювання нержавійки й алюмінію',
        en: 'Stainless and aluminium welding shops',
      },
      description: {
        uk: 'Аргонодугове зварювання харчового обладнання, трубопроводів, баків, столів і мийок.',
        en: 'TIG welding of food equipment, pipework, tanks, tables and sinks.',
      },
    },
  ],
}
