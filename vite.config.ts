import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const outDir = resolve(import.meta.dirname, 'dist/web')

/** The pages under /settings: built into dist/web, from where the server takes them. */
export default defineConfig({
  root: 'src/web',
  base: '/settings/',
  // The server puts the nonce of each answer in this one's place.
  html: { cspNonce: '{{nonce}}' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // A data: URL would be a font or an image that the Content-Security-Policy has to allow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // In KB as they are minified. What counts is what is sent, compressed, and test/web/serving.test.ts bounds that.
    chunkSizeWarningLimit: 1000,
    // What several pages share comes in one piece: a dozen of small ones cost a slow machine more than their bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  plugins: [react(), precompress()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})

/** Compresses once what is served often: every file of the build also as `.br` and `.gz`, but for the HTML. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const folder = join(outDir, 'assets')
      await Promise.all((await readdir(folder)).map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
