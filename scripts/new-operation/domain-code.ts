import type { NewOperation } from './operation.ts'
import { signatureOf } from './signature.ts'

/** Returns the stub of a domain function, which throws, with the contract's summary as a comment. */
export function domainCode(operation: NewOperation, file: string): string {
  const { id, contractName, located } = operation
  const { passed, returns } = signatureOf(operation)
  const depth = '../'.repeat(file.split('/').length - 3)
  const uses = (type: string): boolean => passed.some((one) => one.type === type)
  const types = [returns, ...passed.map(({ type }) => type)].join(' ')
  const imports = [
    types.includes('operations[') &&
      `import type { operations } from '${depth}../../generated/${contractName}.types.ts'`,
    uses('Database') && `import type { Database } from '${depth}../db/database.ts'`,
    uses('Transaction') && `import type { Transaction } from '${depth}../db/transaction.ts'`,
    uses('Plan') && `import type { Plan } from '${depth}../db/plan.ts'`,
    uses('Actor') && `import type { Actor } from '${depth || './'}actor.ts'`,
    uses('PageRequest') && `import type { Page, PageRequest } from '${depth || './'}page.ts'`,
  ].filter(Boolean)
  // Unused names begin with an underscore.
  const parameters = passed.map(({ name, type }) => `_${name}: ${type}`).join(', ')
  return `${imports.join('\n')}

/** Implements ${id}: ${located.operation.summary ?? id}. */
export function ${id}(${parameters}): Promise<${returns}> {
  throw new Error('${id} is not implemented yet: its rule belongs in ${file}')
}
`
}
