import { StartClient } from '@tanstack/react-start/client'
import { apiErrorCode } from '@verstat/contract'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

startTransition(() => {
  hydrateRoot(document, <StartClient />, {
    // The API's refusals have pages of their own (gone, unavailable); only what nobody foresaw is worth reporting.
    onCaughtError(error) {
      // biome-ignore lint/suspicious/noConsole: the browser has no other log
      if (apiErrorCode(error) === undefined) console.error(error)
    },
  })
})
