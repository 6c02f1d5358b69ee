/** Limits of uploads, for the server and for forms that say no before sending. */
export const IMAGE_MIMES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024
export const FILE_BYTES_MAX = 20 * 1024 * 1024
/** Endings of documents, as people know them; the content decides. */
export const FILE_ENDINGS = ['pdf', 'docx', 'xlsx', 'csv', 'dxf', 'dwg', 'step', 'stp', 'stl', 'zip'] as const
