import { type ComponentProps, type ComponentType, createContext, type ReactElement, useContext } from 'react'

/**
 * Stands for the properties of a part in the data of a page. The router writes the data of a first page into its HTML,
 * and the HTML has the part already, so only the id is written.
 */
export type Kept<P extends object> = { readonly id: string; readonly props?: P & never }

export type KeptPartProps<P extends object> = ComponentProps<'div'> & { readonly kept: Kept<P> }

export type KeptPart<P extends object> = ComponentType<KeptPartProps<P>> & {
  /**
   * Loads the code of the part. The loader of a page calls this and returns the result as data.
   * @param id names the part in its page.
   */
  readonly keep: (id: string, props: P) => Promise<Kept<P>>
}

/** Returns the HTML of a part. Parts with the same name and properties have the same HTML in the same language. */
export type DrawPart = (name: string, props: object, part: ReactElement) => string

/** Draws parts whose HTML a page may share with other pages. Only the server provides it. */
export const SharedHtml = createContext<DrawPart | null>(null)

let parts = 0

/** Properties of the parts whose data was loaded here: by the server for its HTML, or by the browser after a click. */
const loadedProps = new WeakMap<object, object>()

/** React writes the HTML again when this object is another one, so there is one for each part. */
const serverHtml = new WeakMap<object, { readonly __html: string }>()

/**
 * Creates a component for a part of a page that only shows things: rows, links, pictures. On the first page of a visit
 * the browser keeps the HTML of the server, and loads neither the data nor the code of the part. After a click the part
 * is rendered like any other. Its links work, because one listener handles all clicks on links. It can have no handlers
 * and no effects of its own.
 *
 * `isPlain` promises that the properties are JSON and that nothing else but the language decides what the part shows. Then
 * the server renders it once for all pages on which it is the same.
 */
export function keptPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isPlain = false }: { readonly isPlain?: boolean } = {},
): KeptPart<P> {
  const number = parts
  parts += 1
  let Loaded: ComponentType<P> | undefined

  async function keep(id: string, props: P): Promise<Kept<P>> {
    Loaded ??= await load()
    const kept = { id }
    loadedProps.set(kept, props)
    return kept
  }

  function Part({ kept, ...rest }: KeptPartProps<P>) {
    const draw = useContext(SharedHtml)
    const props = loadedProps.get(kept)
    if (props && Loaded) {
      if (draw && isPlain) {
        const html = draw(`${kept.id}-${number}`, props, <Loaded {...(props as P)} />)
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML
        return <div {...rest} data-kept={kept.id} dangerouslySetInnerHTML={{ __html: html }} />
      }
      return (
        <div {...rest} data-kept={kept.id}>
          <Loaded {...(props as P)} />
        </div>
      )
    }
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the HTML that the server rendered for this part
      <div {...rest} data-kept={kept.id} dangerouslySetInnerHTML={htmlOf(kept)} suppressHydrationWarning />
    )
  }

  return Object.assign(Part, { keep })
}

/** The HTML is read before the part leaves the page, so that going back shows it again. */
function htmlOf(kept: Kept<object>): { readonly __html: string } {
  const known = serverHtml.get(kept)
  if (known) return known
  const element = document.querySelector(`[data-kept="${kept.id}"]`)
  const html = { __html: element?.innerHTML ?? '' }
  serverHtml.set(kept, html)
  return html
}
