import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type BuildOptions, type InlineConfig, type Plugin } from 'vite'
import { apiPrefix } from './src/config.ts'
import { readContract } from './src/contract/contract.ts'
import { notFoundPath } from './src/pages/built-reference.ts'
import { makeReference } from './src/pages/reference/make-reference.ts'
import { readGuides } from './src/pages/reference/read-guides.ts'

const folder = (path: string): string => resolve(import.meta.dirname, path)

const settings: BuildOptions = {
  outDir: folder('dist/web'),
  // In KB, minified. What matters is the compressed size, which test/pages/serving.test.ts limits.
  chunkSizeWarningLimit: 1000,
  rolldownOptions: { output: { codeSplitting: chunks() } },
}

/**
 * Returns the chunks besides those of the pages. Shared code is one chunk, since a dozen small chunks cost a slow
 * machine more than their bytes. It excludes the parts of pages, which the first page does not need.
 */
function chunks() {
  const workModules = /\/web\/(pages\/work\/|api\/(work|request-pace))/
  const deliveryModules =
    /\/web\/pages\/(webhooks|deliveries)\/.*\.tsx$|(explain-failure|delivery-state|status-words|receiver-snippet)/
  const pageModules = /\/web\/pages\/.*\.tsx$|(activity-words|start\/landing|time-zones|label-columns)/
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: 'shared',
        minShareCount: 2,
        test: (id: string) => ![pageModules, deliveryModules, workModules].some((one) => one.test(id)),
      },
      { name: 'work', minShareCount: 2, test: workModules },
      { name: 'deliveries', minShareCount: 2, test: deliveryModules },
    ],
  }
}

/** The template of the reference's pages, with its script and style. */
const reference: BuildOptions = { outDir: folder('dist/reference') }

/** The pages under /work and /settings, built into dist/web, from which the server serves them. */
export default defineConfig({
  ...pagesIn('src/web', '/settings/', settings),
  // The server replaces it with the nonce of each response.
  html: { cspNonce: '{{nonce}}' },
  plugins: [react(), precompress(), alsoBuildReference()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})

function pagesIn(root: string, base: string, build: BuildOptions): InlineConfig {
  return {
    root: folder(root),
    base,
    build: {
      emptyOutDir: true,
      target: 'es2023',
      // Inlined assets are data: URLs, which the Content-Security-Policy would have to allow.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      ...build,
    },
  }
}

/**
 * Builds the reference into dist/reference. It is a separate build, because one build with both entry points would split
 * the initial code of the settings area into thirty chunks.
 */
function alsoBuildReference(): Plugin {
  const config = pagesIn('src/web/reference', '/reference/', reference)
  return {
    name: 'reference',
    apply: 'build',
    async closeBundle() {
      await build({
        ...config,
        plugins: [precompress(), writePages(), packClient()],
        configFile: false,
        logLevel: 'warn',
      })
    },
  }
}

/**
 * Writes the pages of the reference: into `texts` if they contain the server's URL, which the server fills in, and
 * otherwise into `files`, with compressed copies.
 */
function writePages(): Plugin {
  return {
    name: 'reference-pages',
    apply: 'build',
    async closeBundle() {
      const outDir = folder('dist/reference')
      const template = await readFile(join(outDir, 'index.html'), 'utf8')
      for (const [path, text] of makeReference(readContract('openapi'), readGuides(), template, apiPrefix)) {
        const isText = text.includes('{{server}}') || path === `${notFoundPath}.html`
        const file = join(outDir, isText ? 'texts' : 'files', path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, text)
        if (!isText) await compress(file)
      }
    },
  }
}

/** Packs the client, which no registry has, to be installed from this server. */
function packClient(): Plugin {
  return {
    name: 'client',
    apply: 'build',
    async closeBundle() {
      const outDir = folder('dist/reference')
      const pack = ['pack', '--silent', '--pack-destination', outDir]
      const { stdout } = await promisify(execFile)('npm', pack, { cwd: folder('src/client') })
      await rename(join(outDir, stdout.trim().split('\n').at(-1) ?? ''), join(outDir, 'client.tgz'))
    },
  }
}

/** Adds compressed copies of each asset, `.br` and `.gz`. */
function precompress(): Plugin {
  let assets = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ build: { outDir } }) {
      assets = join(outDir, 'assets')
    },
    async closeBundle() {
      await Promise.all((await readdir(assets)).map((name) => compress(join(assets, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
