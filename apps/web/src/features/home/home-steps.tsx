import { usePage } from '../../lib/use-page.ts'
import { HomeSection } from './home-section.tsx'

const STEPS = ['publish', 'find', 'agree'] as const

export function HomeSteps() {
  const { t } = usePage()
  return (
    <HomeSection title={t('home.steps.heading')}>
      <ol className="grid grid-cols-1 gap-6 lg:grid-cols-3 lg:gap-10">
        {STEPS.map((step, at) => (
          <li key={step} className="border-t-2 border-ink pt-3">
            <span className="text-13 font-semibold text-ink-soft">{at + 1}</span>
            <h3 className="mt-1 text-17">{t(`home.steps.${step}`)}</h3>
            <p className="mt-1 max-w-measure text-ink-soft">{t(`home.steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
