import { afterAll } from 'vitest'
import { finishFile } from './on-file-finished.ts'
import { recordStatements } from './tenancy/record-statements.ts'

recordStatements()
afterAll(finishFile)
