import { enumField, multiField, numberField, textField } from '../category-fields.ts'
import { DESIGNED, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const metalwork: RootSource = {
  key: 500,
  code: 'metalwork',
  icon: 'anvil',
  name: { uk: 'Металовироби й покриття', en: 'Metal goods and finishing' },
  orders: { uk: 'Замовлення на металовироби й покриття', en: 'Orders for metal goods and finishing' },
  producers: { uk: 'Виробники металовиробів', en: 'Metal goods manufacturers' },
  description: {
    uk: 'Кріплення, пружини, металеві меблі, художнє кування, термообробка, шліфування, гальваніка й порошкове фарбування.',
    en: 'Fasteners, springs, metal furniture, artistic forging, heat treatment, grinding, plating and powder coating.',
  },
  children: [
    {
      key: 501,
      code: 'fasteners',
      types: PRODUCTS,
      name: { uk: 'Кріплення й метизи', en: 'Fasteners' },
      orders: { uk: 'Замовлення на кріплення й метизи', en: 'Orders for fasteners' },
      producers: { uk: 'Виробники кріплення й метизів', en: 'Fastener manufacturers' },
      description: {
        uk: 'Болти, шпильки, анкери, скоби, закладні деталі й нестандартне кріплення за креслеником.',
        en: 'Bolts, studs, anchors, brackets, embedded parts and non-standard fasteners to drawing.',
      },
    },
    {
      key: 502,
      code: 'springs-wire',
      types: PRODUCTS,
      name: { uk: 'Пружини й вироби з дроту', en: 'Springs and wire products' },
      orders: { uk: 'Замовлення на пружини й вироби з дроту', en: 'Orders for springs and wire products' },
      producers: { uk: 'Виробники пружин і виробів із дроту', en: 'Spring and wire product manufacturers' },
      description: {
        uk: 'Пружини стиснення, розтягу, кручення, гаки, сітки, решітки та кошики з дроту.',
        en: 'Compression, extension and torsion springs, hooks, mesh, grilles and wire baskets.',
      },
      fields: [numberField('wireDiameter', ['Діаметр дроту', 'Wire diameter'], ['мм', 'mm'])],
    },
    {
      key: 503,
      code: 'metal-furniture',
      types: DESIGNED,
      name: { uk: 'Металеві меблі й стелажі', en: 'Metal furniture and racking' },
      orders: { uk: 'Замовлення на металеві меблі й стелажі', en: 'Orders for metal furniture and racking' },
      producers: {
        uk: 'Виробники металевих меблів і стелажів',
        en: 'Metal furniture and racking manufacturers',
      },
      description: {
        uk: 'Стелажі, верстаки, шафи для одягу, ліжка, каркаси столів і стільців у стилі лофт.',
        en: 'Racking, workbenches, lockers, beds and loft-style frames for tables and chairs.',
      },
    },
    {
      key: 504,
      code: 'artistic-forging',
      types: DESIGNED,
      name: { uk: 'Художнє кування', en: 'Artistic forging' },
      orders: { uk: 'Замовлення на художнє кування', en: 'Orders for artistic forging' },
      producers: { uk: 'Ковальські майстерні', en: 'Blacksmith workshops' },
      description: {
        uk: 'Ковані ворота, огорожі, перила, меблі, світильники та елементи декору ручної роботи.',
        en: 'Hand-forged gates, fences, railings, furniture, lamps and decorative elements.',
      },
    },
    {
      key: 505,
      code: 'heat-treatment',
      types: OPERATIONS,
      name: { uk: 'Термообробка', en: 'Heat treatment' },
      orders: { uk: 'Замовлення на термообробку', en: 'Orders for heat treatment' },
      producers: { uk: 'Послуги термообробки металу', en: 'Heat treatment services' },
      description: {
        uk: 'Гартування, відпускання, цементація, азотування, СВЧ, контроль твердості з протоколом.',
        en: 'Hardening, tempering, carburising, nitriding and induction hardening with a hardness report.',
      },
      fields: [
        enumField(
          'treatment',
          ['Вид термообробки', 'Treatment'],
          [
            ['hardening', 'Гартування', 'Hardening'],
            ['carburising', 'Цементація', 'Carburising'],
            ['nitriding', 'Азотування', 'Nitriding'],
            ['induction', 'Гартування СВЧ', 'Induction hardening'],
            ['annealing', 'Відпал', 'Annealing'],
          ],
          { filter: true },
        ),
      ],
    },
    {
      key: 506,
      code: 'grinding-polishing',
      types: OPERATIONS,
      name: { uk: 'Шліфування й полірування', en: 'Grinding and polishing' },
      orders: { uk: 'Замовлення на шліфування й полірування', en: 'Orders for grinding and polishing' },
      producers: { uk: 'Послуги шліфування й полірування', en: 'Grinding and polishing services' },
      description: {
        uk: 'Плоске, кругле й безцентрове шліфування, полірування нержавної сталі, галтування, піскоструминне очищення.',
        en: 'Surface, cylindrical and centreless grinding, stainless polishing, tumbling and sandblasting.',
      },
    },
    {
      key: 507,
      code: 'electroplating',
      types: OPERATIONS,
      name: { uk: 'Гальваніка й цинкування', en: 'Plating and galvanising' },
      orders: { uk: 'Замовлення на гальванічні покриття', en: 'Orders for plating and galvanising' },
      producers: { uk: 'Гальванічні цехи', en: 'Plating shops' },
      description: {
        uk: 'Гальванічне та гаряче цинкування, нікелювання, хромування, анодування, оксидування, фосфатування.',
        en: 'Zinc plating and hot-dip galvanising, nickel, chrome, anodising, blackening and phosphating.',
      },
      fields: [
        multiField(
          'coating',
          ['Покриття', 'Coating'],
          [
            ['zinc', 'Цинк', 'Zinc'],
            ['hot-dip', 'Гарячий цинк', 'Hot-dip zinc'],
            ['nickel', 'Нікель', 'Nickel'],
            ['chrome', 'Хром', 'Chrome'],
            ['anodising', 'Анодування', 'Anodising'],
            ['blackening', 'Оксидування', 'Blackening'],
          ],
          { filter: true },
        ),
        numberField('coatingThickness', ['Товщина покриття', 'Coating thickness'], ['мкм', 'µm']),
      ],
    },
    {
      key: 508,
      code: 'powder-coating',
      types: OPERATIONS,
      name: { uk: 'Порошкове фарбування', en: 'Powder coating' },
      orders: { uk: 'Замовлення на порошкове фарбування', en: 'Orders for powder coating' },
      producers: { uk: 'Послуги порошкового фарбування', en: 'Powder coating services' },
      description: {
        uk: 'Фарбування металу полімерним порошком за RAL з підготовкою поверхні, габарити печі до 7 м.',
        en: 'Polymer powder coating to RAL with surface preparation, ovens up to 7 m long.',
      },
      fields: [
        textField('ral', ['Колір за RAL', 'RAL colour']),
        enumField(
          'texture',
          ['Фактура', 'Texture'],
          [
            ['gloss', 'Глянець', 'Gloss'],
            ['matt', 'Мат', 'Matt'],
            ['fine-texture', 'Шагрень', 'Fine texture'],
            ['antique', 'Антик', 'Antique'],
          ],
        ),
      ],
    },
  ],
}
