// A local push service, and browsers that subscribe to it and decrypt their messages (RFC 8188, RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { newId } from '@sufra/shared/new-id'

type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer }

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** `subscription`: the browser's subscription for our API. */
export const createBrowser = (serviceUrl: string) => {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const path = `/push/${newId()}`
  return {
    path,
    subscription: {
      endpoint: serviceUrl + path,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Throws for a message that was not encrypted for it. */
    decrypt: (body: Buffer): string => {
      const keyLength = body.readUInt8(20)
      const [salt, sender, encrypted] = [body.subarray(0, 16), body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = derive(keys.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
      decipher.setAuthTag(encrypted.subarray(-16))
      const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

export const startPushService = async () => {
  const received: ReceivedPush[] = []
  let answer = 201
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    response.writeHead(answer).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    answer: (status: number) => (answer = status),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
