import type { OrderType } from '@verstat/contract'
import type { Wording } from './order-words.ts'
import type { TextFacts } from './text-facts.ts'
import type { TradeLeaf } from './trade-table.ts'

type Need = { readonly withVolume: readonly Wording[]; readonly alone: readonly Wording[] }

/**
 * How many wordings exist for the sentence that says what the customer needs. The first wording never contains
 * «шукаємо».
 */
export const NEEDS = 3

export function chooseNeed({ orderTypes }: TradeLeaf, { type, hasVolume }: TextFacts, way: number): Wording {
  const isDoneOnParts = orderTypes.includes('services') && type !== 'tolling' && type !== 'supply'
  const need = NEED_BY_TYPE[isDoneOnParts ? 'services' : type][hasVolume ? 'withVolume' : 'alone'][way]
  if (!need) throw new RangeError(`Unknown way ${way} to state the need.`)
  return need
}

const NEED_BY_TYPE: Readonly<Record<OrderType, Need>> = {
  production: {
    withVolume: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative} — ${w.volumeInWords}.`,
        (w) => `We need ${w.item}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Шукаємо виконавця на ${w.volumeInWords}: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a maker for ${w.volumeInWords}: ${w.item}.`,
      ],
      [
        (w) => `${w.work} ${w.genitive}, обсяг — ${w.volumeInWords}.`,
        (w) => `The job: ${w.item}, volume ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Потрібно ${w.todo} ${w.accusative}.`, (w) => `We need ${w.item}.`],
      [
        (w) => `Шукаємо виконавця: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a maker of ${w.item}.`,
      ],
      [(w) => `Завдання: ${w.todo} ${w.accusative}.`, (w) => `The job: ${w.item}.`],
    ],
  },
  tolling: {
    withVolume: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative} — ${w.volumeInWords}, матеріал надаємо ми.`,
        (w) => `We need ${w.item}, ${w.volumeInWords}, made from material we supply.`,
      ],
      [
        (w) => `Замовляємо лише роботу: ${w.work} ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We order the work only: ${w.work} of ${w.item}, ${w.volumeInWords}.`,
      ],
      [
        (w) => `Сировина наша, від вас — ${w.work} ${w.genitive}: ${w.volumeInWords}.`,
        (w) => `The raw material is ours, the work is yours: ${w.item}, ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative}, матеріал надаємо ми.`,
        (w) => `We need ${w.item} made from material we supply.`,
      ],
      [
        (w) => `Замовляємо лише роботу: ${w.work} ${w.genitive}.`,
        (w) => `We order the work only: ${w.work} of ${w.item}.`,
      ],
      [
        (w) => `Сировина наша, від вас — ${w.work} ${w.genitive}.`,
        (w) => `The raw material is ours, the work is yours: ${w.item}.`,
      ],
    ],
  },
  prototype: {
    withVolume: [
      [
        (w) => `Для перевірки перед серією потрібно ${w.todo} ${w.accusative}: ${w.volumeInWords}.`,
        (w) => `To test before the series we need ${w.item}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Готуємо нову позицію: ${w.work} ${w.genitive}, спершу ${w.volumeInWords}.`,
        (w) => `We are preparing a new item: ${w.item}, to begin with ${w.volumeInWords}.`,
      ],
      [
        (w) => `Пробне замовлення — ${w.volumeInWords}: ${w.work} ${w.genitive}.`,
        (w) => `A trial order of ${w.volumeInWords}: ${w.item}.`,
      ],
    ],
    alone: [
      [
        (w) => `Для перевірки перед серією потрібно ${w.todo} ${w.accusative}.`,
        (w) => `To test before the series we need ${w.item}.`,
      ],
      [
        (w) => `Готуємо нову позицію: ${w.work} ${w.genitive}.`,
        (w) => `We are preparing a new item: ${w.item}.`,
      ],
      [(w) => `Пробне замовлення: ${w.work} ${w.genitive}.`, (w) => `A trial order: ${w.item}.`],
    ],
  },
  supply: {
    withVolume: [
      [
        (w) => `Закупимо ${w.accusative}: ${w.volumeInWords}.`,
        (w) => `We will buy ${w.item}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Потрібне постачання ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We need a supply of ${w.item}, ${w.volumeInWords}.`,
      ],
      [
        (w) => `Цікавить серійна продукція: потрібно ${w.volumeInWords} ${w.genitive}.`,
        (w) => `We are interested in stock products: ${w.item}, ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Закупимо ${w.accusative}.`, (w) => `We will buy ${w.item}.`],
      [(w) => `Потрібне постачання ${w.genitive}.`, (w) => `We need a supply of ${w.item}.`],
      [(w) => `Шукаємо постачальника ${w.genitive}.`, (w) => `We are looking for a supplier of ${w.item}.`],
    ],
  },
  services: {
    withVolume: [
      [
        (w) => `Потрібно ${w.todo} ${w.accusative} — ${w.volumeInWords}.`,
        (w) => `We need ${w.work} of ${w.item}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Шукаємо підрядника, обсяг — ${w.volumeInWords}: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a contractor, volume ${w.volumeInWords}: ${w.work} of ${w.item}.`,
      ],
      [
        (w) => `${w.work} ${w.genitive}: ${w.volumeInWords}.`,
        (w) => `${w.work} of ${w.item}: ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Потрібно ${w.todo} ${w.accusative}.`, (w) => `We need ${w.work} of ${w.item}.`],
      [
        (w) => `Шукаємо підрядника: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a contractor: ${w.work} of ${w.item}.`,
      ],
      [
        (w) => `Цікавить послуга: ${w.work} ${w.genitive}.`,
        (w) => `We are after a service: ${w.work} of ${w.item}.`,
      ],
    ],
  },
  engineering: {
    withVolume: [
      [
        (w) => `Потрібен проєкт і виготовлення ${w.genitive} — ${w.volumeInWords}.`,
        (w) => `We need the design and making of ${w.item}: ${w.volumeInWords}.`,
      ],
      [
        (w) => `Є задум і розміри, немає креслень: ${w.work} ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We have the idea and the sizes but no drawings: ${w.item}, ${w.volumeInWords}.`,
      ],
      [
        (w) => `Шукаємо команду, яка доведе задум до виробу: ${w.work} ${w.genitive}, ${w.volumeInWords}.`,
        (w) => `We are looking for a team to take the idea to a product: ${w.item}, ${w.volumeInWords}.`,
      ],
    ],
    alone: [
      [(w) => `Потрібен проєкт ${w.genitive}.`, (w) => `We need a design for ${w.item}.`],
      [
        (w) => `Є задум і розміри, немає креслень: ${w.work} ${w.genitive}.`,
        (w) => `We have the idea and the sizes but no drawings: ${w.item}.`,
      ],
      [
        (w) => `Шукаємо команду, яка доведе задум до виробу: ${w.work} ${w.genitive}.`,
        (w) => `We are looking for a team to take the idea to a product: ${w.item}.`,
      ],
    ],
  },
}
