import { startReceiver } from './receiver.ts'

/** A span as OTLP has it in JSON, with its attributes as an object. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** 1: internal, 2: server, 3: client. */
  kind: number
  attributes: Record<string, unknown>
  events: { name: string; attributes: Record<string, unknown> }[]
  /** 2: an error. */
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

/** What OTLP over HTTP sends its spans to, until the calling test is over. */
export async function startCollector(): Promise<{
  url: string
  /** As they came. */
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
