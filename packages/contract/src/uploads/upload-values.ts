/** Limits of uploads. The server enforces these limits, and forms check them before sending. */
export const IMAGE_MIMES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024
export const FILE_BYTES_MAX = 20 * 1024 * 1024
/** File extensions that forms show to users. The server ignores the extension and examines the content. */
export const FILE_ENDINGS = ['pdf', 'docx', 'xlsx', 'csv', 'dxf', 'dwg', 'step', 'stp', 'stl', 'zip'] as const
