import { Boxes, Clock, Factory, MapPin, Search, X } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { SuggestOption } from './suggest-options.ts'
import { useFitInViewport } from './use-fit-in-viewport.ts'
import { type Suggest, useSuggest } from './use-suggest.ts'

export function suggestBox(input: HTMLInputElement): ReactNode {
  return <SuggestBox input={input} />
}

/** Shows suggestions for the typed text, and recent searches when the field is empty. */
function SuggestBox({ input }: { readonly input: HTMLInputElement }) {
  const { t } = usePage()
  const listId = `${input.id}-options`
  const optionId = (at: number) => `${input.id}-option-${at}`
  const suggest = useSuggest(input, listId, optionId)
  const { options, isOpen, active } = suggest
  const isRecent = options[0]?.kind === 'recent'
  const box = useFitInViewport(isOpen)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && t('suggest.status.count', { n: options.length })}
        {isOpen && isRecent && ` ${t('suggest.recent.hint')}`}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while the list is clicked
        <div
          ref={box}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[60dvh] overflow-y-auto overscroll-contain rounded-8 border border-line bg-surface p-1 shadow-floating"
        >
          {isRecent && <RecentHead onClear={suggest.forgetAll} />}
          <div
            id={listId}
            role="listbox"
            aria-label={t(isRecent ? 'suggest.recent.label' : 'suggest.list.label')}
          >
            {options.map((option, at) => (
              <Option
                key={option.kind + option.href}
                id={optionId(at)}
                option={option}
                isActive={at === active}
                suggest={suggest}
              />
            ))}
          </div>
        </div>
      )}
    </>
  )
}

function RecentHead({ onClear }: { readonly onClear: () => void }) {
  const { t } = usePage()
  return (
    <div className="flex items-center justify-between gap-3 ps-3 text-13 text-ink-soft">
      <span aria-hidden="true">{t('suggest.recent.label')}</span>
      <button
        type="button"
        onClick={onClear}
        className="text-link min-h-8 rounded-4 px-2 pointer-coarse:min-h-11"
      >
        {t('suggest.recent.clear')}
      </button>
    </div>
  )
}

const ICONS = { words: Search, recent: Clock, category: Boxes, region: MapPin, producer: Factory }

type OptionProps = {
  readonly id: string
  readonly option: SuggestOption
  readonly isActive: boolean
  readonly suggest: Suggest
}

/** The option is a link, so that Ctrl+click opens a new tab. Keyboard users select the option from the field. */
function Option({ id, option, isActive, suggest }: OptionProps) {
  const { t } = usePage()
  const href = useHref()
  const Icon = ICONS[option.kind]
  return (
    <div className="flex items-center rounded-4 hover:bg-well has-aria-selected:bg-well">
      <a
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        href={href(option.href)}
        onClick={() => suggest.choose(option)}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-3 px-3 py-1.5 text-start no-underline pointer-coarse:min-h-11"
      >
        <Icon size={17} className="shrink-0 text-ink-soft" />
        <bdi lang={option.lang} className="min-w-0 flex-1 break-words">
          {option.text}
        </bdi>
        {option.hint && <span className="max-w-1/2 text-end text-13 text-ink-soft">{option.hint}</span>}
      </a>
      {option.kind === 'recent' && (
        // The button is for pointers only. Keyboard users press Delete.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={t('suggest.recent.remove', { query: option.text })}
          onClick={() => suggest.forget(option)}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-4 text-ink-soft hover:text-ink pointer-coarse:size-11"
        >
          <X size={16} />
        </button>
      )}
    </div>
  )
}
