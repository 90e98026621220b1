import type { Input, ReadContext, Reply } from '../../http/call-context.ts'

export async function getMe(
  _input: Input<'getMe'>,
  { key, rateLimits }: ReadContext,
): Promise<Reply<'getMe'>> {
  return {
    status: 200,
    body: {
      workspace: { id: key.workspaceId, name: key.workspaceName },
      key: { name: key.name, scopes: key.scopes },
      rate_limit: await rateLimits(),
    },
  }
}
