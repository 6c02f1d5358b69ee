/** One setting: its parser, its default value and the sentence that the documentation shows. */
export type Option<Value> = {
  readonly kind: string
  readonly fallback: Value
  readonly shown: string
  readonly summary: string
  /**
   * Returns the value, or a `fault` that says what is wrong. The fault must not quote the text, which may be
   * a secret.
   */
  readonly read: (text: string) => { readonly value: Value } | { readonly fault: string }
}

export function integer(min: number, max: number, fallback: number, summary: string): Option<number> {
  return {
    kind: `integer ${min}–${max}`,
    fallback,
    shown: String(fallback),
    summary,
    read(text) {
      const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
      return value >= min && value <= max
        ? { value }
        : { fault: `must be a whole number from ${min} to ${max}` }
    },
  }
}

export function oneOf<const Values extends readonly string[]>(
  values: Values,
  fallback: Values[number],
  summary: string,
): Option<Values[number]> {
  return {
    kind: values.map((value) => `\`${value}\``).join(', '),
    fallback,
    shown: fallback,
    summary,
    read(text) {
      const value = values.find((each) => each === text)
      return value === undefined ? { fault: `must be one of ${values.join(', ')}` } : { value }
    },
  }
}

export function optionalOneOf<const Values extends readonly string[]>(
  values: Values,
  summary: string,
): Option<Values[number] | null> {
  const [first = ''] = values
  return { ...oneOf<readonly Values[number][]>(values, first, summary), fallback: null, shown: 'unset' }
}

/** Accepts a comma-separated list of the given values without repeats. `none` means the empty list. */
export function listOf<const Values extends readonly string[]>(
  values: Values,
  fallback: readonly Values[number][],
  summary: string,
): Option<readonly Values[number][]> {
  return {
    kind: `${values.map((value) => `\`${value}\``).join(', ')} with commas, or \`none\``,
    fallback,
    shown: fallback.join(',') || 'none',
    summary,
    read(text) {
      if (text.trim() === 'none') return { value: [] }
      const names = text.split(',').map((name) => name.trim())
      const found = values.filter((value) => names.includes(value))
      const value = found.toSorted((left, right) => names.indexOf(left) - names.indexOf(right))
      return value.length === names.length
        ? { value }
        : { fault: `must be none or some of ${values.join(', ')}, each once, with commas between` }
    },
  }
}

export function flag(summary: string): Option<boolean> {
  return {
    kind: '`1`, `0`',
    fallback: false,
    shown: '0',
    summary,
    read: (text) => (text === '1' || text === '0' ? { value: text === '1' } : { fault: 'must be 1 or 0' }),
  }
}

export function text(fallback: string, summary: string): Option<string> {
  return {
    kind: 'text',
    fallback,
    shown: fallback,
    summary,
    read(given) {
      const value = given.trim()
      return value.length <= 200 ? { value } : { fault: 'must have at most 200 characters' }
    },
  }
}

export function matching(pattern: RegExp, shape: string, summary: string): Option<string | null> {
  return {
    kind: shape,
    fallback: null,
    shown: 'unset',
    summary,
    read: (value) => (pattern.test(value) ? { value } : { fault: `must look like ${shape}` }),
  }
}

/** Accepts a URL with one of the protocols. With `isOrigin` the URL must have no path, query or user. */
export function address(
  protocols: readonly string[],
  options: { readonly isOrigin?: boolean; readonly shown: string },
  summary: string,
): Option<string | null> {
  const shape = protocols.map((protocol) => `${protocol}//…`).join(' or ')
  return {
    kind: shape,
    fallback: null,
    shown: options.shown,
    summary,
    read(given) {
      const url = URL.canParse(given) ? new URL(given) : null
      if (!url || !protocols.includes(url.protocol)) return { fault: `must be an address like ${shape}` }
      if (!options.isOrigin) return { value: given }
      const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
      return isBare ? { value: url.origin } : { fault: 'must be an address without path, query and user' }
    },
  }
}

/** Accepts a comma-separated list of texts that all pass `isValid`. `none` means the empty list. */
export function listMatching(
  isValid: (text: string) => boolean,
  fallback: readonly string[],
  shape: string,
  summary: string,
): Option<readonly string[]> {
  return {
    kind: `${shape} with commas, or \`none\``,
    fallback,
    shown: fallback.join(',') || 'none',
    summary,
    read(text) {
      if (text.trim() === 'none') return { value: [] }
      const value = text.split(',').map((each) => each.trim())
      return value.every(isValid) ? { value } : { fault: `must be none or ${shape}, with commas between` }
    },
  }
}
