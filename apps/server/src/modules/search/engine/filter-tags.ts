import type { OrderType } from '@verstat/contract'

/** Filters are stored as lexemes too, so that one GIN index lookup applies words and filters together. */
export const typeTag = (type: OrderType) => `#t-${type}`
export const regionTag = (key: number) => `#r-${key}`
export const categoryTag = (key: number) => `#c-${key}`
