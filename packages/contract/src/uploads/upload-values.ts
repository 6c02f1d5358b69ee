/** Limits of uploads. The server enforces these limits, and forms check them before sending. */
export const IMAGE_MIMES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024
export const FILE_BYTES_MAX = 20 * 1024 * 1024
/** File extensions that forms show to users. The server ignores the extension and examines the content. */
export const FILE_ENDINGS = [
  'pdf',
  'docx',
  'xlsx',
  'csv',
  'dxf',
  'dwg',
  'step',
  'stp',
  'stl',
  'igs',
  'iges',
  'obj',
  '3mf',
  'zip',
] as const

/**
 * Who may open a file of an order besides its owner. `public`: everybody. `producers`: everybody who may send an offer.
 * `granted`: producers whom the owner let in, invited ones and those whose offer the owner considers.
 */
export const FILE_ACCESSES = ['public', 'producers', 'granted'] as const
export type FileAccess = (typeof FILE_ACCESSES)[number]

/** Units in which drawings are made. `unknown` stands for a file that names no unit. */
export const DRAWING_UNITS = ['mm', 'cm', 'm', 'in', 'ft', 'unknown'] as const

/** Whether the content of a file has been read. `unsupported` files are never read. */
export const READING_STATES = ['pending', 'ready', 'failed', 'unsupported'] as const
export type ReadingState = (typeof READING_STATES)[number]
