import type { ComponentType } from 'react'

const parts = new Map<string, LazyPart<never>>()

/** Loads the code of the parts that are in the HTML of the server. Hydration must wait for it. */
export async function loadShownParts(): Promise<void> {
  const shown = document.querySelectorAll<HTMLElement>('template[data-part]')
  await Promise.all(Array.from(shown, ({ dataset }) => parts.get(dataset.part ?? '')?.preload()))
}

export type LazyPart<P> = ComponentType<P> & { readonly preload: () => Promise<void> }

/**
 * Creates a component for a part of a page that few visitors see, such as the tools of the owner. The loader of the page
 * must await `preload` when the page will show the part. The part renders nothing before. There is no Suspense around
 * it, because React hydrates the inside of a boundary later, and a click on it could be lost.
 */
export function lazyPart<P extends object>(name: string, load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined

  async function preload(): Promise<void> {
    Loaded ??= await load()
  }

  function Part(props: P) {
    return (
      Loaded && (
        <>
          <template data-part={name} />
          <Loaded {...props} />
        </>
      )
    )
  }

  const part = Object.assign(Part, { preload })
  parts.set(name, part)
  return part
}
