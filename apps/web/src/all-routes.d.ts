declare module '*/routeTree.gen.ts?all' {}
