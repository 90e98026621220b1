import type { ApiHandlers } from '../../http/contexts/call-context.ts'

export const getMe: ApiHandlers['getMe'] = async (_input, { key, rateLimits }) => ({
  status: 200,
  body: {
    workspace: { id: key.workspaceId, name: key.workspaceName },
    key: { name: key.name, scopes: key.scopes },
    rate_limit: await rateLimits(),
  },
})
