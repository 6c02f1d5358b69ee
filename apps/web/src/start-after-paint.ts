const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g
const ENTRY = /^<script type="module" async="" src="(\/assets\/[^"]+)"><\/script>/

/**
 * Delays a page's JavaScript until after the first paint, so that styles, fonts and images are loaded first. The markup
 * from the server works without JavaScript. Before hydration, the preload links are put back where React expects them.
 * If the entry script fails to load, the browser handles the recorded early input. In a background tab, which never
 * paints, the scripts start at once.
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
  return `(function(here){function start(){${JSON.stringify(files)}.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});var script=document.createElement('script');script.type='module';script.async=true;script.src=${JSON.stringify(entry)};script.onerror=function(){window.earlyInput&&earlyInput.fail()};here.replaceWith(script)}if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})(document.currentScript)`
}
