import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { TextInput } from '@verstat/ui/text-input'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import type { FormCategory } from '../../values/form-fields.ts'
import { ChoiceGroup } from '../choice-field.tsx'
import { findCategories } from './find-categories.ts'
import { useSuggestedCategories } from './use-suggested-categories.ts'

export type CategoryPickerProps = {
  readonly id: string
  readonly name: string
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly error: string | undefined
  readonly categories: readonly FormCategory[]
  readonly chosen: readonly string[]
  /** Ids of the categories that are offered first, best first. */
  readonly suggested?: readonly string[]
  /** Lets the user choose several categories instead of one. */
  readonly several?: boolean
  readonly onChoose: (id: string, isChosen: boolean) => void
}

/** Shows the categories as a tree, or as search results while the user types a query. */
export function CategoryPicker(props: CategoryPickerProps) {
  const {
    id,
    name,
    legend,
    hint,
    error,
    categories,
    chosen,
    suggested = [],
    several = false,
    onChoose,
  } = props
  const { t } = usePage()
  const searchId = useId()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(several || chosen.length === 0)
  const byId = (ids: readonly string[]) =>
    ids.flatMap((each) => categories.find((category) => category.id === each) ?? [])
  const named = findCategories(categories, query)
  // No category has a word such as «фартухи» (aprons) in its name, but the API knows the category of the word.
  const related = byId(useSuggestedCategories(named.length === 0 ? query : ''))
  const found = named.length > 0 ? named : related
  const offered = byId(suggested)
  const current = categories.find((category) => category.id === chosen[0])

  const pathOf = ({ root, name: leaf }: FormCategory) => t('placing.category.path', { root, name: leaf })

  function box(category: FormCategory, label: string) {
    return (
      <Checkbox
        key={category.id}
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={category.id}
        checked={chosen.includes(category.id)}
        onChange={(event) => onChoose(category.id, event.currentTarget.checked)}
        label={label}
      />
    )
  }

  if (!several && !isOpen && current) {
    return (
      <ChoiceGroup id={id} legend={legend} hint={hint} error={error}>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-8 border border-line bg-well p-3">
          <span className="min-w-0">
            <span className="block text-13 text-ink-soft">{current.root}</span>
            <span className="font-medium">{current.name}</span>
          </span>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('placing.category.change')}
          </Button>
        </div>
      </ChoiceGroup>
    )
  }
  const isSearching = query.trim() !== ''
  // Suggested categories are shown above the tree, so they are left out of the tree.
  const others = categories.filter((category) => !offered.includes(category))
  const roots = Map.groupBy(others, ({ root }) => root)
  return (
    <ChoiceGroup id={id} legend={legend} hint={hint} error={error}>
      <div role="status">
        {!isSearching && offered.length > 0 && (
          <div className="mb-1.5 rounded-8 border border-accent bg-accent-soft px-3 py-1">
            <p className="pt-1 text-13">{t('placing.category.suggested')}</p>
            {offered.map((leaf) => box(leaf, pathOf(leaf)))}
          </div>
        )}
      </div>
      <div className="hidden gap-1.5 js:grid">
        <label htmlFor={searchId} className="sr-only">
          {t('placing.category.search')}
        </label>
        <TextInput
          id={searchId}
          type="search"
          autoComplete="off"
          placeholder={t('placing.category.search')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter searches, so it must not submit the step of the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      {!isSearching ? (
        <Tree isFolded={!several}>
          {Array.from(roots, ([root, leaves]) => (
            <Disclosure
              key={root}
              summary={root}
              open={leaves.some((leaf) => chosen.includes(leaf.id)) || undefined}
              className="border-b border-line px-3 last:border-b-0"
            >
              <div className="grid gap-x-4 pb-2 sm:grid-cols-2">
                {leaves.map((leaf) => box(leaf, leaf.name))}
              </div>
            </Disclosure>
          ))}
        </Tree>
      ) : (
        <div className="rounded-8 border border-line bg-surface px-3 py-1">
          {found.map((leaf) => box(leaf, pathOf(leaf)))}
        </div>
      )}
      <p role="status" className={isSearching && found.length === 0 ? 'text-15' : 'sr-only'}>
        {!isSearching ? '' : t('placing.category.found', { n: found.length })}
      </p>
    </ChoiceGroup>
  )
}

const TREE_LOOK = 'rounded-8 border border-line bg-surface'

function Tree({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  if (isFolded) return <FoldedTree>{children}</FoldedTree>
  return <div className={`max-h-96 overflow-y-auto ${TREE_LOOK}`}>{children}</div>
}

/**
 * The tree of categories is long. When only one category can be chosen, the tree is folded, because most people find
 * their category among the suggestions. Its content is rendered when it is unfolded for the first time.
 */
function FoldedTree({ children }: { readonly children: ReactNode }) {
  const { t } = usePage()
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  // The tree may have been unfolded before the page was hydrated.
  useEffect(() => {
    if (details.current?.open) setOpened(true)
  }, [])
  return (
    <Disclosure
      ref={details}
      summary={t('placing.category.all')}
      onToggle={() => setOpened(true)}
      className={`hidden px-3 js:block ${TREE_LOOK}`}
    >
      {wasOpened && <div className="-mx-3 max-h-96 overflow-y-auto border-t border-line">{children}</div>}
    </Disclosure>
  )
}
