import { afterAll } from 'vitest'
import { finishFile } from './on-file-finished.ts'

afterAll(finishFile)
