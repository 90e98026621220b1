import { afterAll } from 'vitest'
import { finishFile } from './on-file-finished.ts'
import { recordStatements } from '../tenancy/record-statements.ts'

// Vitest sets this variable, which the server would report as unknown (product.md 15.2).
delete process.env.BASE_URL

recordStatements()
afterAll(finishFile)
