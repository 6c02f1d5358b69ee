import { boolField, enumField, numberField } from '../category-fields.ts'
import { OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const food: RootSource = {
  key: 1400,
  code: 'food-processing',
  icon: 'wheat',
  name: { uk: 'Харчове виробництво', en: 'Food production' },
  orders: { uk: 'Замовлення на харчове виробництво', en: 'Orders for food production' },
  producers: { uk: 'Виробники продуктів харчування', en: 'Food manufacturers' },
  description: {
    uk: 'Виробництво під власною маркою, переробка давальницької сировини, фасування, гуртове постачання продуктів.',
    en: 'Private label production, processing of the customer’s raw material, packing and wholesale supply.',
  },
  fields: [
    numberField('shelfLife', ['Строк придатності, не менше', 'Shelf life, at least'], ['днів', 'days']),
    boolField('privateLabel', ['Власна торгова марка', 'Private label'], { filter: true }),
    boolField('organic', ['Органічний продукт', 'Organic'], { filter: true }),
  ],
  children: [
    {
      key: 1401,
      code: 'bakery-confectionery',
      types: PRODUCTS,
      name: { uk: 'Хліб і кондитерські вироби', en: 'Bakery and confectionery' },
      orders: { uk: 'Замовлення на хліб і кондитерські вироби', en: 'Orders for bakery and confectionery' },
      producers: {
        uk: 'Пекарні й виробники кондитерських виробів',
        en: 'Bakeries and confectionery manufacturers',
      },
      description: {
        uk: 'Печиво, пряники, торти, заморожена випічка, шоколад, цукерки, хліб для мереж і кав’ярень.',
        en: 'Biscuits, gingerbread, cakes, frozen pastry, chocolate, sweets and bread for chains and cafés.',
      },
    },
    {
      key: 1402,
      code: 'meat-products',
      types: PRODUCTS,
      name: { uk: 'М’ясні та рибні продукти', en: 'Meat and fish products' },
      orders: { uk: 'Замовлення на м’ясні та рибні продукти', en: 'Orders for meat and fish products' },
      producers: { uk: 'Виробники м’ясних і рибних продуктів', en: 'Meat and fish processors' },
      description: {
        uk: 'Ковбаси, напівфабрикати, консерви, копчення, обвалювання та переробка сировини замовника.',
        en: 'Sausages, ready-to-cook products, canned meat, smoking, boning and processing of your raw material.',
      },
    },
    {
      key: 1403,
      code: 'dairy-products',
      types: PRODUCTS,
      name: { uk: 'Молочна продукція', en: 'Dairy products' },
      orders: { uk: 'Замовлення на молочну продукцію', en: 'Orders for dairy products' },
      producers: { uk: 'Виробники молочної продукції', en: 'Dairy manufacturers' },
      description: {
        uk: 'Сири, масло, кисломолочні продукти, морозиво, сухе молоко, переробка давальницького молока.',
        en: 'Cheese, butter, fermented products, ice cream, milk powder and toll processing of milk.',
      },
    },
    {
      key: 1404,
      code: 'grain-oil',
      types: PRODUCTS,
      name: { uk: 'Крупи, борошно, олія', en: 'Cereals, flour and oil' },
      orders: { uk: 'Замовлення на крупи, борошно й олію', en: 'Orders for cereals, flour and oil' },
      producers: { uk: 'Виробники круп, борошна й олії', en: 'Cereal, flour and oil manufacturers' },
      description: {
        uk: 'Помел, очищення, фасування зернових і бобових, холодний віджим олії, макарони, пластівці.',
        en: 'Milling, cleaning and packing of grain and pulses, cold-pressed oil, pasta and flakes.',
      },
    },
    {
      key: 1405,
      code: 'canned-frozen',
      types: PRODUCTS,
      name: { uk: 'Консерви й заморожені продукти', en: 'Canned and frozen food' },
      orders: { uk: 'Замовлення на консерви й заморожені продукти', en: 'Orders for canned and frozen food' },
      producers: {
        uk: 'Виробники консервів і заморожених продуктів',
        en: 'Canned and frozen food manufacturers',
      },
      description: {
        uk: 'Овочева й плодова консервація, соуси, джеми, заморожені ягоди, вареники, готові страви.',
        en: 'Canned vegetables and fruit, sauces, jams, frozen berries, dumplings and ready meals.',
      },
    },
    {
      key: 1406,
      code: 'snacks-dried',
      types: PRODUCTS,
      name: { uk: 'Снеки й сушені продукти', en: 'Snacks and dried food' },
      orders: { uk: 'Замовлення на снеки й сушені продукти', en: 'Orders for snacks and dried food' },
      producers: { uk: 'Виробники снеків і сушених продуктів', en: 'Snack and dried food manufacturers' },
      description: {
        uk: 'Горіхи, насіння, сухофрукти, батончики, чипси, сублімовані ягоди й страви, спеції.',
        en: 'Nuts, seeds, dried fruit, bars, crisps, freeze-dried berries and meals, spices.',
      },
    },
    {
      key: 1407,
      code: 'beverages',
      types: PRODUCTS,
      name: { uk: 'Напої', en: 'Beverages' },
      orders: { uk: 'Замовлення на виробництво напоїв', en: 'Orders for beverages' },
      producers: { uk: 'Виробники напоїв', en: 'Beverage manufacturers' },
      description: {
        uk: 'Соки, води, лимонади, квас, чай, кава, крафтове пиво й вино, розлив у скло, ПЕТ і банку.',
        en: 'Juices, water, lemonades, kvass, tea, coffee, craft beer and wine, filled in glass, PET and cans.',
      },
    },
    {
      key: 1408,
      code: 'food-packing',
      types: OPERATIONS,
      name: { uk: 'Фасування продуктів', en: 'Food packing' },
      orders: { uk: 'Замовлення на фасування продуктів', en: 'Orders for food packing' },
      producers: { uk: 'Послуги фасування продуктів', en: 'Food packing services' },
      description: {
        uk: 'Фасування сипких, рідких і пастоподібних продуктів у пакети, саше, банки, стіки.',
        en: 'Packing of dry, liquid and paste products in bags, sachets, jars and sticks.',
      },
      fields: [
        enumField(
          'packType',
          ['Упаковка', 'Pack'],
          [
            ['sachet', 'Саше, стік', 'Sachet or stick'],
            ['bag', 'Пакет', 'Bag'],
            ['doypack', 'Дой-пак', 'Stand-up pouch'],
            ['jar', 'Банка', 'Jar'],
            ['bottle', 'Пляшка', 'Bottle'],
          ],
          { filter: true },
        ),
      ],
    },
  ],
}
