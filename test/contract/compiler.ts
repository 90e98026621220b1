import { join } from 'node:path'
import ts from 'typescript'

/** The compiler, as `npm run typecheck` calls it, on as much of a folder as some files import. */
export interface Compiler {
  /** What it says of files, with other texts in the place of some. */
  check: (files: readonly string[], texts?: ReadonlyMap<string, string>) => string
}

/** @param files all that are to be checked, or import what is */
export function createCompiler(folder: string, files: readonly string[]): Compiler {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, folder)
  let current: ReadonlyMap<string, string> = new Map()
  const textOf = (path: string): string | undefined => current.get(path) ?? ts.sys.readFile(path)
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => files.map((file) => join(folder, file)),
    // A text that is not the file's is another version of it: all else is parsed once.
    getScriptVersion: (path) => current.get(path) ?? '',
    getScriptSnapshot: (path) => {
      const text = textOf(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    fileExists: ts.sys.fileExists,
    readFile: textOf,
    directoryExists: ts.sys.directoryExists,
    ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
  })
  const lines = {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  }
  return {
    check(checked, texts = new Map()) {
      current = new Map([...texts].map(([name, text]) => [join(folder, name), text]))
      const program = service.getProgram()
      const diagnostics = checked.flatMap((file) => {
        const source = program?.getSourceFile(join(folder, file))
        if (!program || !source) throw new Error(`the compiler has no ${file}`)
        return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      })
      return ts.formatDiagnostics(diagnostics, lines)
    },
  }
}
