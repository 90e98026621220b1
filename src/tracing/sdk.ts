import { setTimeout as delay } from 'node:timers/promises'
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import * as resources from '@opentelemetry/resources'
import * as sdk from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'
import type { TracingConfig } from '../config/read-tracing.ts'

/** Maximum wait for the collector when the process exits, in milliseconds. */
const maxFlushMs = 2_000
/** Maximum length of the statement text of a span, in characters. */
const maxAttributeLength = 4_000

/**
 * Loads OpenTelemetry's SDK, which sends spans by OTLP over HTTP and drops those beyond a queue of 2,048. Returns a
 * function that sends the remaining spans.
 */
export function startTracing(config: TracingConfig, logger: Logger, version: string): () => Promise<void> {
  const warn = (message: string): void => logger.warn({ reason: message }, 'spans were not sent')
  const ignore = (): void => undefined
  diag.setLogger({ error: warn, warn: warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
  const provider = new sdk.TracerProvider({
    resource: describeProcess(version),
    sampler: samplerOf(config),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    const flushed = provider.shutdown().catch((error: unknown) => warn(String(error)))
    await Promise.race([flushed, delay(maxFlushMs, undefined, { ref: false })])
  }
}

/** Builds the OpenTelemetry resource. `OTEL_SERVICE_NAME` wins over a name in `OTEL_RESOURCE_ATTRIBUTES`. */
function describeProcess(version: string) {
  const usual = { 'service.name': 'taskwire', 'service.version': version, 'service.instance.id': uuidv7() }
  const detectors = [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector]
  return resources.resourceFromAttributes(usual).merge(resources.detectResources({ detectors }))
}

function samplerOf({ sampler, ratio }: TracingConfig): sdk.Sampler {
  const name = sampler.replace('parentbased_', '')
  const root =
    name === 'traceidratio'
      ? new sdk.TraceIdRatioBasedSampler(ratio)
      : name === 'always_on'
        ? new sdk.AlwaysOnSampler()
        : new sdk.AlwaysOffSampler()
  return name === sampler ? root : new sdk.ParentBasedSampler({ root })
}
