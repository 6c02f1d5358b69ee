/** The door of seo. */
export { registerPictures } from './picture/register-pictures.ts'
export { registerRobots } from './robots.ts'
export { seoRoutes } from './seo.routes.ts'
export { registerSitemap } from './sitemap/register-sitemap.ts'
