const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g
const ENTRY = /^<script type="module" async="" src="(\/assets\/[^"]+)"><\/script>/

/**
 * Delays a page's JavaScript until after the first paint, so that styles, fonts and images are loaded first. An
 * inline script replaces the preload links and the entry script. After the first paint, the inline script adds both to
 * the page. The preload links go into the head, because React expects them there during hydration. Each link is added in
 * a task of its own, because adding all of them at once can keep a phone busy for a quarter of a second. If the entry
 * script fails to load, the browser handles the first recorded click. A background tab is never painted, so its scripts
 * start at once.
 */
export function startAfterPaint(html: string): string {
  // Searching from both ends is faster, because pages are long.
  const headEnd = html.indexOf('</head>')
  const scriptAt = html.lastIndexOf('<script type="module" async=""')
  const [script, entry] = (scriptAt > headEnd && ENTRY.exec(html.slice(scriptAt))) || []
  // In development the URLs of scripts look different, and no delay is needed.
  if (script === undefined || entry === undefined) return html
  const head = html.slice(0, headEnd)
  const files = [...head.matchAll(PRELOAD)].map((match) => match[1] ?? '')
  const start = `<script>${startScript(entry, files)}</script>`
  return (
    head.replaceAll(PRELOAD, '') +
    html.slice(headEnd, scriptAt) +
    start +
    html.slice(scriptAt + script.length)
  )
}

/** The URLs contain only letters, digits, `-`, `_`, `.` and `/`, so they are safe inside a script. */
function startScript(entry: string, files: readonly string[]): string {
  return `(function(here){function preload(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)}function start(){var script=document.createElement('script');script.type='module';script.async=true;script.src=${JSON.stringify(entry)};script.onerror=function(){window.earlyInput&&earlyInput.fail()};here.replaceWith(script);${JSON.stringify(files)}.forEach(function(file){setTimeout(preload,0,file)})}if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})(document.currentScript)`
}
