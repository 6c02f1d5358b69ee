import { useRouter } from '@tanstack/react-router'
import type { PanelCategory } from '@verstat/contract'
import { mergeCategory } from '@verstat/contract/browser'
import { localizePath } from '@verstat/i18n'
import { Disclosure } from '@verstat/ui/disclosure'
import { Select } from '@verstat/ui/select'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'

export type MergeFormProps = {
  readonly category: PanelCategory
  readonly categories: readonly PanelCategory[]
}

/** Merges the category into another category of the same level. The other category receives the whole content. */
export function MergeForm({ category, categories }: MergeFormProps) {
  const { t, locale, send } = usePage()
  const router = useRouter()
  const isRoot = category.parentId === null
  const others = categories.filter(({ id, parentId }) => id !== category.id && (parentId === null) === isRoot)
  const form = useApiForm({
    id: 'merge',
    send: (values, options) => send(mergeCategory, { id: category.id, into: values.text('into') }, options),
    done: async ({ orders, producers }) => {
      toasts.show(t('panel.merge.done', { orders, producers }))
      await router.navigate({ href: localizePath('/panel/categories', locale) })
    },
  })
  if (others.length === 0) return null
  return (
    <Disclosure
      summary={t('panel.merge.open')}
      className="mt-8 max-w-form rounded-8 border border-line bg-surface px-4"
    >
      <ApiFormBox form={form} className="pb-4">
        <p>{t(isRoot ? 'panel.merge.rootText' : 'panel.merge.leafText')}</p>
        <PanelField form={form} name="into" label={t('panel.merge.into')}>
          {(control) => (
            <Select {...control}>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {nameWithRoot(other)}
                </option>
              ))}
            </Select>
          )}
        </PanelField>
        <PanelSubmit form={form} variant="danger">
          {t('panel.merge.submit')}
        </PanelSubmit>
      </ApiFormBox>
    </Disclosure>
  )

  function nameWithRoot({ name, parentId }: PanelCategory): string {
    const root = categories.find(({ id }) => id === parentId)
    return root ? `${root.name[locale]} / ${name[locale]}` : name[locale]
  }
}
