import type { PanelText, TextVersion } from '@verstat/contract'
import { saveText } from '@verstat/contract/browser'
import { LOCALES } from '@verstat/i18n'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { TextForm } from './text-form.tsx'

export type TextPageProps = { readonly text: PanelText; readonly name: string }

export function TextPage({ text, name }: TextPageProps) {
  const { t } = usePage()
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/texts', text: t('panel.texts.title') }}
        title={name}
        found={LOCALES[text.locale].ownName}
      />
      <TextForm key={`${text.page} ${text.locale} ${text.version}`} text={text} />
      {text.versions.length > 0 && (
        <section aria-labelledby="versions" className="mt-8 max-w-form">
          <h2 id="versions" className="text-20">
            {t('panel.texts.versions')}
          </h2>
          <ul className="mt-2 divide-y divide-line rounded-12 border border-line bg-surface px-4">
            {text.versions.map((version) => (
              <li key={version.version}>
                <Version text={text} version={version} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Version({ text, version }: { readonly text: PanelText; readonly version: TextVersion }) {
  const { t, format, send } = usePage()
  const reloaded = useReloaded()
  const { version: number, createdAt, author, ...words } = version
  const texts = Object.values(words).filter((value) => value !== null)
  return (
    <Disclosure
      summary={t('panel.texts.version', {
        number: String(number),
        about: [format.dayTime(createdAt), author].filter(Boolean).join(', '),
      })}
    >
      <div className="grid gap-2 pb-3" lang={text.locale}>
        {texts.length === 0 && <p className="text-ink-soft">{t('panel.texts.asProgram')}</p>}
        {texts.map((value) => (
          <p key={value} className="whitespace-pre-wrap wrap-anywhere">
            {value}
          </p>
        ))}
        {number !== text.version && (
          <ActionForm
            id={`restore-${number}`}
            label={t('panel.texts.restore')}
            name={t('panel.texts.restoreNamed', { number: String(number) })}
            busy={t('panel.form.busy')}
            send={(options) =>
              send(
                saveText,
                { page: text.page, locale: text.locale, ...words, version: text.version },
                options,
              )
            }
            done={() => reloaded(t('panel.texts.saved'))}
          />
        )}
      </div>
    </Disclosure>
  )
}
