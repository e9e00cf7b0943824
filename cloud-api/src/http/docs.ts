import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { appVersion } from '@sufra/shared/app-version'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves the OpenAPI document of every route registered after this, at /docs and /docs/json. */
export const serveDocs = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Sufra', description: 'Restaurant ordering. Amounts are in QAR with at most two decimals.', version: appVersion },
    },
    transform: jsonSchemaTransform,
  })
  // Uses the app's content security policy: the plugin's own requires https, and the page is blank without it.
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
