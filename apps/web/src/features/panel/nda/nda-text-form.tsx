import { useRouter } from '@tanstack/react-router'
import { apiErrorCode, editNdaText, NDA_TEXT_MAX } from '@verstat/contract/browser'
import { LOCALE_CODES, LOCALES } from '@verstat/i18n'
import { Disclosure } from '@verstat/ui/disclosure'
import { useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { storedObject } from '../../forms/form-faults.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { NdaPreview, type NdaText } from './nda-preview.tsx'

/** Edits both languages of the agreement. What was typed stays when somebody else has saved another text meanwhile. */
export function NdaTextForm({ nda }: { readonly nda: NdaText }) {
  const { t, send } = usePage()
  const router = useRouter()
  const reloaded = useReloaded()
  const [version, setVersion] = useState(nda.version)
  const [typed, setTyped] = useState(nda.text)
  const form = useApiForm({
    id: 'nda-text',
    labelOf: (name) => (name === 'uk' || name === 'en' ? LOCALES[name].ownName : undefined),
    send: (values, options) =>
      send(editNdaText, { version, uk: values.text('uk'), en: values.text('en') }, options),
    done: async (saved) => {
      setVersion(saved.version)
      await reloaded(t('panel.nda.saved', { n: String(saved.version) }))
    },
    refused(error) {
      if (apiErrorCode(error) === 'stale') {
        // The text in force is shown above the form. The next try replaces it on purpose.
        setVersion((before) => storedObject<NdaText>(error)?.version ?? before)
        void router.invalidate()
      }
      return false
    },
  })
  return (
    <ApiFormBox form={form} className="mt-3">
      <div className="grid gap-4 lg:grid-cols-2">
        {LOCALE_CODES.map((locale) => (
          <div key={locale} className="grid content-start gap-2">
            <PanelField form={form} name={locale} label={LOCALES[locale].ownName}>
              {(control) => (
                <TextArea
                  {...control}
                  lang={locale}
                  rows={18}
                  maxLength={NDA_TEXT_MAX}
                  defaultValue={nda.text[locale]}
                  onChange={({ currentTarget: { value } }) =>
                    setTyped((before) => ({ ...before, [locale]: value }))
                  }
                />
              )}
            </PanelField>
            <Disclosure
              summary={
                <span className="text-13">
                  {t('panel.nda.preview')}
                  <span className="sr-only">: {LOCALES[locale].ownName}</span>
                </span>
              }
            >
              <NdaPreview
                label={`${t('panel.nda.preview')}: ${LOCALES[locale].ownName}`}
                lang={locale}
                text={typed[locale]}
              />
            </Disclosure>
          </div>
        ))}
      </div>
      <div>
        <PanelSubmit form={form}>{t('panel.nda.save', { n: String(version + 1) })}</PanelSubmit>
      </div>
    </ApiFormBox>
  )
}
