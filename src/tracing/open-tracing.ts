import { setTimeout as delay } from 'node:timers/promises'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  type Resource,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import {
  ATTR_SERVICE_INSTANCE_ID,
  ATTR_SERVICE_NAME,
  ATTR_SERVICE_VERSION,
} from '@opentelemetry/semantic-conventions'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'
import type { TracingConfig } from '../config.ts'
import { Ids, Spans } from './spans.ts'
import type { Tracing } from './tracing.ts'

/** How long the end of the process waits for the collector. */
const maxFlushMs = 2_000

/** A statement may be long, and is known by its beginning. */
const maxAttributeLength = 4_000

/**
 * Sends spans to a collector by OTLP over HTTP, in batches beside the work. What waits is bounded (2,048 spans), and lost
 * where the collector is away. Headers, time limits and certificates are the exporter's own variables
 * (`OTEL_EXPORTER_OTLP_HEADERS` and so on).
 */
export function openTracing(
  { url, serviceName, sampler, ratio }: TracingConfig,
  logger: Logger,
  version: string,
): Tracing {
  const ids = new Ids()
  const sampling = samplerOf(sampler, ratio)
  const provider = new TracerProvider({
    resource: describeProcess(serviceName, version),
    sampler: sampling,
    idGenerator: ids,
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [new BatchSpanProcessor({ exporter: new LoggedExporter(url, logger) })],
  })
  const tracer = provider.getTracer('taskwire', version)
  return new Spans(tracer, sampling, ids, async () => {
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      delay(maxFlushMs, undefined, { ref: false }),
    ])
  })
}

/** `OTEL_RESOURCE_ATTRIBUTES` may say more, and `OTEL_SERVICE_NAME` goes before it. */
function describeProcess(serviceName: string | undefined, version: string): Resource {
  const usual = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: 'taskwire',
    [ATTR_SERVICE_VERSION]: version,
    [ATTR_SERVICE_INSTANCE_ID]: uuidv7(),
  })
  const given = usual.merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
  return serviceName === undefined
    ? given
    : given.merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName }))
}

/** Says once that the collector does not take spans, and once that it does again. */
class LoggedExporter extends OTLPTraceExporter {
  readonly #logger: Logger
  #isFailing = false

  constructor(url: string, logger: Logger) {
    super({ url })
    this.#logger = logger
  }

  override export(...[spans, callback]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      this.#note(result)
      callback(result)
    })
  }

  #note({ code, error }: ExportResult): void {
    const isFailing = code !== ExportResultCode.SUCCESS
    if (isFailing === this.#isFailing) return
    this.#isFailing = isFailing
    if (isFailing) this.#logger.warn({ err: error }, 'the collector does not take spans: they are lost')
    else this.#logger.info('the collector takes spans again')
  }
}

function samplerOf(name: TracingConfig['sampler'], ratio: number): Sampler {
  const rootName = name.replace('parentbased_', '')
  const root =
    rootName === 'always_on'
      ? new AlwaysOnSampler()
      : rootName === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return rootName === name ? root : new ParentBasedSampler({ root })
}
