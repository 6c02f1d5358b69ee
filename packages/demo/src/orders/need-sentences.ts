import type { OrderType } from '@verstat/contract'
import type { Wording } from './order-words.ts'
import type { TextFacts } from './text-facts.ts'
import type { TradeLeaf } from './trade-table.ts'

type Need = { readonly withVolume: readonly Wording[]; readonly alone: readonly Wording[] }

/** How many ways there are to say what is needed; the first one never says «шукаємо». */
export const NEEDS = 3

/** The sentence that says what is ordered and how much. */
export function chooseNeed({ orderTypes }: TradeLeaf, { type, hasVolume }: TextFacts, way: number): Wording {
  const isDoneOnParts = orderTypes.includes('services') && type !== 'tolling' && type !== 'supply'
  const need = NEED_BY_TYPE[isDoneOnParts ? 'services' : type][hasVolume ? 'withVolume' : 'alone'][way]
  if (!need) throw new RangeError(`There is no way ${way} to say what is needed.`)
  return need
}

const NEED_BY_TYPE: Readonly<Record<OrderType, Need>> = {
  production: {
    withVolume: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative} – ${w.volumeInWords}.`,
        (w) => `We need ${w.goods}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Шукаємо виконавця на ${w.volumeInWords}: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a maker for ${w.volumeInWords}: ${w.goods}.`,
      ],
      [
        (w) => `${w.work} ${w.genitive}, обсяг – ${w.volumeInWords}.`,
        (w) => `The job: ${w.goods}, volume ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Потрібно ${w.todo} ${w.accusative}.`, (w) => `We need ${w.goods}.`],
      [
        (w) => `Шукаємо виконавця: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a maker of ${w.goods}.`,
      ],
      [(w) => `Завдання: ${w.todo} ${w.accusative}.`, (w) => `The job: ${w.goods}.`],
    ],
  },
  tolling: {
    withVolume: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative} – ${w.volumeInWords}, матеріал надаємо ми.`,
        (w) => `We need ${w.goods}, ${w.volumeInWords}, made from material we supply.`,
      ],
      [
        (w) => `Замовляємо лише роботу: ${w.work} ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We order the work only: ${w.work} of ${w.goods}, ${w.volumeInWords}.`,
      ],
      [
        (w) => `Сировина наша, від вас – ${w.work} ${w.genitive}: ${w.volumeInWords}.`,
        (w) => `The raw material is ours, the work is yours: ${w.goods}, ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative}, матеріал надаємо ми.`,
        (w) => `We need ${w.goods} made from material we supply.`,
      ],
      [
        (w) => `Замовляємо лише роботу: ${w.work} ${w.genitive}.`,
        (w) => `We order the work only: ${w.work} of ${w.goods}.`,
      ],
      [
        (w) => `Сировина наша, від вас – ${w.work} ${w.genitive}.`,
        (w) => `The raw material is ours, the work is yours: ${w.goods}.`,
      ],
    ],
  },
  prototype: {
    withVolume: [
      [
        (w) => `Для перевірки перед серією потрібно ${w.todo} ${w.accusative}: ${w.volumeInWords}.`,
        (w) => `To test before the series we need ${w.goods}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Готуємо нову позицію: ${w.work} ${w.genitive}, спершу ${w.volumeInWords}.`,
        (w) => `We are preparing a new item: ${w.goods}, to begin with ${w.volumeInWords}.`,
      ],
      [
        (w) => `Пробне замовлення – ${w.volumeInWords}: ${w.work} ${w.genitive}.`,
        (w) => `A trial order of ${w.volumeInWords}: ${w.goods}.`,
      ],
    ],
    alone: [
      [
        (w) => `Для перевірки перед серією потрібно ${w.todo} ${w.accusative}.`,
        (w) => `To test before the series we need ${w.goods}.`,
      ],
      [
        (w) => `Готуємо нову позицію: ${w.work} ${w.genitive}.`,
        (w) => `We are preparing a new item: ${w.goods}.`,
      ],
      [(w) => `Пробне замовлення: ${w.work} ${w.genitive}.`, (w) => `A trial order: ${w.goods}.`],
    ],
  },
  supply: {
    withVolume: [
      [
        (w) => `Закупимо ${w.accusative}: ${w.volumeInWords}.`,
        (w) => `We will buy ${w.goods}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Потрібне постачання ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We need a supply of ${w.goods}, ${w.volumeInWords}.`,
      ],
      [
        (w) => `Цікавить серійна продукція: потрібно ${w.volumeInWords} ${w.genitive}.`,
        (w) => `We are interested in stock products: ${w.goods}, ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Закупимо ${w.accusative}.`, (w) => `We will buy ${w.goods}.`],
      [(w) => `Потрібне постачання ${w.genitive}.`, (w) => `We need a supply of ${w.goods}.`],
      [(w) => `Шукаємо постачальника ${w.genitive}.`, (w) => `We are looking for a supplier of ${w.goods}.`],
    ],
  },
  services: {
    withVolume: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative} – ${w.volumeInWords}.`,
        (w) => `We need ${w.work} of ${w.goods}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Шукаємо підрядника, обсяг – ${w.volumeInWords}: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a contractor, volume ${w.volumeInWords}: ${w.work} of ${w.goods}.`,
      ],
      [
        (w) => `${w.work} ${w.genitive}: ${w.volumeInWords}.`,
        (w) => `${w.work} of ${w.goods}: ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Потрібно ${w.todo} ${w.accusative}.`, (w) => `We need ${w.work} of ${w.goods}.`],
      [
        (w) => `Шукаємо підрядника: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a contractor: ${w.work} of ${w.goods}.`,
      ],
      [
        (w) => `Цікавить послуга: ${w.work} ${w.genitive}.`,
        (w) => `We are after a service: ${w.work} of ${w.goods}.`,
      ],
    ],
  },
  engineering: {
    withVolume: [
      [
        (w) => `Потрібен проєкт і виготовлення ${w.genitive} – ${w.volumeInWords}.`,
        (w) => `We need the design and making of ${w.goods}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Є задум і розміри, немає креслень: ${w.work} ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We have the idea and the sizes but no drawings: ${w.goods}, ${w.volumeInWords}.`,
      ],
      [
        (w) => `Шукаємо команду, яка доведе задум до виробу: ${w.work} ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We are looking for a team to take the idea to a product: ${w.goods}, ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Потрібен проєкт ${w.genitive}.`, (w) => `We need a design for ${w.goods}.`],
      [
        (w) => `Є задум і розміри, немає креслень: ${w.work} ${w.genitive}.`,
        (w) => `We have the idea and the sizes but no drawings: ${w.goods}.`,
      ],
      [
        (w) => `Шукаємо команду, яка доведе задум до виробу: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a team to take the idea to a product: ${w.goods}.`,
      ],
    ],
  },
}
