import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { PaymentsAddress } from '../payments/gateway/payments-address.ts'

/** Where Tap's Card SDK and its fields come from. */
const tapSources = { script: ['https://tap-sdks.b-cdn.net'], other: ['https://tap-sdks.b-cdn.net', 'https://*.tap.company'] }
const noSources = { script: [], other: [] }

/**
 * Pages run only our own scripts, and those of the payment gateway's fields where one is set. Inline styles are allowed because the toasts use them. Without https (development)
 * there is no HSTS or upgrade.
 */
export const setSecurityHeaders = async (app: FastifyInstance, isSecure: boolean, gateway: PaymentsAddress | undefined) => {
  const { script, other } = gateway?.kind === 'tap' ? tapSources : noSources
  const sandbox = gateway?.kind === 'sandbox' ? [gateway.url] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...other],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...other],
        frameSrc: ["'self'", ...other, ...sandbox],
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
