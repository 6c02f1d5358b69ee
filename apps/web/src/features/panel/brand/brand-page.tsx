import type { Picture, Settings } from '@verstat/contract'
import { editSettings, HEX_COLOR } from '@verstat/contract/browser'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@verstat/i18n'
import { type FormEvent, useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PictureField } from '../../uploads/picture-field.tsx'
import type { UploadedPicture } from '../../uploads/uploaded.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { AccentField } from './accent-field.tsx'
import { BrandPreview } from './brand-preview.tsx'

const BOX = 'grid gap-3 rounded-12 border border-line bg-surface p-4'

/** Edits the look of the site and previews the changes before they are saved. */
export function BrandPage({ settings }: { readonly settings: Settings }) {
  const { t, locale, site, send } = usePage()
  const reloaded = useReloaded()
  const [typed, setTyped] = useState({ name: settings.brand[locale] ?? '', accent: settings.accent ?? '' })
  const [logo, setLogo] = useState(() => uploaded(settings.logo, t('panel.brand.logo')))
  const [share, setShare] = useState(() => uploaded(settings.sharePicture, t('panel.brand.sharePicture')))
  const [busy, setBusy] = useState({ logo: 0, share: 0 })
  const form = useApiForm({
    id: 'brand',
    check: (values) => {
      const accent = colorOf(values.text('accent'))
      return {
        ...(accent === null || HEX_COLOR.test(accent) ? {} : { accent: t('panel.brand.accentWrong') }),
        ...(busy.logo > 0 ? { logo: t('panel.brand.uploading') } : {}),
        ...(busy.share > 0 ? { sharePicture: t('panel.brand.uploading') } : {}),
      }
    },
    send: (values, options) =>
      send(
        editSettings,
        {
          brand: { uk: values.textOrNull('brand.uk'), en: values.textOrNull('brand.en') },
          accent: colorOf(values.text('accent')),
          logo: attachment(logo),
          sharePicture: attachment(share),
        },
        options,
      ),
    done: () => reloaded(t('panel.brand.saved')),
  })
  const read = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const data = new FormData(currentTarget.closest('form') ?? undefined)
    setTyped({ name: String(data.get(`brand.${locale}`)), accent: String(data.get('accent')) })
  }
  const accent = colorOf(typed.accent)
  return (
    <>
      <PanelTitle title={t('panel.brand.title')} />
      <p className="mt-2 max-w-measure text-ink-soft">{t('panel.brand.intro')}</p>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
        <ApiFormBox form={form}>
          <div className="grid gap-5" onInput={read}>
            <fieldset className={BOX}>
              <legend className="float-start mb-1 font-medium">{t('panel.brand.name')}</legend>
              <p className="text-13 text-ink-soft">{t('panel.brand.nameHint')}</p>
              <div className="grid gap-4 sm:grid-cols-2">
                {LOCALE_CODES.map((each: LocaleCode) => (
                  <PanelField
                    key={each}
                    form={form}
                    name={`brand.${each}`}
                    label={LOCALES[each].ownName}
                    lang={each}
                    maxLength={40}
                    defaultValue={settings.brand[each] ?? ''}
                  />
                ))}
              </div>
            </fieldset>
            <div className={BOX}>
              <AccentField form={form} saved={settings.accent} accent={accent} />
            </div>
          </div>
          <div className={BOX}>
            <PictureField
              id={fieldId(form.id, 'logo')}
              label={t('panel.brand.logo')}
              hint={t('panel.brand.logoHint')}
              shape="square"
              error={form.faults?.fields.logo}
              value={logo}
              onChange={setLogo}
              onBusy={(count) => setBusy((before) => ({ ...before, logo: count }))}
            />
          </div>
          <div className={BOX}>
            <PictureField
              id={fieldId(form.id, 'sharePicture')}
              label={t('panel.brand.sharePicture')}
              hint={t('panel.brand.sharePictureHint')}
              shape="wide"
              error={form.faults?.fields.sharePicture}
              value={share}
              onChange={setShare}
              onBusy={(count) => setBusy((before) => ({ ...before, share: count }))}
            />
          </div>
          <div>
            <PanelSubmit form={form}>{t('panel.form.save')}</PanelSubmit>
          </div>
        </ApiFormBox>
        <BrandPreview
          name={typed.name.trim() || site.brand}
          accent={accent !== null && HEX_COLOR.test(accent) ? accent : null}
          logo={logo?.picture ?? null}
          share={share?.picture ?? null}
        />
      </div>
    </>
  )
}

/** Parses a typed colour, with or without `#` and in small or capital letters. Returns null for an empty text. */
function colorOf(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  return text.startsWith('#') ? text : `#${text}`
}

function uploaded(picture: Picture | null, name: string): UploadedPicture | null {
  return picture && { uploadId: picture.id, name, alt: '', picture }
}

function attachment(value: UploadedPicture | null) {
  return value && { uploadId: value.uploadId }
}
