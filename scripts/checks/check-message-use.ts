import { type ESTree, Visitor } from 'vite'
import { isTest } from './check-import-rules.ts'
import type { ArgumentKind } from './check-message-texts.ts'
import type { SourceFile } from './check-source-graph.ts'

export type MessageUse = {
  /** String literals that look like keys, and the place of the first occurrence of each. */
  readonly keys: ReadonlyMap<string, string>
  /** Templates such as `orders.type.{}`, and the place of the first occurrence of each. */
  readonly templates: ReadonlyMap<string, string>
  /**
   * Templates that start with a placeholder, such as `{}.list.found`. They are message keys only if `MESSAGE_FAMILIES`
   * contains them.
   */
  readonly perhaps: ReadonlySet<string>
  /**
   * Calls of the translator with a literal key. `null` means that the names of the passed values cannot be read from
   * the code.
   */
  readonly calls: readonly MessageCall[]
  /** Texts in markup that should be messages. */
  readonly literalTexts: readonly string[]
}

export type MessageCall = {
  readonly where: string
  readonly key: string
  readonly values: readonly string[] | null
}

/** Field paths of the API that look like message keys but are not. */
const FIELD_PATHS = new Set([
  'contact.name',
  'contact.email',
  'contact.phone',
  'contact.messengers',
  'contact.show',
])

/** Attributes with a text for people, which the page shows or a screen reader speaks. */
const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'])

/** Finds uses of messages in all sources except tests. A message key starts with the name of one of the `features`. */
export function readMessageUse(files: Iterable<SourceFile>, features: readonly string[]): MessageUse {
  const isKey = (text: string) =>
    !FIELD_PATHS.has(text) &&
    features.includes(text.split('.')[0] ?? '') &&
    /^[a-z]+(\.[\w+{}-]+)+$/.test(text)
  const keys = new Map<string, string>()
  const templates = new Map<string, string>()
  const perhaps = new Set<string>()
  const calls: MessageCall[] = []
  const literalTexts: string[] = []

  for (const file of files) {
    if (isTest(file.path) || !/^(apps|packages)\//.test(file.path)) continue
    const place = (offset: number) => `${file.path}:${file.text.slice(0, offset).split('\n').length}`
    new Visitor({
      Literal: ({ value, start }) => {
        if (typeof value === 'string' && isKey(value) && !keys.has(value)) keys.set(value, place(start))
      },
      TemplateLiteral: (template) => {
        const text = templateText(template)
        if (template.quasis.length === 1 && isKey(text))
          keys.set(text, keys.get(text) ?? place(template.start))
        else if (isKey(text)) templates.set(text, templates.get(text) ?? place(template.start))
        else if (/^\{\}\.\w+\.[\w{}]+$/.test(text)) perhaps.add(text)
      },
      CallExpression: ({ callee, arguments: [first, second], start }) => {
        if (!isTranslator(callee)) return
        if (first?.type === 'TemplateLiteral' && first.quasis.length > 1) {
          const text = templateText(first)
          templates.set(text, templates.get(text) ?? place(first.start))
        }
        if (first?.type !== 'Literal' || typeof first.value !== 'string') return
        if (isKey(first.value))
          calls.push({ where: place(start), key: first.value, values: valueNames(second) })
      },
      JSXText: ({ value, start }) => {
        if (/\p{L}/u.test(value))
          literalTexts.push(`${place(start)} has the text «${value.trim()}» in its markup`)
      },
      JSXAttribute: ({ name, value, start }) => {
        if (name.type !== 'JSXIdentifier' || !SPOKEN_ATTRIBUTES.has(name.name)) return
        if (value?.type === 'Literal' && /\p{L}/u.test(String(value.value))) {
          literalTexts.push(`${place(start)} has the text «${value.value}» in ${name.name}`)
        }
      },
    }).visit(file.program)
  }
  return { keys, templates, perhaps, calls, literalTexts }
}

export function callFaults(call: MessageCall, wanted: ReadonlyMap<string, ArgumentKind>): string[] {
  if (call.values === null) return []
  const given = new Set(call.values)
  const missing = [...wanted.keys()].filter((name) => !given.has(name))
  const extra = [...given].filter((name) => !wanted.has(name))
  return [
    ...missing.map((name) => `${call.where} does not pass {${name}} to ${call.key}`),
    ...extra.map((name) => `${call.where} passes {${name}}, which ${call.key} does not have`),
  ]
}

/** Whether a call is a call of the translator: `t(…)`, `page.t(…)`, `t.rich(…)` or `page.t.rich(…)`. */
function isTranslator(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 't'
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { name } = callee.property
  return name === 't' || (name === 'rich' && callee.object.type !== 'Super' && isTranslator(callee.object))
}

function templateText({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map((quasi) => quasi.value.cooked ?? '').join('{}')
}

function valueNames(values: ESTree.Argument | undefined): readonly string[] | null {
  if (values === undefined) return []
  if (values.type !== 'ObjectExpression') return null
  const names = values.properties.map((property) =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
      ? property.key.name
      : null,
  )
  return names.every((name) => name !== null) ? names : null
}
