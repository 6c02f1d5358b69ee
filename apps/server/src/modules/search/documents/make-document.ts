import type { FieldDef, LocalizedText, OrderType, PRODUCER_KINDS } from '@verstat/contract'
import type { Dictionaries, OrderTexts, ProducerTexts } from '../../directory/index.ts'
import type { SearchDocument } from './search-document.ts'

export function orderDocument(order: OrderTexts, dictionaries: Dictionaries): SearchDocument {
  const leaf = dictionaries.category(order.leafKey)
  const root = dictionaries.category(order.rootKey)
  const { quantity, unit } = order
  return {
    kind: 'order',
    id: order.id,
    at: order.at,
    expiresAt: order.expiresAt,
    type: order.type,
    regionKey: order.regionKey,
    categoryKeys: [order.rootKey, order.leafKey],
    fields: {
      title: textsOf(order.title),
      subject: [...textsOf(leaf.name), ...attributeTexts(order.attributes, [...root.fields, ...leaf.fields])],
      context: [
        ...textsOf(root.name),
        ...textsOf(dictionaries.region(order.regionKey).name),
        ...(order.city === null ? [] : [order.city]),
        TYPE_WORDS[order.type],
      ],
      body: [
        ...textsOf(order.description),
        ...textsOf(order.quantityNote),
        ...order.certificates,
        ...(quantity === null ? [] : [`${Number(quantity)} ${unit ?? ''}`]),
        ...drawingTexts(order),
      ],
    },
  }
}

export function producerDocument(producer: ProducerTexts, dictionaries: Dictionaries): SearchDocument {
  const leaves = producer.places.map(({ leafKey }) => dictionaries.category(leafKey))
  const rootKeys = [...new Set(producer.places.map(({ rootKey }) => rootKey))]
  return {
    kind: 'producer',
    id: producer.id,
    at: producer.at,
    expiresAt: null,
    type: null,
    regionKey: producer.regionKey,
    categoryKeys: [...rootKeys, ...leaves.map(({ key }) => key)],
    fields: {
      title: [producer.name],
      subject: [
        ...textsOf(producer.tagline),
        ...leaves.flatMap(({ name }) => textsOf(name)),
        ...producer.processes,
        ...producer.materials,
      ],
      context: [
        ...rootKeys.flatMap((key) => textsOf(dictionaries.category(key).name)),
        ...textsOf(dictionaries.region(producer.regionKey).name),
        ...(producer.city === null ? [] : [producer.city]),
        KIND_WORDS[producer.kind],
        ...producer.equipment.flatMap(({ name, model, note }) => [name, model ?? '', note ?? '']),
      ],
      body: [
        ...textsOf(producer.description),
        ...producer.certificates.flatMap(({ name, issuer }) => [name, issuer ?? '']),
      ],
    },
  }
}

function textsOf({ uk, en }: LocalizedText): string[] {
  return [uk, en].filter((text) => text !== undefined)
}

/** Returns the labels of the values of extra fields. If the value is `true`, returns the label of the field. */
function attributeTexts(attributes: OrderTexts['attributes'], fields: readonly FieldDef[]): string[] {
  return fields.flatMap(({ key, label, options = [], unit }) => {
    const value = attributes[key]
    if (value === undefined || value === false) return []
    if (value === true) return textsOf(label)
    if (typeof value === 'number') return [`${value} ${unit?.uk ?? ''}`]
    const chosen = typeof value === 'string' ? [value] : value
    return chosen.flatMap((each) => {
      const option = options.find((known) => known.value === each)
      return option ? textsOf(option.label) : [each]
    })
  })
}

/** What people call drawings, and the sizes as people type them: «120×80×2 мм». */
function drawingTexts({ drawingSizes, hasModel }: OrderTexts): string[] {
  if (drawingSizes.length === 0) return []
  const sizes = drawingSizes.map((size) => Math.round(size * 10) / 10)
  return [
    `${sizes.join(' ')} мм mm`,
    hasModel ? '3D-модель, 3D model, STEP' : 'креслення, контур, DXF, drawing',
  ]
}

const TYPE_WORDS: Readonly<Record<OrderType, string>> = {
  production: 'виробництво партії, batch production',
  tolling: 'давальницька переробка, давальницька сировина, tolling',
  prototype: 'зразок, прототип, prototype, sample',
  supply: 'закупівля готової продукції, finished goods supply',
  services: 'послуги обробки, processing services',
  engineering: 'розробка, конструювання, проєктування, engineering, design',
}

const KIND_WORDS: Readonly<Record<(typeof PRODUCER_KINDS)[number], string>> = {
  manufacturer: 'виробник, завод, фабрика, manufacturer, factory',
  workshop: 'майстерня, цех, workshop',
  artisan: 'майстер, ремісник, artisan',
  engineering: 'конструкторське бюро, інженерна компанія, engineering',
  trader: 'постачальник, торгова компанія, trader, supplier',
}
