import { enumField, numberField } from '../category-fields.ts'
import { type CategoryType, OPERATIONS, type RootSource } from '../category-types.ts'

const TOOLS: readonly CategoryType[] = ['production', 'prototype', 'engineering', 'services', 'producer']

export const tooling: RootSource = {
  key: 1900,
  code: 'tooling',
  icon: 'wrench',
  name: { uk: 'Оснащення та інструмент', en: 'Tooling' },
  orders: { uk: 'Замовлення на оснащення та інструмент', en: 'Orders for tooling' },
  producers: { uk: 'Виробники оснащення та інструменту', en: 'Toolmakers' },
  description: {
    uk: 'Пресформи, штампи, кондуктори, різальний інструмент, ливарні моделі, ремонт і заточування.',
    en: 'Moulds, dies, jigs, cutting tools, foundry patterns, repair and sharpening.',
  },
  children: [
    {
      key: 1901,
      code: 'moulds',
      types: TOOLS,
      name: { uk: 'Пресформи', en: 'Moulds' },
      orders: { uk: 'Замовлення на виготовлення пресформ', en: 'Orders for moulds' },
      producers: { uk: 'Виробники пресформ', en: 'Mould makers' },
      description: {
        uk: 'Пресформи для лиття пластмас, гуми, алюмінію: проєктування, виготовлення, випробування.',
        en: 'Moulds for plastics, rubber and aluminium: design, manufacture and trials.',
      },
      fields: [
        numberField('cavities', ['Кількість гнізд', 'Cavities'], undefined, { filter: true }),
        enumField(
          'mouldLife',
          ['Стійкість форми', 'Mould life'],
          [
            ['10k', 'до 10 тис. циклів', 'up to 10 thousand shots'],
            ['100k', 'до 100 тис. циклів', 'up to 100 thousand shots'],
            ['500k', 'до 500 тис. циклів', 'up to 500 thousand shots'],
            ['1m', '1 млн циклів і більше', '1 million shots or more'],
          ],
        ),
      ],
    },
    {
      key: 1902,
      code: 'stamping-dies',
      types: TOOLS,
      name: { uk: 'Штампи', en: 'Stamping dies' },
      orders: { uk: 'Замовлення на виготовлення штампів', en: 'Orders for stamping dies' },
      producers: { uk: 'Виробники штампів', en: 'Die makers' },
      description: {
        uk: 'Вирубні, витяжні, послідовні штампи, пуансони, матриці, штанцформи для картону.',
        en: 'Blanking, drawing and progressive dies, punches, matrices and cutting dies for board.',
      },
    },
    {
      key: 1903,
      code: 'jigs-fixtures',
      types: TOOLS,
      name: { uk: 'Пристрої та кондуктори', en: 'Jigs and fixtures' },
      orders: { uk: 'Замовлення на пристрої та кондуктори', en: 'Orders for jigs and fixtures' },
      producers: { uk: 'Виробники пристроїв і кондукторів', en: 'Jig and fixture makers' },
      description: {
        uk: 'Зварювальні кондуктори, затискні пристрої, калібри, контрольні шаблони, захвати.',
        en: 'Welding jigs, clamping fixtures, gauges, checking templates and grippers.',
      },
    },
    {
      key: 1904,
      code: 'cutting-tools',
      types: TOOLS.concat('supply'),
      name: { uk: 'Різальний інструмент', en: 'Cutting tools' },
      orders: { uk: 'Замовлення на різальний інструмент', en: 'Orders for cutting tools' },
      producers: { uk: 'Виробники різального інструменту', en: 'Cutting tool manufacturers' },
      description: {
        uk: 'Фрези, свердла, різці, промислові ножі, пилки зі стандартною та особливою геометрією.',
        en: 'Mills, drills, turning tools, industrial knives and saws in standard and special geometry.',
      },
    },
    {
      key: 1905,
      code: 'casting-patterns',
      types: TOOLS,
      name: { uk: 'Ливарні моделі', en: 'Casting patterns' },
      orders: { uk: 'Замовлення на ливарні моделі', en: 'Orders for casting patterns' },
      producers: { uk: 'Виробники ливарних моделей', en: 'Pattern makers' },
      description: {
        uk: 'Моделі та стрижневі ящики з дерева, пластику, алюмінію, кокілі, майстер-моделі.',
        en: 'Patterns and core boxes in wood, resin and aluminium, permanent moulds and masters.',
      },
    },
    {
      key: 1906,
      code: 'tool-repair',
      types: OPERATIONS.filter((type) => type !== 'prototype'),
      name: { uk: 'Ремонт і заточування', en: 'Tool repair and sharpening' },
      orders: {
        uk: 'Замовлення на ремонт і заточування інструменту',
        en: 'Orders for tool repair and sharpening',
      },
      producers: { uk: 'Ремонт і заточування інструменту', en: 'Tool repair and sharpening services' },
      description: {
        uk: 'Відновлення пресформ і штампів, лазерне наплавлення, заточування пилок, ножів і фрез.',
        en: 'Mould and die repair, laser cladding, sharpening of saws, knives and mills.',
      },
    },
  ],
}
