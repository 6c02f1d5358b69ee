export type ListingEvent =
  | 'order.status_changed'
  | 'order.updated'
  | 'order.closed'
  | 'order.counts'
  | 'producer.status_changed'
  | 'producer.updated'
  | 'listing.published'
  | 'lead.created'
