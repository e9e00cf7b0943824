import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { PageOrigins } from '../payments/gateway/page-origins.ts'

/**
 * Pages run only our own scripts, and those of the payment gateway's fields where one is set. Inline styles are allowed because the toasts use them.
 * Without https (development) there is no HSTS or upgrade.
 */
export const setSecurityHeaders = async (app: FastifyInstance, isSecure: boolean, { scripts, frames }: PageOrigins) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...frames],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...frames],
        frameSrc: ["'self'", ...frames],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' } : false,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
