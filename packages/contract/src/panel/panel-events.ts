/** What open pages of staff are notified of. */
export type PanelEvent = 'queue.changed'
