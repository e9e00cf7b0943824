// Sends a form and tells how much of it has gone: fetch cannot say that.
import type { ClientOptions } from '@sufra/shared/contract/client'
import type { RequestOf, ReplyOf, Route } from '@sufra/shared/contract/route'
import { clientThat } from './api.ts'

type Send = ClientOptions['fetch']

/** How much of a form has gone, from 0 to 1. */
export type OnProgress = (sent: number) => void

const answerOf = ({ status, statusText, responseText }: XMLHttpRequest) => ({
  ok: status >= 200 && status < 300,
  status,
  statusText,
  json: async (): Promise<unknown> => JSON.parse(responseText),
})

const sendTelling =
  (onProgress: OnProgress): Send =>
  (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.withCredentials = true
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => resolve(answerOf(request)))
      for (const cut of ['error', 'abort', 'timeout']) request.addEventListener(cut, () => reject(new Error('the upload was cut')))
      onProgress(0)
      request.send(body)
    })

/** A call that tells how much of its form has gone. In all else it is as any other: the same errors, the same refresh after a 403. */
export const upload = <R extends Route>(route: R, ask: RequestOf<R>, onProgress: OnProgress): Promise<ReplyOf<R>> =>
  clientThat(sendTelling(onProgress))(route, ask)
