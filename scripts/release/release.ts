import { isScalar } from 'yaml'
import { missingLine, dateSection, unreleasedLines } from '../compat/changelog.ts'
import { compareContracts } from '../compat/compare.ts'
import { readContractFile, readText } from '../compat/read.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { GeneratedFile } from '../contract/generate.ts'
import { writeFiles } from '../contract/write-files.ts'
import { Failure } from '../support/command.ts'

const contractFile = 'spec/openapi.yaml'
const releasedFile = 'spec/released/openapi.yaml'
const changelogFile = 'CHANGELOG.md'

/** Writes all files of the release, or none, and returns their paths. @throws Failure if the release is refused */
export async function release(version: string, date: string): Promise<string[]> {
  const changelog = await readText(changelogFile)
  const lines = unreleasedLines(changelog)
  if (!lines) throw new Failure(`${changelogFile}: there is no section ## Unreleased`)
  if (changelog.split('\n').some((line) => line.startsWith(`## ${version} `))) {
    throw new Failure(`${changelogFile}: ${version} already has a section`)
  }
  const contract = await readContractFile(contractFile)
  const released = await readReleased()
  if (released) {
    const { version: last } = released.document.info
    if (compareVersions(version, last) <= 0)
      throw new Failure(`${version} is not higher than ${last}, the last release`)
    checkChanges(released, contract, lines)
  }
  const files = [
    { path: releasedFile, content: withVersion(contract, version) },
    { path: changelogFile, content: dateSection(changelog, version, date) },
    ...(await packageFiles(version)),
  ]
  await writeFiles(files)
  return files.map(({ path }) => path)
}

/** Returns a negative number if the first version is lower. A contract's version may be short: `1` is 1.0.0. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => String(version).split('.').map(Number))
  const differences = [0, 1, 2].map((i) => (left?.[i] ?? 0) - (right?.[i] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}

async function readReleased(): Promise<SourceContract | undefined> {
  const isThere = await readText(releasedFile).catch(() => undefined)
  return isThere === undefined ? undefined : readContractFile(releasedFile)
}

/** Refuses breaking changes within an API version, and changes that the changelog does not mention. */
function checkChanges(released: SourceContract, contract: SourceContract, lines: readonly string[]): void {
  const changes = compareContracts(released, contract)
  const refused = changes.flatMap((change) => {
    const what = `${contractFile}:${change.line}: ${change.where}: ${change.message}`
    if (change.verdict === 'breaking' && apiVersion(released) === apiVersion(contract)) {
      return [`${what}; this breaks clients of ${apiVersion(contract)}`]
    }
    const missing = missingLine(change, lines)
    return missing === undefined ? [] : [`${what}; ${missing}`]
  })
  if (refused.length > 0) throw new Failure(refused.join('\n'))
}

/** Returns the version in the path, such as `v1`. */
function apiVersion({ document }: SourceContract): string {
  return /\/(v\d+)(?=\/|$)/.exec(document.servers?.[0]?.url ?? '')?.[1] ?? 'this API'
}

/** Returns the contract's text with another document version. */
function withVersion({ source }: SourceContract, version: string): string {
  const node: unknown = source.tree.getIn(['info', 'version'], true)
  if (!isScalar(node) || !node.range) throw new Failure(`${source.file}: info.version is not a string`)
  const [start, end] = node.range
  return `${source.text.slice(0, start)}'${version}'${source.text.slice(end)}`
}

async function packageFiles(version: string): Promise<GeneratedFile[]> {
  const files = ['package.json', 'package-lock.json', 'src/client/package.json'].map(async (path) => {
    const text = await readText(path).catch(() => undefined)
    return text === undefined ? [] : [{ path, content: withPackageVersion(text, version) }]
  })
  return (await Promise.all(files)).flat()
}

/** Sets the package's version. A lock file lists the package under an empty name too. */
function withPackageVersion(text: string, version: string): string {
  return text
    .replace(/^( {2}"version": ")[^"]*/m, `$1${version}`)
    .replace(/("": \{\s*"name": "[^"]*",\s*"version": ")[^"]*/, `$1${version}`)
}
