import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { SellerPart } from '../plans/seller-part.tsx'
import type { LegalView } from './legal-view.ts'

export function LegalPage({ view }: { readonly view: LegalView }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
      <div className="min-w-0">
        <h1 className="text-26 font-bold lg:text-36">{view.title}</h1>
        <p className="mt-2 text-ink-soft">{view.updated}</p>
        <Disclosure
          summary={view.contentsTitle}
          className="mt-6 rounded-8 border border-line bg-surface px-4 lg:hidden print:hidden"
        >
          <Contents view={view} className="pb-3" />
        </Disclosure>
        {view.sections.map((section, at) => (
          <section key={section.id} id={section.id} className="mt-9 scroll-mt-6">
            {section.title !== '' && (
              <h2 className="text-20">
                {at + 1}. {section.title}
              </h2>
            )}
            {section.paragraphs.map((paragraph, index) => (
              <p key={paragraph} className="mt-3 max-w-measure text-17">
                <span className="text-ink-soft">
                  {at + 1}.{index + 1}.
                </span>{' '}
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {view.seller && <SellerPart seller={view.seller} className="mt-9 max-w-measure" />}
      </div>
      <nav aria-label={view.contentsTitle} className="max-lg:hidden print:hidden">
        <div className="sticky top-6 border-s border-line ps-5">
          <h2 className="text-13 text-ink-soft">{view.contentsTitle}</h2>
          <Contents view={view} className="mt-1" />
        </div>
      </nav>
    </div>
  )
}

function Contents({ view, className }: { readonly view: LegalView; readonly className: string }) {
  return (
    <ol className={cx('grid', className)}>
      {view.sections.map(
        (section, at) =>
          section.title !== '' && (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-8 items-center gap-2 py-1 no-underline hover:text-accent hover:underline pointer-coarse:min-h-11"
              >
                <span className="text-ink-soft">{at + 1}.</span>
                {section.title}
              </a>
            </li>
          ),
      )}
    </ol>
  )
}
