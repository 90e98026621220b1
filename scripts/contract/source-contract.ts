import { Contract } from '../../src/contract/contract.ts'
import type { ContractDocument } from '../../src/contract/document.ts'
import type { Fault, Finding } from './finding.ts'
import type { Rule } from './rules.ts'
import type { YamlFile } from './yaml-file.ts'

/** A contract as written in `spec/`, with the means to find its lines. */
export class SourceContract extends Contract {
  readonly source: YamlFile
  /** The referenced files. */
  readonly others: readonly YamlFile[]

  constructor(source: YamlFile, others: readonly YamlFile[] = [], document?: ContractDocument) {
    super(document ?? ((source.tree.toJS() ?? {}) as ContractDocument))
    this.source = source
    this.others = others
  }

  get file(): string {
    return this.source.file
  }

  /** Returns `file:line` of a position, in the file that contains it. */
  at(pointer: readonly (string | number)[]): string {
    const other = this.source.has(pointer) ? undefined : this.others.find((file) => file.has(pointer))
    const { file } = other ?? this.source
    return `${file}:${(other ?? this.source).lineOf(pointer)}`
  }

  finding(rule: Rule, ...[at, what, fix]: Fault): Finding {
    return { rule, where: typeof at === 'string' ? at : this.at(at), what, fix }
  }

  findings(rule: Rule, faults: readonly Fault[]): Finding[] {
    return faults.map((fault) => this.finding(rule, ...fault))
  }
}
