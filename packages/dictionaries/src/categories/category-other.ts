import { DESIGNED, EXPERTISE, OPERATIONS, PRODUCTS, type RootSource } from '../category-types.ts'

export const other: RootSource = {
  key: 2100,
  code: 'other',
  icon: 'shapes',
  name: { uk: 'Інше виробництво', en: 'Other production' },
  orders: { uk: 'Інші виробничі замовлення', en: 'Other production orders' },
  producers: { uk: 'Інші виробники', en: 'Other producers' },
  description: {
    uk: 'Конструкторські роботи, сувеніри, іграшки, майданчики, декор для подій, перероблення вторсировини.',
    en: 'Engineering drawings, souvenirs, toys, playgrounds, event decor and recycling.',
  },
  children: [
    {
      key: 2101,
      code: 'engineering-drawings',
      types: EXPERTISE,
      name: { uk: 'Конструкторські роботи', en: 'Engineering and drawings' },
      orders: { uk: 'Замовлення на конструкторські роботи', en: 'Orders for engineering and drawings' },
      producers: { uk: 'Конструкторські бюро', en: 'Engineering offices' },
      description: {
        uk: 'Кресленики, розрахунки на міцність, технологічні карти, паспорти виробів, технічні умови.',
        en: 'Drawings, strength calculations, process sheets, product passports and specifications.',
      },
    },
    {
      key: 2102,
      code: 'souvenirs-awards',
      types: PRODUCTS,
      name: { uk: 'Сувеніри й нагороди', en: 'Souvenirs and awards' },
      orders: { uk: 'Замовлення на сувеніри й нагороди', en: 'Orders for souvenirs and awards' },
      producers: { uk: 'Виробники сувенірів і нагород', en: 'Souvenir and award makers' },
      description: {
        uk: 'Медалі, кубки, значки, магніти, брелоки, корпоративні набори з гравіюванням.',
        en: 'Medals, cups, badges, magnets, key rings and engraved corporate sets.',
      },
    },
    {
      key: 2103,
      code: 'toys-games',
      types: DESIGNED,
      name: { uk: 'Іграшки й настільні ігри', en: 'Toys and board games' },
      orders: { uk: 'Замовлення на іграшки й настільні ігри', en: 'Orders for toys and board games' },
      producers: { uk: 'Виробники іграшок і настільних ігор', en: 'Toy and board game manufacturers' },
      description: {
        uk: 'Дерев’яні, м’які та розвивальні іграшки, пазли, настільні ігри повного комплекту.',
        en: 'Wooden, soft and educational toys, puzzles and complete board games.',
      },
    },
    {
      key: 2104,
      code: 'playgrounds',
      types: DESIGNED,
      name: { uk: 'Дитячі й спортивні майданчики', en: 'Playgrounds and sports grounds' },
      orders: {
        uk: 'Замовлення на дитячі й спортивні майданчики',
        en: 'Orders for playgrounds and sports grounds',
      },
      producers: {
        uk: 'Виробники дитячих і спортивних майданчиків',
        en: 'Playground and sports ground manufacturers',
      },
      description: {
        uk: 'Ігрові комплекси, гойдалки, тренажери просто неба, лавки, урни, малі архітектурні форми.',
        en: 'Play units, swings, outdoor gyms, benches, bins and street furniture.',
      },
    },
    {
      key: 2105,
      code: 'event-decor',
      types: DESIGNED,
      name: { uk: 'Декорації та виставкові стенди', en: 'Event decor and exhibition stands' },
      orders: {
        uk: 'Замовлення на декорації та виставкові стенди',
        en: 'Orders for event decor and exhibition stands',
      },
      producers: {
        uk: 'Виробники декорацій і виставкових стендів',
        en: 'Event decor and exhibition stand builders',
      },
      description: {
        uk: 'Сцени, фотозони, об’ємні фігури, бутафорія, стенди під забудову, святкове оформлення.',
        en: 'Stages, photo zones, figures, props, custom stands and seasonal decoration.',
      },
    },
    {
      key: 2106,
      code: 'recycling',
      types: OPERATIONS.concat('supply'),
      name: { uk: 'Перероблення вторсировини', en: 'Recycling' },
      orders: { uk: 'Замовлення на перероблення вторсировини', en: 'Orders for recycling' },
      producers: { uk: 'Переробники вторсировини', en: 'Recyclers' },
      description: {
        uk: 'Подрібнення, миття й гранулювання пластику, пресування макулатури, пелети, брикети, тріска.',
        en: 'Plastic shredding, washing and granulation, paper baling, pellets, briquettes and chips.',
      },
    },
  ],
}
