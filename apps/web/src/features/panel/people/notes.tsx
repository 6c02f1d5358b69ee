import type { StaffNote } from '@verstat/contract'
import { addNote, NOTE_MAX } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PersonLink } from './linked-part.tsx'

export type NotesProps = { readonly userId: string; readonly notes: readonly StaffNote[] }

/** Shows what staff noted about a person, and a form for a new note. */
export function Notes({ userId, notes }: NotesProps) {
  const { t, send, format } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: 'note',
    send: (values, options) => send(addNote, { id: userId, text: values.text('text') }, options),
    done: async (_, element) => {
      element.reset()
      await reloaded(t('panel.notes.saved'))
    },
  })
  return (
    <section aria-label={t('panel.notes.title')} className="min-w-0">
      <h2 className="text-17">{t('panel.notes.title')}</h2>
      <ApiFormBox form={form} className="mt-2">
        <PanelField form={form} name="text" label={t('panel.notes.new')} hint={t('panel.notes.hint')}>
          {(control) => <TextArea {...control} rows={3} maxLength={NOTE_MAX} required />}
        </PanelField>
        <div>
          <PanelSubmit form={form}>{t('panel.notes.save')}</PanelSubmit>
        </div>
      </ApiFormBox>
      <ul className="mt-4 grid gap-3">
        {notes.map(({ id, text, author, createdAt }) => (
          <li key={id} className="border-s-2 border-line-strong ps-3">
            <p className="flex flex-wrap gap-x-2 text-13 text-ink-soft">
              <PersonLink person={author} />
              <time dateTime={createdAt} title={format.exact(createdAt)}>
                {format.dayTime(createdAt)}
              </time>
            </p>
            <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
