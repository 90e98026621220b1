import { startReceiver } from '../network/receiver.ts'

/** An OTLP span in JSON, with its attributes as an object. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** Kind of span: 1 internal, 2 server, 3 client. */
  kind: number
  attributes: Record<string, unknown>
  events: { name: string; attributes: Record<string, unknown> }[]
  /** Code 2 is an error. */
  status: { code?: number; message?: string }
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}
type SentSpan = Omit<CollectedSpan, 'attributes' | 'events'> & {
  attributes: Attribute[]
  events?: { name: string; attributes: Attribute[] }[]
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; boolValue?: boolean }
}

/** Starts a collector of OTLP over HTTP, until the end of the calling test. */
export async function startCollector(): Promise<{
  url: string
  /** Returns all bodies as text. */
  text(): string
  spans(): CollectedSpan[]
  resource(): Record<string, unknown>
}> {
  const receiver = await startReceiver()
  const sent = (): Sent[] => receiver.requests.map(({ body }) => JSON.parse(body.toString()) as Sent)
  return {
    url: receiver.url,
    text: () => receiver.requests.map(({ body }) => body.toString()).join('\n'),
    spans: () =>
      sent()
        .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
        .flatMap(({ spans }) => spans)
        .map((span) => ({
          ...span,
          attributes: plain(span.attributes),
          events: (span.events ?? []).map(({ name, attributes }) => ({
            name,
            attributes: plain(attributes),
          })),
        })),
    resource: () => plain(sent()[0]?.resourceSpans[0]?.resource.attributes ?? []),
  }
}

function plain(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
