import type { Drift } from './drift.ts'
import { swap, type Edit } from './project-copy.ts'

const settings = 'spec/settings.yaml'
const handlers = 'src/handlers/settings/index.ts'
const app = 'src/app.ts'
const onSettings = (from: string, to: string, after?: string): Edit => swap(settings, from, to, after)

/** Between the contract of the settings area and the rest. */
export const settingsDrifts: Drift[] = [
  {
    title: 'a handler of the settings area is not exported',
    edits: [swap('src/handlers/settings/keys.ts', 'export async function getKey(', 'async function getKey(')],
    where: [handlers, 'export const handlers'],
    says: 'the operation getKey has no handler',
  },
  {
    title: 'an operation of the settings area is renamed',
    edits: [onSettings('operationId: getKey\n', 'operationId: readKey\n')],
    where: ['src/handlers/settings/keys.ts', 'export async function getKey('],
    says: 'the handler getKey is for no operation of spec/settings.yaml',
  },
  {
    title: 'the settings area is served elsewhere than its contract says',
    edits: [swap(app, "'/api/settings/v1'", "'/api/settings/v2'")],
    where: [settings, 'servers:'],
    says: 'the contract is served under /api/settings/v2',
  },
  {
    title: 'an example of the settings area is stale',
    edits: [onSettings('status: active', 'status: idle', 'operationId: getKey')],
    where: [settings, 'status: idle'],
    says: 'the example breaks its schema',
  },
]

/** Of policy, which codegen finds before. */
export const settingsPolicies: Drift[] = [
  {
    title: 'a change by cookie may come from another site',
    edits: [onSettings('      x-same-origin: true\n', '')],
    where: [settings, '    post:', '  /session:'],
    says: 'any site may have it sent',
  },
  {
    title: 'an operation of the settings area requires a role that is not there',
    edits: [onSettings('- session: [admin]', '- session: [boss]', 'operationId: getKey')],
    where: [settings, 'security:', 'operationId: getKey'],
    says: 'there is no role boss',
  },
  {
    title: 'an operation of the settings area lists a code that is not there',
    edits: [onSettings('- session_required', '- session_wanted', 'operationId: getKey')],
    where: [settings, '- session_wanted'],
    says: 'error code session_wanted is not in x-error-catalog',
  },
]
