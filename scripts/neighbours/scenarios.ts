import { calendar } from './calendar.ts'
import { imports } from './import.ts'
import type { Scenario } from './scenario.ts'

export const scenarios: Scenario[] = [calendar, imports]
