/** The door of uploads: what the composition root and the modules to its right may use. */
export {
  type Attaching,
  attachUploads,
  eraseUploads,
  holdFreeUploads,
  releaseUploads,
  type UploadUse,
  uploadProblems,
} from './attach-uploads.ts'
export { exportUploads } from './export-uploads.ts'
export { signedFileUrl } from './file-links.ts'
export { findAvatar } from './find-avatar.ts'
export {
  openPicture,
  PICTURE_JSON,
  type PictureRow,
  type StoredPicture,
  viewPicture,
} from './picture.view.ts'
export { registerMedia } from './register-media.ts'
export { sweepUploads } from './sweep-uploads.ts'
export { uploadsRoutes } from './uploads.routes.ts'
export type { UploadsTables, UploadTable } from './uploads.tables.ts'
export type { UploadsContext } from './uploads-context.ts'
