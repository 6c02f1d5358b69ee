import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/producers/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/producers/"!</div>
}
