import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const MESSAGES = new URL('../packages/i18n/messages/', import.meta.url)

type Known = { readonly features: readonly string[]; readonly keys: readonly string[] }

/** Logs an error for every message key that the page shows, even briefly. The fixture `quiet` then fails the flow. */
export async function watchForKeys(page: Page): Promise<void> {
  await page.addInitScript(watch, readKnown())
}

function readKnown(): Known {
  const features = readdirSync(MESSAGES)
  const keysOf = (feature: string): string[] =>
    Object.keys(JSON.parse(readFileSync(new URL(`${feature}/uk.json`, MESSAGES), 'utf8')))
  return { features, keys: features.flatMap(keysOf) }
}

function watch({ features, keys }: Known): void {
  const spoken = [
    'aria-label',
    'aria-description',
    'alt',
    'title',
    'placeholder',
    'content',
    'value',
    'label',
  ]
  const known = new Set(keys)
  const shape = new RegExp(
    String.raw`(?<![\w@/.-])(?:${features.join('|')})(?:\.[A-Za-z]\w*)+(?![\w@/-])`,
    'g',
  )

  function read(text: string | null, place: string) {
    for (const [word] of text?.matchAll(shape) ?? []) {
      // Three words joined by dots look like a message key, even if no message has this key.
      if (!known.has(word) && word.split('.').length < 3) continue
      console.error(`the key ${word} is printed in ${place} at ${location.pathname}${location.search}`)
    }
  }

  function look(node: Node) {
    if (node instanceof Text) {
      const holder = node.parentElement
      if (holder && !holder.closest('script, style, [data-site]:not(html)')) read(node.data, holder.localName)
      return
    }
    if (node instanceof Element)
      for (const name of spoken) read(node.getAttribute(name), `${node.localName} ${name}`)
    for (const child of node.childNodes) look(child)
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) look(node)
      else if (type === 'characterData') look(target)
      else if (target instanceof Element) for (const name of spoken) read(target.getAttribute(name), name)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spoken,
  })
}
