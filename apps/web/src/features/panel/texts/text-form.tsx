import type { PanelText } from '@verstat/contract'
import {
  apiErrorCode,
  LEGAL_BODY_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_HEADING_MAX,
  SEO_INTRO_MAX,
  SEO_TITLE_MAX,
  saveText,
} from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { storedObject } from '../../forms/form-faults.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'

const NAMES = ['title', 'description', 'h1', 'intro', 'body'] as const
type Name = (typeof NAMES)[number]
const LIMITS: Readonly<Record<Name, number>> = {
  title: SEO_TITLE_MAX,
  description: SEO_DESCRIPTION_MAX,
  h1: SEO_HEADING_MAX,
  intro: SEO_INTRO_MAX,
  body: LEGAL_BODY_MAX,
}

/** Edits the texts of a page in one language. An empty field restores the default text. */
export function TextForm({ text }: { readonly text: PanelText }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const [version, setVersion] = useState(text.version)
  const names = NAMES.filter((name) => isOf(name, text))
  const form = useApiForm({
    id: 'text',
    send: (values, options) =>
      send(
        saveText,
        {
          page: text.page,
          locale: text.locale,
          version,
          title: values.textOrNull('title'),
          description: values.textOrNull('description'),
          h1: values.textOrNull('h1'),
          intro: values.textOrNull('intro'),
          body: values.textOrNull('body'),
        },
        options,
      ),
    done: async (saved) => {
      setVersion(saved.version)
      await reloaded(t('panel.texts.saved'))
    },
    refused(error) {
      // Somebody else has saved the text meanwhile, so the form shows an error. The form adopts the new version number,
      // so that the user can overwrite the other text by submitting again.
      if (apiErrorCode(error) === 'stale') {
        setVersion((before) => storedObject<PanelText>(error)?.version ?? before)
      }
      return false
    },
  })

  function fill(name: Name, value: string) {
    const field = form.props.ref.current?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value
      field.focus()
    }
  }

  return (
    <ApiFormBox form={form} className="mt-4 max-w-form">
      {names.map((name) => {
        const original = text.original[name]
        return (
          <div key={name} className="grid gap-1">
            <PanelField
              form={form}
              name={name}
              label={t(`panel.textField.${name}`)}
              hint={
                name === 'body'
                  ? t('panel.texts.bodyHint')
                  : original
                    ? t('panel.texts.original', { text: original })
                    : undefined
              }
              lang={text.locale}
              maxLength={LIMITS[name]}
              defaultValue={text.current[name] ?? ''}
              {...(name === 'title' || name === 'h1'
                ? {}
                : {
                    children: (control) => (
                      <TextArea
                        {...control}
                        lang={text.locale}
                        rows={name === 'body' ? 24 : 3}
                        maxLength={LIMITS[name]}
                        defaultValue={text.current[name] ?? ''}
                      />
                    ),
                  })}
            />
            {original && (
              <div className="-ms-3 flex flex-wrap gap-2">
                <Button size="small" variant="quiet" onClick={() => fill(name, original)}>
                  {t('panel.texts.takeOriginal')}
                  <span className="sr-only">: {t(`panel.textField.${name}`)}</span>
                </Button>
              </div>
            )}
          </div>
        )
      })}
      <div>
        <PanelSubmit form={form}>{t('panel.form.save')}</PanelSubmit>
      </div>
    </ApiFormBox>
  )
}

/** Whether the page has this text. Only lists have a heading and an introduction, and only legal pages have a body. */
function isOf(name: Name, { page, original }: PanelText): boolean {
  if (name === 'h1' || name === 'intro') return !page.startsWith('page/')
  return name !== 'body' || original.body !== null
}
