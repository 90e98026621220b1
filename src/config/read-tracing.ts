import { isBaseUrl, readersOf, type Environment } from './environment.ts'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export interface TracingConfig {
  sampler: (typeof samplers)[number]
  /** Ratio for samplers that use one. */
  ratio: number
}

/** Checks OpenTelemetry's variables, some of which the SDK reads again. Tracing is on if a collector is set. */
export function readTracing(env: Environment): TracingConfig | undefined {
  const { string, oneOf } = readersOf(env)
  const isDisabled = oneOf('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true'
  const exporter = string('OTEL_TRACES_EXPORTER', isExporter, 'otlp or none')
  const collectors = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].map((name) =>
    string(name, isBaseUrl, 'an http or https URL without query, fragment or credentials'),
  )
  oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', overHttp, 'http/json')
  oneOf('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', overHttp, 'http/json')
  const tracing: TracingConfig = {
    sampler: oneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio: Number(string('OTEL_TRACES_SAMPLER_ARG', isRatio, 'a number from 0 to 1') ?? 1),
  }
  const isWanted =
    exporter === 'otlp' || (exporter === undefined && collectors.some((url) => url !== undefined))
  return isWanted && !isDisabled ? tracing : undefined
}

/** Accepted protocols. Spans are always sent as JSON, which collectors of `http/protobuf` accept too. */
const overHttp = ['http/json', 'http/protobuf'] as const

const isExporter = (value: string): boolean => value === 'otlp' || value === 'none'
const isRatio = (value: string): boolean => /^\d*\.?\d+$/.test(value) && Number(value) <= 1
