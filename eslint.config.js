import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { messages, words } from './scripts/words.ts'

export default tseslint.config(
  {
    ignores: [
      'generated/',
      'node_modules/',
      '.data/',
      '.artifacts/',
      '**/dist/',
      // A test copies these files next to the generated clients that they import, and compiles them there.
      'test/generators/sessions/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.js'] } } },
    rules: {
      // The most important rule for a server: an error in a promise that nobody awaits goes unnoticed.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Only src/db/drizzle.ts imports Drizzle, in the build that loads faster.
    files: ['src/**', 'tools/**'],
    ignores: ['src/db/drizzle.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['drizzle-orm', 'drizzle-orm/**'], message: 'Take it from src/db/drizzle.ts.' },
          ],
        },
      ],
    },
  },
  {
    // Each argument takes space on the stack: 120,000 rows as arguments end in a RangeError.
    files: ['src/**', 'tools/**'],
    ignores: ['src/domain/events/list-occurrences.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(push|unshift|splice|max|min|apply|fromCharCode|fromCodePoint)$/] > SpreadElement',
          message: 'Add the items in a loop, or use reduce: the array may be long.',
        },
      ],
    },
  },
  {
    files: ['src/**', 'scripts/**', 'tools/**'],
    // The schema is one long list of tables, and the seeds are mostly data.
    ignores: ['src/db/schema.ts', 'src/seeds/**'],
    rules: { 'max-lines': ['error', 250], 'max-lines-per-function': ['error', 60] },
  },
  {
    // Each long function returns or contains short ones that share its variables.
    files: ['src/config.ts', 'src/http/{pipeline,commits,http-server}.ts', 'src/db/listener.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['src/web/**'], ...reactHooks.configs['recommended-latest'] },
  {
    // TanStack Router redirects by throwing a redirect, which is not an `Error`.
    files: ['src/web/**'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    // Parsed bodies are `any`: the tests validate them against the contract at run time.
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // Breakages alter responses of any shape, so these values are untyped.
  { files: ['test/conformance/breakages/**'], rules: { '@typescript-eslint/no-unsafe-call': 'off' } },
  {
    files: ['src/**', 'scripts/**', 'tools/**', 'test/**/*.ts'],
    plugins: { house: { rules: { words } } },
    rules: { 'house/words': 'error' },
  },
  {
    // The seeds are fictional prose, and scripts/words.ts lists the forbidden words itself.
    files: ['src/**', 'scripts/**', 'tools/**'],
    ignores: ['src/seeds/**', 'scripts/words.ts'],
    plugins: { messages: { rules: { words: messages } } },
    rules: { 'messages/words': 'error' },
  },
  {
    // `npm run bench` installs the frameworks that these import.
    files: ['*.js', 'scripts/bench/references/{bare-pg,pg-tasks,fastify,express-openapi-validator}.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
)
