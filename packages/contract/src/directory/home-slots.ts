import * as z from 'zod/mini'
import { route } from '../route.ts'
import { OrderSummary } from './order.ts'
import { ProducerSummary } from './producer.ts'

export const HomeSlots = z.object({ orders: z.array(OrderSummary), producers: z.array(ProducerSummary) })
export type HomeSlots = z.infer<typeof HomeSlots>

export const listHomeSlots = route({
  method: 'GET',
  path: '/v1/home/promoted',
  summary: 'Paid places of the home page: at most three orders and two producers, others in turn each day',
  auth: 'public',
  output: HomeSlots,
  errors: [],
})
