import type { Category, listTexts, Region, RouteOutput } from '@verstat/contract'
import { ORDER_TYPES } from '@verstat/contract/browser'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@verstat/i18n'
import { Button } from '@verstat/ui/button'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { buildDirectoryIndex } from '../../../lib/api/directory-index.ts'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { textAddress, textPageName } from './text-pages.ts'

const STATIC_TEXTS = ['home', 'search', 'advertisement', 'feedback', 'terms', 'policy'] as const

export type TextsPageProps = {
  readonly changed: RouteOutput<typeof listTexts>
  readonly regions: readonly Region[]
  /** Each root category is directly before its child categories. */
  readonly categories: readonly Category[]
}

/** Shows the changed texts, links to the texts of single pages, and a form that opens the texts of any list. */
export function TextsPage({ changed, regions, categories }: TextsPageProps) {
  const { t, format, locale } = usePage()
  const href = useHref()
  return (
    <>
      <PanelTitle title={t('panel.texts.title')} />
      <p className="mt-2 max-w-measure text-ink-soft">{t('panel.texts.intro')}</p>
      <section aria-labelledby="texts-single" className="mt-6">
        <h2 id="texts-single" className="text-20">
          {t('panel.texts.single')}
        </h2>
        <ul className="mt-2 divide-y divide-line rounded-12 border border-line bg-surface">
          {STATIC_TEXTS.map((name) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
              <span className="font-medium">{t(`panel.textPage.${name}`)}</span>
              <LanguageLinks page={`page/${name}`} name={t(`panel.textPage.${name}`)} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="texts-list" className="mt-6">
        <h2 id="texts-list" className="text-20">
          {t('panel.texts.list')}
        </h2>
        <form action={href('/panel/texts/list')} method="get" className="mt-2 flex flex-wrap items-end gap-3">
          <Choice name="kind" label={t('panel.texts.kind')}>
            {(['orders', 'producers'] as const).map((kind) => (
              <option key={kind} value={kind}>
                {t(`common.nav.${kind}`)}
              </option>
            ))}
          </Choice>
          <Choice name="type" label={t('panel.texts.type')}>
            <option value="">{t('panel.filter.any')}</option>
            {ORDER_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`orders.type.${type}`)}
              </option>
            ))}
          </Choice>
          <Choice name="region" label={t('panel.texts.region')}>
            <option value="">{t('panel.filter.any')}</option>
            {regions.map((region) => (
              <option key={region.slug} value={region.slug}>
                {region.name[locale]}
              </option>
            ))}
          </Choice>
          <Choice name="category" label={t('panel.texts.category')}>
            <option value="">{t('panel.filter.any')}</option>
            {categories.map((category) => (
              <option key={category.slug} value={category.slug}>
                {category.parentId === null ? category.name[locale] : `— ${category.name[locale]}`}
              </option>
            ))}
          </Choice>
          <Choice name="locale" label={t('panel.texts.language')}>
            {LOCALE_CODES.map((code) => (
              <option key={code} value={code}>
                {LOCALES[code].ownName}
              </option>
            ))}
          </Choice>
          <Button type="submit">{t('panel.texts.open')}</Button>
        </form>
      </section>
      {changed.length > 0 && (
        <section aria-labelledby="texts-changed" className="mt-6">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="texts-changed" className="text-20">
              {t('panel.texts.changed')}
            </h2>
            <ExportButton table="texts" />
          </div>
          <PanelTable
            caption={t('panel.texts.changed')}
            heads={[
              t('panel.texts.page'),
              t('panel.texts.language'),
              t('panel.texts.seoTitle'),
              t('panel.texts.savedAt'),
            ]}
            rows={changed.map((text) => ({
              key: `${text.page} ${text.locale}`,
              cells: [
                <SiteLink
                  key="page"
                  to={textAddress(text.page, text.locale)}
                  className="text-link font-medium"
                >
                  {textPageName({ t, locale }, text.page, buildDirectoryIndex(categories, regions))}
                </SiteLink>,
                LOCALES[text.locale].ownName,
                text.title,
                <span key="saved" className="text-ink-soft">
                  {[format.dayTime(text.createdAt), text.author].filter(Boolean).join(', ')}
                </span>,
              ],
            }))}
          />
        </section>
      )}
    </>
  )
}

function LanguageLinks({ page, name }: { readonly page: string; readonly name: string }) {
  return (
    <span className="flex gap-4">
      {LOCALE_CODES.map((code: LocaleCode) => (
        <SiteLink
          key={code}
          to={textAddress(page, code)}
          aria-label={`${name}: ${LOCALES[code].ownName}`}
          className="text-link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
        >
          {LOCALES[code].ownName}
        </SiteLink>
      ))}
    </span>
  )
}

type ChoiceProps = { readonly name: string; readonly label: string; readonly children: React.ReactNode }

function Choice({ name, label, children }: ChoiceProps) {
  return (
    <Field label={label} className="w-full sm:w-48">
      {(control) => (
        <Select {...control} name={name}>
          {children}
        </Select>
      )}
    </Field>
  )
}
