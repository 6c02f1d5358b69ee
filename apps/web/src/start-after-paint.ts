const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g
const ENTRY = /^<script type="module" async="" src="(\/assets\/[^"]+)"><\/script>/

/**
 * Lets a page's JavaScript wait until the page has been painted once: what the server sent can be read and used without
 * it, so style, fonts and pictures have the line for themselves. The elements that React expects are put where they
 * would have stood, before it looks. When it cannot be loaded, the browser does what was asked for meanwhile. In a tab that nobody sees yet, nothing is painted and nothing waits.
 */
export function startAfterPaint(html: string): string {
  // A page is long, and what is looked for stands in its head and at its very end.
  const headEnd = html.indexOf('</head>')
  const scriptAt = html.lastIndexOf('<script type="module" async=""')
  const [script, entry] = (scriptAt > headEnd && ENTRY.exec(html.slice(scriptAt))) || []
  // Development has other addresses, and no need.
  if (script === undefined || entry === undefined) return html
  const head = html.slice(0, headEnd)
  const files = [...head.matchAll(PRELOAD)].map((match) => match[1] ?? '')
  const start = `<script>${waiting(entry, files)}</script>`
  return (
    head.replaceAll(PRELOAD, '') +
    html.slice(headEnd, scriptAt) +
    start +
    html.slice(scriptAt + script.length)
  )
}

/** Addresses hold letters, digits, `-`, `_`, `.` and `/` alone, so they are safe in a script. */
function waiting(entry: string, files: readonly string[]): string {
  return `(function(here){function start(){${JSON.stringify(files)}.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});var script=document.createElement('script');script.type='module';script.async=true;script.src=${JSON.stringify(entry)};script.onerror=function(){window.earlyInput&&earlyInput.fail()};here.replaceWith(script)}if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})(document.currentScript)`
}
