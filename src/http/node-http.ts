/**
 * Node's HTTP, without what an `import` of it brings along: to name each of its exports Node has to make them all, and for
 * one of them loads its WebSocket and fetch, 6 MiB (docs/decisions/0015-compiled-before-the-first-start.md).
 */
export const { IncomingMessage, Server, ServerResponse, STATUS_CODES } = process.getBuiltinModule('node:http')
