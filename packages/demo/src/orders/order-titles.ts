import type { OrderType } from '@verstat/contract'
import type { Wording } from './order-words.ts'
import type { TradeLeaf } from './trade-table.ts'

/**
 * Chooses a pattern for the title. Different values of `turn` give the same item different titles, as long as there
 * are patterns left.
 */
export function chooseTitle(leaf: TradeLeaf, type: OrderType, turn: number): Wording {
  const forms = formsOf(leaf, type)
  return forms[turn % forms.length] ?? PLAIN
}

export function namesVolume([uk]: Wording): boolean {
  const nothing = { genitive: '', accusative: '', todo: '', work: '', volumeInWords: '' }
  return uk({ ...nothing, volume: '#' }).includes('#')
}

function formsOf({ orderTypes }: TradeLeaf, type: OrderType): readonly Wording[] {
  if (!orderTypes.includes('production') && (type === 'engineering' || type === 'prototype')) return STUDY
  // The customer already has the parts to be processed, so the words «manufacturer of parts» would be wrong.
  if (orderTypes.includes('services')) return { ...FORMS, ...ON_PARTS }[type]
  return FORMS[type]
}

const PLAIN: Wording = [(w) => `${w.work} ${w.genitive}`, (w) => `${w.work} of ${w.item}`]

const BATCH: readonly Wording[] = [
  [(w) => `${w.work} ${w.genitive}, ${w.volume}`, (w) => `${w.item}, ${w.volume}`],
  PLAIN,
  [(w) => `Потрібно ${w.todo} ${w.accusative}`, (w) => `Needed: ${w.item}`],
  [(w) => `Шукаємо, де ${w.todo} ${w.accusative}`, (w) => `Who can make ${w.item}?`],
  [(w) => `Партія ${w.genitive}: ${w.volume}`, (w) => `Batch of ${w.item}: ${w.volume}`],
  [(w) => `Виробництво ${w.genitive} під замовлення`, (w) => `Made to order: ${w.item}`],
]

const STUDY: readonly Wording[] = [
  [(w) => `Потрібен фахівець: ${w.work} ${w.genitive}`, (w) => `Specialist wanted: ${w.work} of ${w.item}`],
  [(w) => `${w.work} ${w.genitive} за технічним завданням`, (w) => `${w.work} of ${w.item} to a brief`],
  [
    (w) => `Шукаємо інженерну команду: ${w.work} ${w.genitive}`,
    (w) => `Engineering team wanted: ${w.work} of ${w.item}`,
  ],
  [(w) => `Хто візьметься ${w.todo} ${w.accusative}?`, (w) => `Engineering help with ${w.item}`],
]

const FORMS: Readonly<Record<OrderType, readonly Wording[]>> = {
  production: [
    ...BATCH,
    [(w) => `Шукаємо виробника ${w.genitive}`, (w) => `Manufacturer wanted for ${w.item}`],
    [(w) => `Контрактне виробництво ${w.genitive}`, (w) => `Contract manufacturing of ${w.item}`],
  ],
  tolling: [
    [(w) => `${w.work} ${w.genitive} з нашого матеріалу`, (w) => `${w.item} from our material`],
    [(w) => `Давальницьке замовлення: ${w.work} ${w.genitive}`, (w) => `Tolling: ${w.work} of ${w.item}`],
    [(w) => `${w.work} ${w.genitive} на давальницькій сировині`, (w) => `${w.item} from our raw material`],
    [
      (w) => `Хто може ${w.todo} ${w.accusative} з нашої сировини?`,
      (w) => `Work only, material ours: ${w.item}`,
    ],
  ],
  prototype: [
    [(w) => `Зразки ${w.genitive} перед запуском серії`, (w) => `Samples of ${w.item} before a series`],
    [(w) => `Пробна партія ${w.genitive}: ${w.volume}`, (w) => `Trial batch of ${w.item}: ${w.volume}`],
    [(w) => `Перші зразки ${w.genitive}`, (w) => `First samples of ${w.item}`],
    [(w) => `Дослідна партія ${w.genitive}`, (w) => `Pilot batch of ${w.item}`],
  ],
  supply: [
    [(w) => `Закупимо ${w.accusative}, ${w.volume}`, (w) => `To buy: ${w.item}, ${w.volume}`],
    [(w) => `Закупівля ${w.genitive}`, (w) => `Purchase of ${w.item}`],
    [(w) => `Шукаємо постачальника ${w.genitive}`, (w) => `Supplier wanted: ${w.item}`],
    [
      (w) => `Купимо ${w.accusative} в українського виробника`,
      (w) => `Buying ${w.item} from a Ukrainian maker`,
    ],
    [(w) => `Постачання ${w.genitive}: ${w.volume}`, (w) => `Supply of ${w.item}: ${w.volume}`],
  ],
  services: [
    [(w) => `Послуга: ${w.work} ${w.genitive}`, (w) => `Service: ${w.work} of ${w.item}`],
    [(w) => `${w.work} ${w.genitive} на аутсорсинг`, (w) => `Outsourcing: ${w.work} of ${w.item}`],
    [
      (w) => `Потрібен підрядник, щоб ${w.todo} ${w.accusative}`,
      (w) => `Subcontractor for ${w.work} of ${w.item}`,
    ],
    [
      (w) => `Хто може ${w.todo} ${w.accusative}, ${w.volume}?`,
      (w) => `Who does ${w.work} of ${w.item}, ${w.volume}?`,
    ],
    [(w) => `Робота для цеху: ${w.work} ${w.genitive}`, (w) => `Work for a shop: ${w.work} of ${w.item}`],
  ],
  engineering: [
    [(w) => `Розробка й виготовлення ${w.genitive}`, (w) => `Design and production of ${w.item}`],
    [(w) => `Проєкт ${w.genitive} під наше завдання`, (w) => `Project to our brief: ${w.item}`],
    [(w) => `Потрібні креслення ${w.genitive}`, (w) => `Drawings needed: ${w.item}`],
    [(w) => `Шукаємо конструктора: проєкт ${w.genitive}`, (w) => `Designer wanted: ${w.item}`],
  ],
}

const ON_PARTS: Readonly<Pick<Record<OrderType, readonly Wording[]>, 'production' | 'prototype'>> = {
  production: [
    [(w) => `${w.work} ${w.genitive}, ${w.volume}`, (w) => `${w.work} of ${w.item}, ${w.volume}`],
    PLAIN,
    [(w) => `Потрібно ${w.todo} ${w.accusative}`, (w) => `Needed: ${w.work} of ${w.item}`],
    [
      (w) => `Шукаємо підрядника: ${w.work} ${w.genitive}`,
      (w) => `Contractor wanted: ${w.work} of ${w.item}`,
    ],
    [(w) => `${w.work} партії ${w.genitive}`, (w) => `${w.work} of a batch of ${w.item}`],
    [(w) => `Де ${w.todo} ${w.accusative}, ${w.volume}?`, (w) => `Who offers ${w.work} of ${w.item}?`],
  ],
  prototype: [
    [
      (w) => `Пробна партія: ${w.work} ${w.genitive}, ${w.volume}`,
      (w) => `Trial batch: ${w.work} of ${w.item}, ${w.volume}`,
    ],
    [(w) => `${w.work} ${w.genitive}: перші зразки`, (w) => `${w.work} of ${w.item}: first samples`],
    [(w) => `${w.work} ${w.genitive} на пробу`, (w) => `${w.work} of ${w.item} as a trial`],
    [(w) => `Дослідна партія: ${w.work} ${w.genitive}`, (w) => `Pilot batch: ${w.work} of ${w.item}`],
  ],
}
