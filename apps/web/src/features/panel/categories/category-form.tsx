import type { CATEGORY_TYPES, FieldDef, PanelCategory } from '@verstat/contract'
import {
  apiErrorCode,
  CATEGORY_DESCRIPTION_MAX,
  CATEGORY_NAME_MAX,
  createCategory,
  editCategory,
  ORDER_TYPES,
} from '@verstat/contract/browser'
import { LOCALE_CODES } from '@verstat/i18n'
import { Checkbox } from '@verstat/ui/checkbox'
import { Select } from '@verstat/ui/select'
import { useState } from 'react'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import type { FormValues } from '../../forms/form-values.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { ExtraFields } from './extra-fields.tsx'

export type CategoryFormProps = {
  /** The category is absent when the form creates a new one. */
  readonly category?: PanelCategory
  readonly roots: readonly PanelCategory[]
  readonly done: (saved: PanelCategory) => Promise<void>
}

const TYPES: readonly (typeof CATEGORY_TYPES)[number][] = [...ORDER_TYPES, 'producer']
const TEXTS = ['name', 'heading.orders', 'heading.producers', 'description'] as const
const LABELS = {
  name: 'name',
  'heading.orders': 'heading_orders',
  'heading.producers': 'heading_producers',
  description: 'description',
} as const

export function CategoryForm({ category, roots, done }: CategoryFormProps) {
  const { t, locale, send } = usePage()
  const [parentId, setParentId] = useState(category ? category.parentId : (roots[0]?.id ?? null))
  const [fields, setFields] = useState<readonly FieldDef[]>(category?.fields ?? [])
  const isLeaf = parentId !== null
  const form = useApiForm({
    id: 'category',
    send: async (values, options) => {
      const written = { ...readTexts(values), fields: [...fields] }
      const types = TYPES.filter((type) => values.isTicked(`types.${type}`))
      if (!category) {
        const icon = values.text('icon') || 'boxes'
        return send(createCategory, { ...written, types, icon, slug: values.text('slug'), parentId }, options)
      }
      return send(
        editCategory,
        {
          id: category.id,
          version: category.version,
          ...written,
          ...(parentId === null ? {} : { types, parentId }),
        },
        options,
      )
    },
    done: async (saved) => {
      await done(saved)
      toasts.show(t('panel.categories.saved'))
    },
    refused: (error) => {
      if (apiErrorCode(error) === 'conflict') toasts.show(t('panel.categories.conflict'), 'bad')
      return false
    },
  })
  return (
    <ApiFormBox form={form} className="mt-4 max-w-form">
      {!category && (
        <PanelField
          form={form}
          name="slug"
          label={t('panel.categories.slug')}
          hint={t('panel.categories.slugHint')}
          maxLength={60}
        />
      )}
      {(!category || category.parentId !== null) && (
        <PanelField form={form} name="parentId" label={t('panel.categories.root')}>
          {(control) => (
            <Select
              {...control}
              value={parentId ?? ''}
              onChange={(event) => setParentId(event.currentTarget.value || null)}
            >
              {!category && <option value="">{t('panel.categories.isRoot')}</option>}
              {roots.map((root) => (
                <option key={root.id} value={root.id}>
                  {root.name[locale]}
                </option>
              ))}
            </Select>
          )}
        </PanelField>
      )}
      {TEXTS.map((name) => (
        <div key={name} className="grid gap-4 sm:grid-cols-2">
          {LOCALE_CODES.map((code) => {
            const value = textOf(category, name)?.[code] ?? ''
            const isLong = name === 'description'
            return (
              <PanelField
                key={code}
                form={form}
                name={`${name}.${code}`}
                label={t('panel.form.inLanguage', {
                  label: t(`panel.category.${LABELS[name]}`),
                  language: code,
                })}
                lang={code}
                maxLength={CATEGORY_NAME_MAX}
                defaultValue={value}
                {...(isLong
                  ? {
                      children: (control) => (
                        <TextArea
                          {...control}
                          lang={code}
                          maxLength={CATEGORY_DESCRIPTION_MAX}
                          defaultValue={value}
                        />
                      ),
                    }
                  : {})}
              />
            )
          })}
        </div>
      ))}
      {!category && !isLeaf && (
        <PanelField form={form} name="icon" label={t('panel.categories.icon')}>
          {(control) => (
            <Select {...control}>
              {[...new Set(roots.map(({ icon }) => icon))].map((icon) => (
                <option key={icon} value={icon}>
                  {icon}
                </option>
              ))}
            </Select>
          )}
        </PanelField>
      )}
      {isLeaf && (
        <fieldset>
          <legend className="text-13 font-medium">{t('panel.categories.types')}</legend>
          <div className="grid sm:grid-cols-2">
            {TYPES.map((type) => (
              <Checkbox
                key={type}
                name={`types.${type}`}
                defaultChecked={category?.types.includes(type) ?? true}
                label={type === 'producer' ? t('panel.categories.forProducers') : t(`orders.type.${type}`)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <ExtraFields fields={fields} onChange={setFields} faults={form.faults?.fields ?? {}} />
      <div>
        <PanelSubmit form={form}>{t('panel.form.save')}</PanelSubmit>
      </div>
    </ApiFormBox>
  )
}

function textOf(category: PanelCategory | undefined, name: (typeof TEXTS)[number]) {
  if (!category) return undefined
  if (name === 'heading.orders') return category.heading.orders
  if (name === 'heading.producers') return category.heading.producers
  return category[name]
}

function readTexts(values: FormValues) {
  const both = (name: string) => ({ uk: values.text(`${name}.uk`), en: values.text(`${name}.en`) })
  return {
    name: both('name'),
    heading: { orders: both('heading.orders'), producers: both('heading.producers') },
    description: both('description'),
  }
}
