import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/orders/')({
  loader: ({ location }) => {
    throw redirect({
      to: '/orders/$',
      params: { _splat: 'page/1' },
      search: location.search,
      statusCode: 308,
    })
  },
})
