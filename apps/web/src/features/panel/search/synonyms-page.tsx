import { useRouter } from '@tanstack/react-router'
import type { SynonymGroup } from '@verstat/contract'
import { createSynonyms, deleteSynonyms, editSynonyms, SYNONYMS_MAX } from '@verstat/contract/browser'
import { localizePath } from '@verstat/i18n'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { readWordLines } from './word-lines.ts'

export type SynonymsPageProps = {
  /** Undefined when the page creates a new group. */
  readonly group: SynonymGroup | undefined
}

/** Edits a group of synonyms, one word per line. */
export function SynonymsPage({ group }: SynonymsPageProps) {
  const { t } = usePage()
  return (
    <>
      <p className="text-13">
        <SiteLink to="/panel/search" className="text-link inline-flex items-center pointer-coarse:min-h-11">
          {t('panel.search.title')}
        </SiteLink>
      </p>
      <PanelTitle title={group ? t('panel.synonyms.edit') : t('panel.synonyms.new')} />
      <WordsForm key={group?.version} group={group} />
      {group && <DeleteGroup group={group} />}
    </>
  )
}

function WordsForm({ group }: SynonymsPageProps) {
  const { t, send } = usePage()
  const goBack = useGoBack()
  const form = useApiForm({
    id: 'synonyms',
    check: (values): Readonly<Record<string, string>> => {
      const { length } = readWordLines(values.text('words'))
      if (length < 2) return { words: t('panel.synonyms.tooFew') }
      return length > SYNONYMS_MAX ? { words: t('panel.synonyms.tooMany', { max: SYNONYMS_MAX }) } : {}
    },
    send: (values, options) => {
      const words = readWordLines(values.text('words'))
      return group
        ? send(editSynonyms, { id: group.id, words, version: group.version }, options)
        : send(createSynonyms, { words }, options)
    },
    done: async () => {
      await goBack()
      toasts.show(t('panel.synonyms.saved'))
    },
  })
  return (
    <ApiFormBox form={form} className="mt-4 max-w-form">
      <PanelField form={form} name="words" label={t('panel.synonyms.words')} hint={t('panel.synonyms.hint')}>
        {(control) => (
          <TextArea {...control} lang="" rows={10} defaultValue={group?.words.join('\n') ?? ''} />
        )}
      </PanelField>
      <div>
        <PanelSubmit form={form}>{t('panel.form.save')}</PanelSubmit>
      </div>
    </ApiFormBox>
  )
}

/** Deletes the group. The toast after it has a button to undo the deletion. */
function DeleteGroup({ group: { id, words } }: { readonly group: SynonymGroup }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const goBack = useGoBack()

  async function restore() {
    try {
      await send(createSynonyms, { words })
      await reloaded(t('panel.synonyms.saved'))
    } catch {
      toasts.show(t('panel.synonyms.notRestored'), 'bad')
    }
  }

  return (
    <div className="mt-6">
      <ActionForm
        id="take-out"
        label={t('panel.synonyms.takeOut')}
        busy={t('panel.form.busy')}
        variant="danger"
        send={(options) => send(deleteSynonyms, { id }, options)}
        done={async () => {
          await goBack()
          toasts.show(t('panel.synonyms.takenOut'), 'good', {
            label: t('panel.synonyms.restore'),
            run: () => void restore(),
          })
        }}
      />
    </div>
  )
}

function useGoBack() {
  const { locale } = usePage()
  const router = useRouter()
  return () => router.navigate({ href: localizePath('/panel/search', locale) })
}
