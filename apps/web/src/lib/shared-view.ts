type Kept = { readonly others: readonly object[]; readonly view: object }

/** An answer has several views: parts of a page, languages, spellings of a filter. The oldest is forgotten first. */
const VIEWS_MAX = 50

const views = new WeakMap<object, Map<string, Kept>>()

/**
 * Makes what pages show of some answers, once for all pages with the same answers and key. In the server, pages share the
 * answers of calls that are the same for all people, which are frozen and replaced when something changes. A view is
 * forgotten with the first answer. In the browser, nothing is frozen and every view is made.
 * @param key names everything else that the view depends on, such as the language.
 */
export function sharedView<View extends object>(
  [first, ...others]: readonly [object, ...object[]],
  key: string,
  make: () => View,
): View {
  if (!Object.isFrozen(first)) return make()
  const known = views.get(first) ?? new Map<string, Kept>()
  views.set(first, known)
  const kept = known.get(key)
  if (kept && others.every((other, at) => other === kept.others[at])) return kept.view as View
  const view = make()
  known.set(key, { others, view })
  const [oldest = key] = known.keys()
  if (known.size > VIEWS_MAX) known.delete(oldest)
  return view
}
