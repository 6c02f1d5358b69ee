import { type ESTree, Visitor } from 'vite'

export type KeysOfFile = {
  readonly keys: ReadonlySet<string>
  /** Error messages for translator calls whose message keys cannot be determined. */
  readonly faults: readonly string[]
}

/** Collects the message keys in a file from its string literals and template literals. */
export function readKeys(program: ESTree.Program, catalog: ReadonlySet<string>): KeysOfFile {
  const keys = new Set<string>()
  const faults: string[] = []
  const add = (found: readonly string[]) => {
    for (const key of found) keys.add(key)
  }
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && catalog.has(value)) keys.add(value)
    },
    TemplateLiteral: (template) => add(keysOfTemplate(templateText(template), catalog)),
    CallExpression: ({ callee, arguments: [key] }) => {
      if (key && isTranslator(callee)) faults.push(...callErrors(key, catalog))
    },
  }).visit(program)
  return { keys, faults }
}

/** Returns the keys that match a template such as `orders.type.{}`. Each `{}` stands for an inserted value. */
function keysOfTemplate(template: string, catalog: ReadonlySet<string>): readonly string[] {
  if (!/^[\w{}.-]+$/.test(template)) return []
  if (!template.includes('{}')) return catalog.has(template) ? [template] : []
  // A template that starts with a value counts only if it contains a whole word. So «{}.list.label» counts, but «{}.{}»
  // does not.
  const startsWithValue = template.startsWith('{}')
  if (startsWithValue && !/^\{\}\.[a-z]{2,}\./i.test(template)) return []
  const value = startsWithValue ? '[^.]+' : '.+'
  const shape = new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll('{}', value)}$`)
  return [...catalog].filter((key) => shape.test(key))
}

function callErrors(key: ESTree.Argument, catalog: ReadonlySet<string>): readonly string[] {
  switch (key.type) {
    case 'Literal':
      return typeof key.value === 'string' && catalog.has(key.value) ? [] : [`there is no message ${key.raw}`]
    case 'TemplateLiteral': {
      const text = templateText(key)
      return keysOfTemplate(text, catalog).length > 0 ? [] : [`no message matches \`${text}\``]
    }
    case 'ConditionalExpression':
      return [...callErrors(key.consequent, catalog), ...callErrors(key.alternate, catalog)]
    case 'LogicalExpression':
      return [...callErrors(key.left, catalog), ...callErrors(key.right, catalog)]
    case 'BinaryExpression':
      return ['a key is concatenated: write it as a template literal']
    default:
      return []
  }
}

/** Recognises `t(…)`, `page.t(…)`, `t.rich(…)` and `page.t.rich(…)`. */
function isTranslator(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 't'
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { name } = callee.property
  return name === 't' || (name === 'rich' && callee.object.type !== 'Super' && isTranslator(callee.object))
}

function templateText({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map((quasi) => quasi.value.cooked ?? '').join('{}')
}
