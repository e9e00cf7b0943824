import type { FastifyRequest } from 'fastify'

const orderInUrl = /(\/orders\/[A-Za-z0-9_-]{4})[A-Za-z0-9_-]{18}/
const tokenInUrl = /(\/tables\/link\/[^/]+\/)[^/?]+|([?&](?:t|search|to)=)[^&]+/g

/** An order's id opens the order and a table's token opens the table: neither is logged whole. What is searched for may be somebody's address. */
export const maskUrl = (url: string): string => url.replace(orderInUrl, '$1…').replace(tokenInUrl, '$1$2…')

export const loggerOptions = (level: string) => ({
  level,
  redact: ['req.headers.cookie', 'req.headers.authorization'],
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: maskUrl(request.url), remoteAddress: request.ip }),
  },
})
