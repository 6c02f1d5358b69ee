import { buttonClass } from '@verstat/ui/button'
import { ClipboardList, Factory } from '@verstat/ui/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { SearchForm } from '../shared/search-form.tsx'
import { firstPurpose } from './first-purpose.ts'

const PURPOSES = ['producers', 'orders'] as const

/**
 * Asks whether the visitor looks for a producer or for orders. The answer decides which listings are searched, and
 * which kind of listing the visitor is invited to place. Radio buttons and `:has` do this without JavaScript. Only the
 * placeholder of the search field needs JavaScript.
 */
export function HomeSearch() {
  const { t } = usePage()
  const first = firstPurpose(useUser())
  const [purpose, setPurpose] = useState(first)
  const fieldset = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    // The visitor or the browser may have chosen a radio button before hydration.
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value
    setPurpose(PURPOSES.find((value) => value === chosen) ?? first)
  }, [first])

  return (
    <div className="group/purpose mt-6">
      <SearchForm
        id="home-search"
        size="large"
        label={t('home.search.label')}
        placeholder={t(`home.search.${purpose}Hint`)}
      >
        <fieldset ref={fieldset} className="mb-3 grid max-w-form grid-cols-2 border-b border-line">
          <legend className="sr-only">{t('home.search.purpose')}</legend>
          {PURPOSES.map((value) => (
            <label key={value} className={PURPOSE}>
              <input
                type="radio"
                name="in"
                value={value}
                defaultChecked={value === first}
                onChange={() => setPurpose(value)}
                className="sr-only"
              />
              {t(`home.search.${value}`)}
            </label>
          ))}
        </fieldset>
      </SearchForm>
      <p className="mt-2.5 text-13 text-ink-soft">
        {t.rich('home.search.example', { first: exampleLink, second: exampleLink, third: exampleLink })}
      </p>
      <Invitation
        to="/advertisement/order"
        icon={<ClipboardList size={20} />}
        action={t('home.door.order')}
        text={t('home.door.orderText')}
        className="group-has-[[value=orders]:checked]/purpose:hidden"
      />
      <Invitation
        to="/advertisement/producer"
        icon={<Factory size={20} />}
        action={t('home.door.producer')}
        text={t('home.door.producerText')}
        className="group-has-[[value=producers]:checked]/purpose:hidden"
      />
    </div>
  )
}

const PURPOSE =
  'relative -mb-px flex min-h-12 cursor-pointer items-center justify-center border-b-3 border-transparent px-2 text-center text-17 leading-5.5 font-semibold text-ink-soft transition-colors hover:text-ink has-checked:border-accent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent'

type InvitationProps = {
  readonly to: string
  readonly icon: ReactNode
  readonly action: string
  readonly text: string
  readonly className: string
}

function Invitation({ to, icon, action, text, className }: InvitationProps) {
  return (
    <div className={`mt-5 flex max-w-form flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <SiteLink to={to} className={buttonClass({ size: 'large' })}>
        {icon}
        {action}
      </SiteLink>
      <p className="min-w-60 flex-1 basis-60 text-15 text-ink-soft">{text}</p>
    </div>
  )
}

/** Turns a word of the example searches into a link that searches for this word. */
function exampleLink(chunks: ReadonlyArray<string | React.ReactElement>) {
  const word = chunks.join('')
  return (
    <SiteLink
      key={word}
      to={`/search?query=${encodeURIComponent(word)}`}
      className="text-link inline-flex items-center pointer-coarse:min-h-11"
    >
      {word}
    </SiteLink>
  )
}
