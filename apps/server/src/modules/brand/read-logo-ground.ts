import { type Logo, logoGroundOf, type Picture } from '@verstat/contract'
import sharp from 'sharp'
import type { UploadsContext } from '../uploads/index.ts'
import { partOf, readPart } from './picture-part.ts'

/** Reads a stored logo and determines its `ground`, which is the background on which the whole logo can be seen. */
export async function readLogoGround(
  storage: UploadsContext['uploads']['storage'],
  picture: Picture,
): Promise<Logo['ground']> {
  const content = await readPart(storage, partOf(picture, 160))
  return content ? logoGroundOf(await sharp(content).ensureAlpha().raw().toBuffer()) : 'any'
}
