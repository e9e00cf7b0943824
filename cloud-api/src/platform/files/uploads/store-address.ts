// Parses UPLOADS_URL: the endpoint, credentials and bucket of an S3 store.
import { z } from 'zod'

export type StoreAddress = {
  endpoint: string
  region: string
  bucket: string
  /** Without credentials the machine's own are used (`s3/machine-keys.ts`). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

const form = 's3://KEY:SECRET@host/bucket?region=us-east-1, a / in the secret written as %2F; &tls=false for a store without TLS'

/** The credentials before the @; invalid when one of them is missing or malformed. */
const readCredentials = ({ username, password }: URL) => {
  if (!username && !password) return { isValid: true, credentials: undefined }
  try {
    const credentials = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
    return { isValid: username !== '' && password !== '', credentials }
  } catch {
    // A % that is not followed by two hexadecimal digits; the error message shows the expected form.
    return { isValid: false, credentials: undefined }
  }
}

const readAddress = (text: string): StoreAddress | undefined => {
  const url = URL.parse(text)
  if (!url || url.protocol !== 's3:' || !url.hostname) return undefined
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1]
  const { isValid, credentials } = readCredentials(url)
  const { region = 'us-east-1', tls = 'true', ...others } = Object.fromEntries(url.searchParams)
  const isKnown = /^[a-z0-9-]+$/.test(region) && ['true', 'false'].includes(tls) && Object.keys(others).length === 0
  if (!bucket || !isValid || !isKnown || url.hash) return undefined
  return { endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`, region, bucket, credentials }
}

/** The error message never contains the input, which includes the secret. */
export const storeAddress = z.string().transform((text, context): StoreAddress => {
  const address = readAddress(text)
  if (address) return address
  context.addIssue({ code: 'custom', message: `must be ${form}` })
  return z.NEVER
})
