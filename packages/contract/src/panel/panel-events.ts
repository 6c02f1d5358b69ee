export type PanelEvent = 'queue.changed'
