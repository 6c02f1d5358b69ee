import type { OrderType } from '@verstat/contract'

/**
 * Documents contain these tags as lexemes. So one lookup in the GIN index applies the words and the filters together.
 */
export const typeTag = (type: OrderType) => `#t-${type}`
export const regionTag = (key: number) => `#r-${key}`
export const categoryTag = (key: number) => `#c-${key}`
