import { join } from 'node:path'
import ts from 'typescript'

/** The compiler of `npm run typecheck`, for some files of a folder and their imports. */
export interface Compiler {
  /** Returns the compiler's output for these files, with the contents of some files replaced. */
  check: (files: readonly string[], texts?: ReadonlyMap<string, string>) => string
  /** Returns the doc comment that an editor shows at a position of a file. */
  documentationAt: (file: string, position: number) => string
}

/**
 * @param files all files that will be checked, or that import one of them
 * @param project the folder of the tsconfig: `.` or `src/web`
 */
export function createCompiler(folder: string, files: readonly string[], project = '.'): Compiler {
  const path = join(folder, project)
  const { config } = ts.readConfigFile(join(path, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, path)
  let current: ReadonlyMap<string, string> = new Map()
  const textOf = (path: string): string | undefined => current.get(path) ?? ts.sys.readFile(path)
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => files.map((file) => join(folder, file)),
    // A replaced text is a new version of its file; other files are parsed only once.
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
    documentationAt(file, position) {
      const info = service.getQuickInfoAtPosition(join(folder, file), position)
      return ts.displayPartsToString(info?.documentation)
    },
  }
}
