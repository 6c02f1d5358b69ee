import type { Picture as PictureFacts, SiteLogo } from '@verstat/contract'
import { themeVariables } from '@verstat/contract/browser'
import { Picture } from '@verstat/ui/picture'
import { usePage } from '../../../lib/use-page.ts'
import { BrandSign } from '../../shared/brand-mark.tsx'

export type SharePreviewProps = {
  readonly name: string
  readonly accent: string | null
  readonly logo: SiteLogo | null
  readonly share: PictureFacts | null
}

/**
 * Previews the picture that other sites show for a link to the home page. The preview is the chosen picture as the
 * server crops it. If no picture is chosen, the preview has the parts of the picture that the server draws.
 */
export function SharePreview({ name, accent, logo, share }: SharePreviewProps) {
  const { t, site } = usePage()
  const look = 'rounded-12 border border-line'
  if (share) {
    return (
      <Picture
        picture={{ ...share, alt: t('panel.brand.sharePicture') }}
        sizes="(min-width: 64rem) 32rem, 100vw"
        ratio="1200 / 630"
        className={look}
      />
    )
  }
  return (
    <div
      style={{ colorScheme: 'light', aspectRatio: '1200 / 630', ...themeVariables(accent, 'light') }}
      className={`flex overflow-hidden bg-paper text-ink ${look}`}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-5 sm:p-7">
        <p className="truncate text-13 text-accent">{URL.parse(site.origin)?.host}</p>
        <p className="line-clamp-3 text-20 font-semibold">{t('home.hero.heading')}</p>
        <p className="line-clamp-2 text-13 text-ink-soft max-sm:hidden">{t('home.page.description')}</p>
        <p className="mt-auto truncate border-t border-line pt-2 font-semibold">{name}</p>
      </div>
      <div className="grid w-2/9 shrink-0 place-items-center bg-accent p-2 text-accent-ink">
        {logo ? (
          <img
            src={logo.src}
            alt=""
            className={`max-h-2/3 max-w-full rounded-8 object-contain p-2 ${logo.plate === 'dark' ? 'bg-ink' : 'bg-surface'}`}
          />
        ) : (
          <BrandSign className="w-2/3" />
        )}
      </div>
    </div>
  )
}
