import { createFileRoute } from '@tanstack/react-router'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { StatementPage } from '../../../features/panel/statements/statement-page.tsx'

export const Route = createFileRoute('/panel/payments/statement')({
  beforeLoad: requireRight('payments'),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.statement.title')),
  component: Statement,
})

function Statement() {
  const { user } = Route.useRouteContext()
  return <StatementPage hasSecondFactor={user.secondFactor.enabled} />
}
