/** Our sign shows a V-block that holds a bar. The SVG is drawn in a square of 32×32 units and has no background. */
export function brandSign(fill: string): string {
  return `<g fill="${fill}"><path d="M5 15h3.5l7.5 7.5 7.5-7.5H27v12H5z"/><path d="m16 4.8 6.9 6.9-6.9 6.9-6.9-6.9z"/></g>`
}
