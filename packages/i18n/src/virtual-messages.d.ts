declare module 'virtual:verstat-messages' {
  type Bundle = { readonly default: import('./translator.ts').Messages }
  /** One lazily loaded chunk per language and bundle. Provided by the plugin in `vite.ts`. */
  export const loaders: Readonly<
    Record<
      import('./locales.ts').LocaleCode,
      Readonly<Record<import('./bundles.ts').BundleName, () => Promise<Bundle>>>
    >
  >
}
