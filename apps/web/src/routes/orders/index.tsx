import { createFileRoute, redirect } from '@tanstack/react-router'
import { extractPage } from '../../features/listing/page-in-query.ts'

export const Route = createFileRoute('/orders/')({
  loader: ({ location }) => {
    const { page = 1, rest } = extractPage(location.search)
    throw redirect({
      to: '/orders/$',
      params: { _splat: `page/${page}` },
      search: rest,
      statusCode: 308,
    })
  },
})
