import type { Picture, SiteLogo } from '@verstat/contract'
import { logoSize, themeVariables } from '@verstat/contract/browser'
import { buttonClass } from '@verstat/ui/button'
import { usePage } from '../../../lib/use-page.ts'
import { BrandLogo, BrandSign } from '../../shared/brand-mark.tsx'
import { SharePreview } from './share-preview.tsx'
import { useLogoGround } from './use-logo-ground.ts'

export type BrandPreviewProps = {
  readonly name: string
  readonly accent: string | null
  readonly logo: Picture | null
  readonly share: Picture | null
}

/**
 * Shows parts of the site as they will look in both themes, and the picture that other sites show for a link to the
 * home page.
 */
export function BrandPreview({ name, accent, logo, share }: BrandPreviewProps) {
  const { t } = usePage()
  const ground = useLogoGround(logo?.url)
  const shown: SiteLogo | null = logo && {
    src: logo.url,
    ...logoSize(logo),
    ...(ground === 'any' ? {} : { plate: ground }),
  }
  return (
    <section aria-labelledby="brand-preview" className="grid gap-4 lg:sticky lg:top-4">
      <h2 id="brand-preview" className="text-20">
        {t('panel.brand.preview')}
      </h2>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className="grid gap-1.5">
          <div
            data-preview={theme}
            style={{ colorScheme: theme, ...themeVariables(accent, theme) }}
            className="overflow-hidden rounded-12 border border-line bg-paper text-ink"
          >
            <div className="flex min-h-14 items-center gap-2.5 border-b border-line bg-surface px-4">
              {shown ? (
                <BrandLogo logo={shown} name={shown.isWide ? name : ''} />
              ) : (
                <BrandSign className="size-8" />
              )}
              {!shown?.isWide && <span className="min-w-0 truncate text-20 font-bold">{name}</span>}
            </div>
            <div className="flex flex-wrap items-center gap-3 p-4">
              <span className={buttonClass({ variant: 'primary' })}>{t('panel.brand.sampleButton')}</span>
              <span className="text-link underline">{t('panel.brand.sampleLink')}</span>
              <span className="rounded-8 border border-accent bg-accent-soft px-3 py-1.5 text-accent">
                {t('panel.brand.sampleChosen')}
              </span>
            </div>
          </div>
          <figcaption className="text-13 text-ink-soft">{t(`panel.brand.${theme}`)}</figcaption>
        </figure>
      ))}
      <figure className="grid gap-1.5">
        <SharePreview name={name} accent={accent} logo={shown} share={share} />
        <figcaption className="text-13 text-ink-soft">{t('panel.brand.sharePicture')}</figcaption>
      </figure>
    </section>
  )
}
