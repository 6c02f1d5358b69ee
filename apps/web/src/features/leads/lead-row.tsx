import type { LeadState } from '@verstat/contract'
import { editLead, LEAD_NOTE_MAX, LEAD_STATES } from '@verstat/contract/browser'
import { Badge, type BadgeTone } from '@verstat/ui/badge'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { controlClass } from '@verstat/ui/text-input'
import { VisuallyHidden } from '@verstat/ui/visually-hidden'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { fieldId } from '../forms/form-summary.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useReloaded } from '../forms/use-reloaded.ts'
import type { LeadView } from './load-leads.ts'

const TONES: Readonly<Record<LeadState, BadgeTone>> = {
  new: 'accent',
  talking: 'warn',
  agreed: 'good',
  declined: 'neutral',
}

type Props = { readonly lead: LeadView }

/**
 * Shows a lead (a contact request): the person, the listing, the message, and the state and the note that the user has
 * set.
 */
export function LeadRow({ lead }: Props) {
  const { t } = usePage()
  const { title, href, name, producers, contact, talk, event, message, state, note } = lead
  const listing =
    href === null ? (
      <span lang={title.lang}>{title.text}</span>
    ) : (
      <SiteLink to={href} lang={title.lang} className="text-link">
        {title.text}
      </SiteLink>
    )
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 px-4 py-3 lg:items-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_17rem]">
      <div className={cx('min-w-0', name === undefined && 'lg:col-span-2')}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-15 wrap-anywhere">{name ?? listing}</h2>
          <Badge tone={TONES[state]}>{t(`leads.state.${state}`)}</Badge>
        </div>
        {producers.length > 0 && (
          <ul aria-label={t('leads.producers')} className="flex flex-wrap gap-x-3 text-13">
            {producers.map((producer) => (
              <li key={producer.href}>
                <SiteLink to={producer.href} className="text-link wrap-anywhere">
                  {producer.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        {name === undefined && <p className="text-13 text-ink-soft">{event}</p>}
        {contact !== undefined && (
          <SiteLink
            to={contact}
            className="text-link inline-flex min-h-8 items-center text-13 pointer-coarse:min-h-11"
          >
            {t('leads.contact')}
            <VisuallyHidden>: {title.text}</VisuallyHidden>
          </SiteLink>
        )}
      </div>
      <div className={cx('min-w-0', name === undefined && 'lg:col-span-2 lg:row-start-2')}>
        {name !== undefined && (
          <>
            <p className="wrap-anywhere">{listing}</p>
            <p className="text-13 text-ink-soft">{event}</p>
          </>
        )}
        {message !== null && (
          <blockquote className="mt-2 max-w-prose border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">
            {message}
          </blockquote>
        )}
        {talk !== undefined && (
          <SiteLink
            to={talk}
            className="text-link inline-flex min-h-8 items-center text-13 pointer-coarse:min-h-11"
          >
            {t('leads.talk')}
            <VisuallyHidden>: {name ?? title.text}</VisuallyHidden>
          </SiteLink>
        )}
        {note !== '' && <p className="mt-2 max-w-prose text-15 whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      <Disclosure
        className="lg:col-start-3 lg:row-start-1 lg:open:col-span-full lg:open:col-start-1 lg:open:row-start-3"
        summary={
          <>
            {t('leads.note.open')}
            <VisuallyHidden>: {title.text}</VisuallyHidden>
          </>
        }
      >
        <LeadForm lead={lead} />
      </Disclosure>
    </li>
  )
}

function LeadForm({ lead: { id, state, note } }: Props) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `lead-${id}`,
    send: (values, options) =>
      send(editLead, { id, state: values.choice('state', LEAD_STATES), note: values.text('note') }, options),
    done: () => reloaded(t('leads.saved')),
  })
  return (
    <ApiFormBox form={form} className="pb-2">
      <Field id={fieldId(form.id, 'state')} label={t('leads.state.label')} error={form.faults?.fields.state}>
        {(control) => (
          <Select {...control} name="state" defaultValue={state}>
            {LEAD_STATES.map((value) => (
              <option key={value} value={value}>
                {t(`leads.state.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id={fieldId(form.id, 'note')}
        label={t('leads.note.label')}
        hint={t('leads.note.hint')}
        error={form.faults?.fields.note}
      >
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={3}
            maxLength={LEAD_NOTE_MAX}
            defaultValue={note}
            className={cx(controlClass, 'field-sizing-content min-h-24 px-3')}
          />
        )}
      </Field>
      <SaveButton form={form} busy={t('leads.saving')}>
        {t('leads.save')}
      </SaveButton>
    </ApiFormBox>
  )
}
