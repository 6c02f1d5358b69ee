/** The page on which a producer accepts the agreement, asks for access and opens closed files. */
export function filesPath(slug: string): string {
  return `/orders/${slug}/files`
}

/** The page of the owner about who opens the closed files of an order. */
export function accessPath(orderId: string): string {
  return `/user/orders/${orderId}/files`
}
