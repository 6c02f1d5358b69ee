import type { OrderType } from '@verstat/contract'

/** Filters as lexemes: the index of words then holds them too, and one look finds both. */
export const typeTag = (type: OrderType) => `#t-${type}`
export const regionTag = (key: number) => `#r-${key}`
export const categoryTag = (key: number) => `#c-${key}`
