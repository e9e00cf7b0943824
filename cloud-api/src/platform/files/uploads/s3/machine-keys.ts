// The keys of the machine that the API runs on, for an UPLOADS_URL without a key: AWS_ACCESS_KEY_ID, or the role of the pod, the container or
// the machine at Amazon.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readElements } from './read-xml.ts'

export type Keys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
type ExpiringKeys = { keys: Keys; until: number }
type Env = Readonly<Record<string, string | undefined>>
type Source = { env: Env; region: string }

/** In milliseconds. */
const timeout = 5_000
const renewBefore = 5 * 60_000

const request = async (url: string, init: RequestInit = {}): Promise<string> => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

const expiring = z
  .object({ AccessKeyId: z.string(), SecretAccessKey: z.string(), Token: z.string(), Expiration: z.iso.datetime({ offset: true }) })
  .transform(({ AccessKeyId, SecretAccessKey, Token, Expiration }): ExpiringKeys => ({
    keys: { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: Token },
    until: Date.parse(Expiration),
  }))

/** Exchanges the token of a pod (IAM roles for service accounts). */
const readPodKeys = async ({ env, region }: Source, role: string, tokenFile: string) => {
  const form = {
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: env.AWS_ROLE_SESSION_NAME ?? 'sufra',
    WebIdentityToken: (await readFile(tokenFile, 'utf8')).trim(),
  }
  const service = env.AWS_ENDPOINT_URL_STS ?? `https://sts.${region}.amazonaws.com`
  const xml = await request(service, { method: 'POST', body: new URLSearchParams(form) })
  const field = (name: string) => readElements(xml, name)[0]
  return expiring.parse({
    AccessKeyId: field('AccessKeyId'),
    SecretAccessKey: field('SecretAccessKey'),
    Token: field('SessionToken'),
    Expiration: field('Expiration'),
  })
}

/** Hosts that may get the token of a container without TLS: the machine itself, and the addresses of ECS and EKS. */
const containerHosts = new Set(['localhost', '127.0.0.1', '[::1]', '169.254.170.2', '169.254.170.23', '[fd00:ec2::23]'])

/** Reads the keys of a container (ECS, EKS Pod Identity). */
const readContainerKeys = async ({ env }: Source, url: string) => {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !containerHosts.has(hostname))
    throw new Error(`AWS_CONTAINER_CREDENTIALS_FULL_URI needs https, or a host of the container: ${hostname}`)
  const file = env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE
  const token = file ? (await readFile(file, 'utf8')).trim() : env.AWS_CONTAINER_AUTHORIZATION_TOKEN
  return expiring.parse(JSON.parse(await request(url, { headers: { ...(token && { authorization: token }) } })))
}

/** Reads the keys of a virtual machine (EC2, the second version of its metadata service). */
const readInstanceKeys = async ({ env }: Source) => {
  const service = `${env.AWS_EC2_METADATA_SERVICE_ENDPOINT ?? 'http://169.254.169.254'}/latest`
  const token = await request(`${service}/api/token`, { method: 'PUT', headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' } })
  const headers = { 'x-aws-ec2-metadata-token': token }
  const roles = `${service}/meta-data/iam/security-credentials/`
  const [role = ''] = (await request(roles, { headers })).trim().split('\n')
  return expiring.parse(JSON.parse(await request(roles + role, { headers })))
}

const readRoleKeys = async (source: Source): Promise<ExpiringKeys> => {
  const { env } = source
  if (env.AWS_ROLE_ARN && env.AWS_WEB_IDENTITY_TOKEN_FILE) return readPodKeys(source, env.AWS_ROLE_ARN, env.AWS_WEB_IDENTITY_TOKEN_FILE)
  const path = env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI
  const url = path ? `http://169.254.170.2${path}` : env.AWS_CONTAINER_CREDENTIALS_FULL_URI
  if (url) return readContainerKeys(source, url)
  if (env.AWS_EC2_METADATA_DISABLED?.toLowerCase() === 'true') throw new Error('AWS_EC2_METADATA_DISABLED forbids requests to the machine.')
  return readInstanceKeys(source)
}

/** Returns a function that reads the keys. Those of a role are renewed from five minutes before they expire, while they are still used. */
export const createMachineKeys = (source: Source): (() => Promise<Keys>) => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = source.env
  if (accessKeyId && secretAccessKey) return () => Promise.resolve({ accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) })
  let known: ExpiringKeys | undefined
  let reading: Promise<ExpiringKeys> | undefined
  return async () => {
    if (known && Date.now() < known.until - renewBefore) return known.keys
    reading ??= readRoleKeys(source)
      .then((keys) => (known = keys))
      .finally(() => (reading = undefined))
    if (known && Date.now() < known.until) {
      reading.catch(() => undefined) // the next request tries again
      return known.keys
    }
    try {
      return (await reading).keys
    } catch (error) {
      throw new Error('UPLOADS_URL names no key, and the role of this machine could not be read.', { cause: error })
    }
  }
}
