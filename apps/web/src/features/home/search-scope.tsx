import { usePage } from '../../lib/use-page.ts'

/**
 * Radio buttons that choose what the search form searches: «Замовлення» or «Виробники». Radio buttons work without
 * JavaScript.
 */
export function SearchScope() {
  const { t } = usePage()
  return (
    <fieldset className="mb-2 flex flex-wrap gap-1">
      <legend className="sr-only">{t('common.search.in')}</legend>
      <Scope value="orders" text={t('home.search.orders')} defaultChecked />
      <Scope value="producers" text={t('home.search.producers')} />
    </fieldset>
  )
}

type ScopeProps = { readonly value: string; readonly text: string; readonly defaultChecked?: boolean }

function Scope({ value, text, defaultChecked = false }: ScopeProps) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-transparent px-4 font-medium text-ink-soft transition-colors hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11">
      <input type="radio" name="in" value={value} defaultChecked={defaultChecked} className="sr-only" />
      {text}
    </label>
  )
}
