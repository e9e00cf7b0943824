import helmet from '@fastify/helmet'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The origins from which our pages load scripts, and the origins that they embed, beside our own. */
export type PageOrigins = { scripts: string[]; frames: string[] }

/** Administrators pay nothing, so their pages load nothing of the payment gateway. */
const isAdminPage = (url = '') => /^\/admin(?![^/?#])/.test(url)
const notForAdmins = (origins: readonly string[]) =>
  origins.map(
    (origin) =>
      ({ url }: IncomingMessage) =>
        isAdminPage(url) ? "'self'" : origin,
  )

/**
 * Pages run only our own scripts, and scripts of the payment gateway's fields where a gateway is set. Inline styles are allowed because the
 * toasts use them. Without https (development) there is no HSTS or upgrade.
 */
export const setSecurityHeaders = async (app: FastifyInstance, isSecure: boolean, origins: PageOrigins) => {
  const [scripts, frames] = [notForAdmins(origins.scripts), notForAdmins(origins.frames)]
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
