/** Generates orders, producers and pictures for a demo site. The same seed and day give the same data. */
export { type DemoBuyer, demoBuyers } from './buyers.ts'
export type { DemoOrder } from './orders/demo-order.ts'
export { demoOrders } from './orders/demo-orders.ts'
export { drawFile } from './pictures/draw-file.ts'
export { type PictureSpec, pictureKey } from './pictures/picture-spec.ts'
export { type RenderedPicture, renderPicture } from './pictures/render-picture.ts'
export type { DemoProducer } from './producers/demo-producer.ts'
export { demoProducers } from './producers/demo-producers.ts'
