import { registerHooks } from 'node:module'

/*
 * Loaded before the server and the commands: has Drizzle's CommonJS build taken. Node reads the package.json of a
 * package anew for each of its ES modules; that of Drizzle has 180 KB and its build 150 modules, which cost 0.4 s of
 * every start and 250 MB of memory.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('drizzle-orm') ? { ...context, conditions: ['node', 'require'] } : context,
    ),
})
