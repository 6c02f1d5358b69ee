/** Invented listings for a site that has none yet. */
export type { DemoOrder } from './orders/demo-order.ts'
export { demoOrders } from './orders/demo-orders.ts'
