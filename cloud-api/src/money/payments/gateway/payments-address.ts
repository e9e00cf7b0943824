// Parses PAYMENTS_URL: the payment gateway and the keys of our account there.
import { z } from 'zod'

export type PaymentsAddress =
  | { kind: 'sandbox'; url: string }
  | { kind: 'tap'; url: string; secretKey: string; publicKey: string; merchantId: string | undefined }

const form = 'tap://SECRET_KEY@api.tap.company?public=PUBLIC_KEY&merchant=ID, or sandbox+http://host:port outside production'

const readTap = ({ host, username, password, pathname, searchParams, hash }: URL): PaymentsAddress | undefined => {
  const { public: publicKey, merchant, tls = 'true', ...others } = Object.fromEntries(searchParams)
  const isForm = host && !password && !hash && pathname.length <= 1 && ['true', 'false'].includes(tls) && Object.keys(others).length === 0
  if (!isForm || !/^sk_\w+$/.test(username) || !/^pk_\w+$/.test(publicKey ?? '')) return undefined
  return {
    kind: 'tap',
    url: `${tls === 'true' ? 'https' : 'http'}://${host}/v2`,
    secretKey: username,
    publicKey: publicKey ?? '',
    merchantId: merchant,
  }
}

const readSandbox = ({ protocol, host, username, pathname, search, hash }: URL): PaymentsAddress | undefined =>
  host && !username && !search && !hash && pathname.length <= 1
    ? { kind: 'sandbox', url: `${protocol.replace('sandbox+', '')}//${host}` }
    : undefined

const readAddress = (text: string): PaymentsAddress | undefined => {
  const url = URL.parse(text)
  if (url?.protocol === 'tap:') return readTap(url)
  return url && /^sandbox\+https?:$/.test(url.protocol) ? readSandbox(url) : undefined
}

/** The error message never contains the input, which includes the secret key. */
export const paymentsAddress = z.string().transform((text, context): PaymentsAddress => {
  const address = readAddress(text)
  if (address) return address
  context.addIssue({ code: 'custom', message: `must be ${form}` })
  return z.NEVER
})
