/** Later modules and the composition root may import only these names from brand. */
export { brandModule } from './brand.module.ts'
export { brandSign } from './brand-sign.ts'
export { partOf, readPart, type StoredImage } from './picture-part.ts'
export { readLogoGround } from './read-logo-ground.ts'
export { replacePicture } from './replace-picture.ts'
export { siteLook } from './site-look.ts'
