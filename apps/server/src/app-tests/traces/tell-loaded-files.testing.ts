/** Loaded before a program, it prints each file that the program loads. */
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    process.stderr.write(`loaded ${url}\n`)
    return next(url, context)
  },
})
