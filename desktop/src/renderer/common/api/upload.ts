// Sends a form and reports upload progress, which fetch does not support.
import type { ClientOptions } from '@sufra/shared/contract/client'
import type { RequestOf, ReplyOf, Route } from '@sufra/shared/contract/route'
import { createClientWith } from './api.ts'

type Send = ClientOptions['fetch']

/** Called with the uploaded share of a form, from 0 to 1. */
export type OnProgress = (sent: number) => void

const responseOf = ({ status, statusText, responseText }: XMLHttpRequest) => ({
  ok: status >= 200 && status < 300,
  status,
  statusText,
  json: async (): Promise<unknown> => JSON.parse(responseText),
})

const sendWithProgress =
  (onProgress: OnProgress): Send =>
  (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.withCredentials = true
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => resolve(responseOf(request)))
      for (const event of ['error', 'abort', 'timeout'])
        request.addEventListener(event, () => reject(new Error('the upload was interrupted')))
      onProgress(0)
      request.send(body)
    })

/** An API call that reports upload progress. Otherwise it equals any other call: same errors, same refresh after a 403. */
export const upload = <R extends Route>(route: R, input: RequestOf<R>, onProgress: OnProgress): Promise<ReplyOf<R>> =>
  createClientWith(sendWithProgress(onProgress))(route, input)
