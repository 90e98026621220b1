import { glob, readFile } from 'node:fs/promises'
import ts from 'typescript'

/** A parsed file of src. */
export interface Source {
  file: string
  tree: ts.SourceFile
}

export async function readSources(): Promise<Source[]> {
  const files = (await Array.fromAsync(glob('src/**/*.ts'))).sort()
  return Promise.all(files.map(async (file) => parseSource(file, await readFile(file, 'utf8'))))
}

export function parseSource(file: string, text: string): Source {
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) }
}

/** Returns the node and its descendants. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node]
  ts.forEachChild(node, (child) => void nodes.push(...nodesOf(child)))
  return nodes
}

export function stringsIn(node: ts.Node): ts.StringLiteralLike[] {
  return nodesOf(node).filter(ts.isStringLiteralLike)
}

/** Returns `file:line` of a node. */
export function locationOf(node: ts.Node): string {
  const tree = node.getSourceFile()
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** Returns the properties of an object `const` by name, with the position of the `const` for missing properties. */
export function objectConst(
  sources: readonly Source[],
  file: string,
  name: string,
): { location: string; properties: Map<string, ts.ObjectLiteralElementLike> } {
  const tree = sources.find((source) => source.file === file)?.tree
  const found =
    tree && nodesOf(tree).find((node) => ts.isVariableDeclaration(node) && node.name.getText() === name)
  if (!found || !ts.isVariableDeclaration(found) || !found.initializer)
    return { location: `${file}:1`, properties: new Map() }
  const properties = ts.isObjectLiteralExpression(found.initializer) ? found.initializer.properties : []
  return {
    location: locationOf(found),
    properties: new Map(properties.map((property) => [property.name?.getText() ?? '', property])),
  }
}
