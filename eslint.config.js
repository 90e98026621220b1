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
      // They import clients that a test generates, and compiles with them.
      'test/generators/sessions/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.js'] } } },
    rules: {
      // The rule that matters most in a server: a promise nobody waits for is an error nobody sees.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // One build of Drizzle, the one that starts at once.
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
    files: ['src/**', 'scripts/**', 'tools/**'],
    // The schema is read beside its migrations, the demo is data, and a contract's rules are one list.
    ignores: ['src/db/schema.ts', 'src/seeds/**'],
    rules: { 'max-lines': ['error', 250], 'max-lines-per-function': ['error', 60] },
  },
  {
    // They hold functions, each within the bound, and what these share.
    files: ['src/config.ts', 'src/http/{pipeline,commits,http-server}.ts', 'src/db/listener.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['src/web/**'], ...reactHooks.configs['recommended-latest'] },
  {
    // Routes of the pages are named by throwing them.
    files: ['src/web/**'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    // Bodies are held against the contract before a test looks into them.
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // What breaks a server's answers takes them as they come.
  { files: ['test/conformance/breakages/**'], rules: { '@typescript-eslint/no-unsafe-call': 'off' } },
  {
    files: ['src/**', 'scripts/**', 'tools/**', 'test/**/*.ts'],
    plugins: { house: { rules: { words } } },
    rules: { 'house/words': 'error' },
  },
  {
    // The seeds tell stories, and the rule names what it refuses.
    files: ['src/**', 'scripts/**', 'tools/**'],
    ignores: ['src/seeds/**', 'scripts/words.ts'],
    plugins: { messages: { rules: { words: messages } } },
    rules: { 'messages/words': 'error' },
  },
  {
    // `npm run bench` installs the frameworks that these import.
    files: ['*.js', 'scripts/bench/references/{fastify,express-openapi-validator}.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
)
