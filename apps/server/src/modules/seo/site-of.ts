import type { Settings, Site } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Platform } from '../../platform/module/define-module.ts'
import { siteLook } from '../brand/index.ts'
import type { SiteOf } from './seo-context.ts'
import type { PageTexts } from './texts/page-texts.ts'

type Dependencies = Pick<Platform<unknown>, 'options' | 'brand' | 'settings' | 'realtimeAddress'> & {
  readonly texts: () => PageTexts
  readonly isDemo: () => boolean
}

/** Creates public facts about the site from the start options, the settings and the texts that staff edited. */
export function createSiteOf({
  options,
  brand,
  settings,
  realtimeAddress,
  texts,
  isDemo,
}: Dependencies): SiteOf {
  const { origin, apiBase, gtmId = null, reloadGuardSeconds } = options
  return (locale) => ({
    brand: brand(locale),
    ...siteLook(settings.current()),
    ...operatorIn(settings.current(), locale),
    ...textsIn(texts(), locale),
    origin,
    apiBase,
    demo: isDemo(),
    ...(gtmId === null ? {} : { gtmId }),
    ...(realtimeAddress === undefined ? {} : { realtime: realtimeAddress }),
    ...(reloadGuardSeconds === undefined ? {} : { reloadGuardSeconds }),
  })
}

function operatorIn({ operator }: Settings, locale: LocaleCode): Pick<Site, 'operator'> {
  const name = operator[locale]
  return name === null ? {} : { operator: name }
}

function textsIn(texts: PageTexts, locale: LocaleCode): Pick<Site, 'texts'> {
  return Object.keys(texts[locale]).length === 0 ? {} : { texts: texts[locale] }
}
