import { enumField, numberField } from '../category-fields.ts'
import { OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const construction: RootSource = {
  key: 1600,
  code: 'construction-materials',
  icon: 'brick-wall',
  name: { uk: 'Будівельні матеріали', en: 'Construction materials' },
  orders: { uk: 'Замовлення на будівельні матеріали', en: 'Orders for construction materials' },
  producers: { uk: 'Виробники будівельних матеріалів', en: 'Construction material manufacturers' },
  description: {
    uk: 'Залізобетон, бруківка, цегла, сухі суміші, утеплення, покрівля, вироби з каменю та пиломатеріали.',
    en: 'Precast concrete, paving, bricks, dry mixes, insulation, roofing, stone and sawn timber.',
  },
  children: [
    {
      key: 1601,
      code: 'precast-concrete',
      types: PRODUCTS,
      name: { uk: 'Залізобетонні вироби', en: 'Precast concrete' },
      orders: { uk: 'Замовлення на залізобетонні вироби', en: 'Orders for precast concrete' },
      producers: { uk: 'Виробники залізобетонних виробів', en: 'Precast concrete manufacturers' },
      description: {
        uk: 'Плити, палі, кільця колодязів, фундаментні блоки, перемички, бетонні меблі.',
        en: 'Slabs, piles, well rings, foundation blocks, lintels and concrete furniture.',
      },
      fields: [
        enumField(
          'concreteClass',
          ['Клас бетону', 'Concrete class'],
          [
            ['c12-15', 'С12/15', 'C12/15'],
            ['c16-20', 'С16/20', 'C16/20'],
            ['c20-25', 'С20/25', 'C20/25'],
            ['c25-30', 'С25/30', 'C25/30'],
            ['c32-40', 'С32/40', 'C32/40'],
          ],
          { filter: true },
        ),
      ],
    },
    {
      key: 1602,
      code: 'paving-blocks',
      types: PRODUCTS,
      name: { uk: 'Бруківка й бордюри', en: 'Paving and kerbs' },
      orders: { uk: 'Замовлення на бруківку й бордюри', en: 'Orders for paving and kerbs' },
      producers: { uk: 'Виробники бруківки й бордюрів', en: 'Paving and kerb manufacturers' },
      description: {
        uk: 'Вібропресована бруківка, бордюри, водостоки, тактильна плитка, стінові блоки.',
        en: 'Vibropressed paving, kerbs, gutters, tactile tiles and wall blocks.',
      },
      fields: [numberField('pavingThickness', ['Товщина', 'Thickness'], ['мм', 'mm'], { filter: true })],
    },
    {
      key: 1603,
      code: 'bricks-blocks',
      types: PRODUCTS,
      name: { uk: 'Цегла й блоки', en: 'Bricks and blocks' },
      orders: { uk: 'Замовлення на цеглу й блоки', en: 'Orders for bricks and blocks' },
      producers: { uk: 'Виробники цегли й блоків', en: 'Brick and block manufacturers' },
      description: {
        uk: 'Керамічна, клінкерна й ручного формування цегла, газоблоки, керамоблоки, шамот.',
        en: 'Clay, clinker and handmade bricks, aerated and ceramic blocks, firebricks.',
      },
    },
    {
      key: 1604,
      code: 'dry-mixes',
      types: PRODUCTS,
      name: { uk: 'Сухі будівельні суміші', en: 'Dry building mixes' },
      orders: { uk: 'Замовлення на сухі будівельні суміші', en: 'Orders for dry building mixes' },
      producers: { uk: 'Виробники сухих будівельних сумішей', en: 'Dry mix manufacturers' },
      description: {
        uk: 'Клеї, штукатурки, стяжки, затирки та ремонтні суміші, фасування під власною маркою.',
        en: 'Tile adhesives, renders, screeds, grouts and repair mortars, also under private label.',
      },
    },
    {
      key: 1605,
      code: 'insulation-panels',
      types: PRODUCTS,
      name: { uk: 'Утеплення й сендвіч-панелі', en: 'Insulation and sandwich panels' },
      orders: {
        uk: 'Замовлення на утеплення й сендвіч-панелі',
        en: 'Orders for insulation and sandwich panels',
      },
      producers: {
        uk: 'Виробники утеплення й сендвіч-панелей',
        en: 'Insulation and sandwich panel manufacturers',
      },
      description: {
        uk: 'Стінові й покрівельні сендвіч-панелі, пінополістирол, мінвата, SIP-панелі, термопанелі.',
        en: 'Wall and roof sandwich panels, polystyrene, mineral wool, SIP and facade panels.',
      },
    },
    {
      key: 1606,
      code: 'roofing-profiles',
      types: PRODUCTS,
      name: { uk: 'Покрівля та профнастил', en: 'Roofing and profiled sheet' },
      orders: { uk: 'Замовлення на покрівлю та профнастил', en: 'Orders for roofing and profiled sheet' },
      producers: { uk: 'Виробники покрівлі та профнастилу', en: 'Roofing and profiled sheet manufacturers' },
      description: {
        uk: 'Профнастил, металочерепиця, фальцева покрівля, водостічні системи, доборні елементи.',
        en: 'Profiled sheet, metal tiles, standing seam roofing, gutters and flashings.',
      },
    },
    {
      key: 1607,
      code: 'stone-products',
      types: PRODUCTS,
      name: { uk: 'Вироби з каменю', en: 'Stone products' },
      orders: { uk: 'Замовлення на вироби з каменю', en: 'Orders for stone products' },
      producers: { uk: 'Виробники виробів із каменю', en: 'Stone product manufacturers' },
      description: {
        uk: 'Плитка, сходи, стільниці, підвіконня з граніту, мармуру, лабрадориту та кварцу.',
        en: 'Tiles, steps, worktops and sills in granite, marble, labradorite and quartz.',
      },
    },
    {
      key: 1608,
      code: 'sawn-timber',
      types: OPERATIONS.concat('supply'),
      name: { uk: 'Пиломатеріали й дерев’яні конструкції', en: 'Timber and wooden structures' },
      orders: {
        uk: 'Замовлення на пиломатеріали й дерев’яні конструкції',
        en: 'Orders for timber and wooden structures',
      },
      producers: {
        uk: 'Виробники пиломатеріалів і дерев’яних конструкцій',
        en: 'Timber and wooden structure manufacturers',
      },
      description: {
        uk: 'Дошка, брус, клеєний брус, терасна дошка, крокви, каркасні будинки, сушіння та стругання.',
        en: 'Boards, beams, glulam, decking, trusses, timber frame houses, drying and planing.',
      },
    },
  ],
}
