/** Later modules and the composition root may import only these names from uploads. */

export {
  attachUploads,
  lockFreeUploads,
  releaseUploads,
  type UploadUse,
  uploadProblems,
} from './attach-uploads.ts'
export { attachmentHeader } from './content/file-name.ts'
export {
  FILE_COLUMNS,
  type FileRow,
  previewOf,
  viewFile,
  viewModeratedFile,
  viewOwnFile,
  viewPublicFile,
} from './file.view.ts'
export { signedFileUrl } from './file-links.ts'
export { findPicture } from './find-picture.ts'
export {
  hidePicture,
  type LinkContext,
  openPicture,
  PICTURE_JSON,
  type PictureRow,
  type StoredPicture,
  viewPicture,
} from './picture.view.ts'
export { sweepUploads } from './sweep-uploads.ts'
export { uploadsModule } from './uploads.module.ts'
export type { UploadsTables } from './uploads.tables.ts'
export type { UploadsContext } from './uploads-context.ts'
