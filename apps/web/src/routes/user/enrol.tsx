import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { EnrolPage } from '../../features/account/enrol-page.tsx'
import { mustEnrol } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/user/enrol')({
  beforeLoad: mustEnrol,
  head: ({ match }) => accountHead(match.context, 'account.enrol.title'),
  component: EnrolPage,
})
