import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI of every route served after this, at /docs, its JSON at /docs/json. */
export const serveDocs = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Sufra', description: 'Restaurant ordering. Amounts are in QAR with at most two decimals.', version: '1.1.1' },
    },
    transform: jsonSchemaTransform,
  })
  // Under the app's own content security policy: the one that it brings insists on https, and the page is blank without it.
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
