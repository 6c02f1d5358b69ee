import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { RenewPage } from '../../features/renewal/renew-page.tsx'

export const Route = createFileRoute('/advertisement/renew')({
  head: ({ match }) => accountHead(match.context, 'renewal.page.title'),
  component: RenewPage,
})
