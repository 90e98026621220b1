import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The licenses of packages that may be distributed with a project under Apache-2.0. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', '0BSD'],
  ...['PSF-2.0', 'Python-2.0', 'Unlicense', 'CC0-1.0', 'Zlib'],
]

/** The licenses of tools, which are not distributed, and so may also be file-level copyleft. */
const toolLicenses = [...permissive, 'MPL-2.0', 'CC-BY-4.0']

const root = new URL('../../', import.meta.url)
const { packages: locked } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>
}

interface Installed {
  path: string
  license: string
  isTool: boolean
}

const installed: Installed[] = Object.entries(locked)
  .filter(([path]) => path !== '' && existsSync(new URL(`${path}/package.json`, root)))
  .map(([path, { dev = false, devOptional = false }]) => {
    const declared = JSON.parse(readFileSync(new URL(`${path}/package.json`, root), 'utf8')) as {
      license?: string
      /** The licenses as older packages name them. */
      licenses?: { type: string }[]
    }
    const license = declared.license ?? declared.licenses?.map(({ type }) => type).join(' OR ') ?? 'none'
    return { path, license, isTool: dev || devOptional }
  })

/** Returns whether the license is allowed: `(MIT OR CC0-1.0)` needs one of the two, `(MIT AND Zlib)` both. */
function allows(license: string, allowed: string[]): boolean {
  const text = license.replace(/^\(|\)$/g, '')
  if (text.includes(' OR ')) return text.split(' OR ').some((one) => allowed.includes(one))
  return text.split(' AND ').every((one) => allowed.includes(one))
}

test.each([
  ['the server', false, permissive],
  ['development', true, toolLicenses],
])('every package for %s has an allowed license', (_what, isTool, allowed) => {
  const packages = installed.filter((one) => one.isTool === isTool)
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.filter(({ license }) => !allows(license, allowed))).toEqual([])
})
