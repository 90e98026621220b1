import { calendar } from './calendar.ts'
import { exports } from './export.ts'
import { imports } from './import.ts'
import type { Scenario } from './scenario.ts'

export const scenarios: Scenario[] = [calendar, exports, imports]
