import { useEffect } from 'react'
import { savedListings } from '../../lib/storage/saved-listings.ts'
import type { ApiForm } from '../forms/use-api-form.ts'

/**
 * Fills in the name and the e-mail address of the latest listing that was placed in this browser without an account.
 * Typed values are kept.
 */
export function useKnownContact(form: ApiForm): void {
  const { ref } = form.props
  useEffect(() => {
    const [latest] = savedListings()
    if (!latest) return
    const [firstname = '', ...rest] = latest.name.split(/\s+/)
    const known = { email: latest.email, firstname, lastname: rest.join(' ') }
    for (const [name, value] of Object.entries(known)) {
      const field = ref.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = value
    }
  }, [ref])
}
