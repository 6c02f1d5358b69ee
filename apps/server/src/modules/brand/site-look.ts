import { createHash } from 'node:crypto'
import {
  accentVariables,
  type Logo,
  logoSize,
  type Settings,
  type Site,
  type SiteLogo,
} from '@verstat/contract'
import { partOf } from './picture-part.ts'

export type LookSettings = Pick<Settings, 'brand' | 'accent' | 'logo' | 'sharePicture'>

/** What pages show of the chosen colour and logo. Empty when staff have chosen nothing. */
export function siteLook({
  brand,
  accent,
  logo,
  sharePicture,
}: LookSettings): Pick<Site, 'colors' | 'logo' | 'look'> {
  const chosen = [brand.uk, brand.en, accent, logo?.id, sharePicture?.id]
  if (chosen.every((each) => each === null || each === undefined)) return {}
  return {
    look: createHash('sha1').update(JSON.stringify(chosen)).digest('hex').slice(0, 8),
    ...(accent === null ? {} : { colors: accentVariables(accent) }),
    ...(logo === null ? {} : { logo: siteLogo(logo) }),
  }
}

function siteLogo(logo: Logo): SiteLogo {
  const { width, height, isWide } = logoSize(logo)
  const { id, file } = partOf(logo, 2 * width)
  return {
    src: `/media/${id}/${file}`,
    width,
    height,
    ...(logo.ground === 'any' ? {} : { plate: logo.ground }),
    ...(isWide ? { isWide } : {}),
  }
}
