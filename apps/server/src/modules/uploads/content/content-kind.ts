import type { UploadKind } from '../uploads.tables.ts'

export type ContentKind = {
  readonly kind: UploadKind
  readonly mime: string
  /** File extensions. The first one is the default. */
  readonly endings: readonly string[]
}

/** All file types that users may upload. */
export const CONTENT_KINDS = {
  jpeg: { kind: 'image', mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { kind: 'image', mime: 'image/png', endings: ['png'] },
  webp: { kind: 'image', mime: 'image/webp', endings: ['webp'] },
  avif: { kind: 'image', mime: 'image/avif', endings: ['avif'] },
  pdf: { kind: 'file', mime: 'application/pdf', endings: ['pdf'] },
  docx: {
    kind: 'file',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  xlsx: {
    kind: 'file',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  zip: { kind: 'file', mime: 'application/zip', endings: ['zip'] },
  csv: { kind: 'file', mime: 'text/csv; charset=utf-8', endings: ['csv'] },
  dxf: { kind: 'file', mime: 'image/vnd.dxf', endings: ['dxf'] },
  dwg: { kind: 'file', mime: 'image/vnd.dwg', endings: ['dwg'] },
  step: { kind: 'file', mime: 'model/step', endings: ['step', 'stp'] },
  stl: { kind: 'file', mime: 'model/stl', endings: ['stl'] },
  igs: { kind: 'file', mime: 'model/iges', endings: ['igs', 'iges'] },
  obj: { kind: 'file', mime: 'model/obj', endings: ['obj'] },
  '3mf': { kind: 'file', mime: 'model/3mf', endings: ['3mf'] },
} as const satisfies Record<string, ContentKind>

export type ContentName = keyof typeof CONTENT_KINDS
