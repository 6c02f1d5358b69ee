/** Audited actions of the module for the files of orders. Their details never contain the name of a file. */
export const DRAWING_ACTIONS = [
  'file.asked',
  'file.granted',
  'file.revoked',
  'file.opened_by_staff',
  'nda.accepted',
  'nda.edited',
  'nda.replaced',
] as const

/** Types of notices about the files of orders. */
export const DRAWING_NOTICES = ['file.asked', 'file.granted', 'file.revoked'] as const

/** Somebody asked for the files of an order, was let in or out, accepted the agreement, or opened a file. */
export type DrawingEvent = 'files.changed'
