import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/producers/')({
  loader: ({ location }) => {
    throw redirect({
      to: '/producers/$',
      params: { _splat: 'page/1' },
      search: location.search,
      statusCode: 308,
    })
  },
})
