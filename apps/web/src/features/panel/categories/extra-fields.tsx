import type { FieldDef } from '@verstat/contract'
import { CATEGORY_FIELDS_MAX } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { TextInput } from '@verstat/ui/text-input'
import { usePage } from '../../../lib/use-page.ts'
import { TextArea } from '../frame/panel-field.tsx'
import { optionLines, readOptionLines } from './option-lines.ts'

const KINDS: readonly FieldDef['kind'][] = ['enum', 'multi', 'number', 'bool', 'text']

export type ExtraFieldsProps = {
  readonly fields: readonly FieldDef[]
  readonly onChange: (fields: readonly FieldDef[]) => void
  /** Error messages of the API by path, such as `fields.0.options`. */
  readonly faults: Readonly<Record<string, string>>
}

export function ExtraFields({ fields, onChange, faults }: ExtraFieldsProps) {
  const { t } = usePage()
  const change = (at: number, part: Partial<FieldDef>) =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...part } : field)))
  return (
    <fieldset className="grid gap-3">
      <legend className="float-start text-13 font-medium">{t('panel.fields.title')}</legend>
      <p className="text-13 text-ink-soft">{t('panel.fields.hint')}</p>
      {fields.map((field, at) => (
        <FieldEditor
          // The React key is the position, because the user may be editing the field's own key.
          // biome-ignore lint/suspicious/noArrayIndexKey: a field has no other identity while it is edited
          key={at}
          field={field}
          fault={Object.entries(faults).find(([path]) => path.startsWith(`fields.${at}.`))?.[1]}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(fields.filter((_, index) => index !== at))}
          onUp={at === 0 ? undefined : () => onChange(swapped(fields, at))}
        />
      ))}
      {fields.length < CATEGORY_FIELDS_MAX && (
        <div>
          <Button size="small" onClick={() => onChange([...fields, newField()])}>
            {t('panel.fields.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type EditorProps = {
  readonly field: FieldDef
  readonly fault: string | undefined
  readonly onChange: (part: Partial<FieldDef>) => void
  readonly onRemove: () => void
  readonly onUp: (() => void) | undefined
}

function FieldEditor({ field, fault, onChange, onRemove, onUp }: EditorProps) {
  const { t, locale } = usePage()
  const name = field.label[locale] || field.key || t('panel.fields.new')
  const hasOptions = field.kind === 'enum' || field.kind === 'multi'
  return (
    <fieldset className="grid gap-3 rounded-12 border border-line bg-surface p-4">
      <legend className="float-start font-medium">{name}</legend>
      {fault && <p className="text-13 font-medium text-bad">{fault}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('panel.fields.key')}>
          {(control) => (
            <TextInput
              {...control}
              value={field.key}
              maxLength={40}
              onChange={(event) => onChange({ key: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('panel.fields.kind')}>
          {(control) => (
            <Select
              {...control}
              value={field.kind}
              onChange={({ currentTarget: { value } }) =>
                onChange({ kind: KINDS.find((kind) => kind === value) ?? field.kind })
              }
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`panel.fieldKind.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(['uk', 'en'] as const).map((code) => (
          <Field key={code} label={t(`panel.fields.label_${code}`)}>
            {(control) => (
              <TextInput
                {...control}
                lang={code}
                value={field.label[code]}
                onChange={(event) =>
                  onChange({ label: { ...field.label, [code]: event.currentTarget.value } })
                }
              />
            )}
          </Field>
        ))}
      </div>
      {hasOptions && (
        <Field label={t('panel.fields.options')} hint={t('panel.fields.optionsHint')}>
          {(control) => (
            <TextArea
              {...control}
              defaultValue={optionLines(field.options)}
              onChange={(event) => onChange({ options: readOptionLines(event.currentTarget.value) })}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Checkbox
          checked={field.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
          label={t('panel.fields.required')}
        />
        <Checkbox
          checked={field.filter}
          onChange={(event) => onChange({ filter: event.currentTarget.checked })}
          label={t('panel.fields.filter')}
        />
        <span className="ms-auto flex gap-1">
          {onUp && (
            <Button
              size="small"
              variant="quiet"
              onClick={onUp}
              aria-label={t('panel.categories.upNamed', { name })}
            >
              {t('panel.categories.up')}
            </Button>
          )}
          <Button
            size="small"
            variant="danger"
            onClick={onRemove}
            aria-label={t('panel.fields.removeNamed', { name })}
          >
            {t('panel.fields.remove')}
          </Button>
        </span>
      </div>
    </fieldset>
  )
}

function newField(): FieldDef {
  return { key: '', kind: 'text', label: { uk: '', en: '' }, required: false, filter: false }
}

function swapped(fields: readonly FieldDef[], at: number): readonly FieldDef[] {
  const [before, field] = [fields[at - 1], fields[at]]
  return before && field ? fields.with(at - 1, field).with(at, before) : fields
}
