import { register } from 'node:module'

// Loaded before the program, because libraries must be wrapped before they are first imported:
//   node --import ./server/app/trace.ts server/app/main.ts api
// Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is loaded, wrapped or sent.
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) await startTracing()

async function startTracing(): Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  const [
    { NodeSDK },
    { OTLPTraceExporter },
    { HttpInstrumentation },
    { PgInstrumentation },
    { FastifyOtelInstrumentation },
  ] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
    import('@fastify/otel'),
  ])
  const sdk = new NodeSDK({
    serviceName: process.env['OTEL_SERVICE_NAME'] ?? 'lyceum',
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => url === '/alive' || url === '/ready',
      }),
      new FastifyOtelInstrumentation({ registerOnInitialization: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  sdk.start()
  process.once('beforeExit', () => void sdk.shutdown())
}
