import { signUp } from '@sufra/shared/accounts/sign-up.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { afterEach, expect, test, vi } from 'vitest'

type Sent = { method: string; url: string; headers: Record<string, string>; withCredentials: boolean; body: unknown }

/** A browser whose uploads get these statuses one after another; 0 is a connection that is lost during the upload. */
const fakeBrowser = async (statuses: number[]) => {
  const sent: Sent[] = []
  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    statusText = ''
    responseText = ''
    withCredentials = false
    headers: Record<string, string> = {}
    at = { method: '', url: '' }
    open(method: string, url: string) {
      this.at = { method, url }
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send(body: unknown) {
      this.status = statuses[sent.length] ?? 200
      sent.push({ ...this.at, headers: this.headers, withCredentials: this.withCredentials, body })
      this.responseText = JSON.stringify(
        this.status === 200 ? { success: true, message: 'sent' } : { success: false, error: 'document.size' },
      )
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 50, total: 100 }))
      this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'ar' }, cookie: '' })
  vi.stubGlobal('fetch', async () => Response.json({ accessToken: 'new' }))
  const { upload } = await import('./upload.ts')
  const form = new FormData()
  const progress: number[] = []
  return { sent, form, progress, send: () => upload(signUp, { form }, (part) => progress.push(part)) }
}

afterEach(() => vi.unstubAllGlobals())

test('a form is sent with the language and the cookies, and progress is reported', async () => {
  const { sent, form, progress, send } = await fakeBrowser([200])
  expect(await send()).toEqual({ success: true, message: 'sent' })
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/api/restaurants/signup',
      headers: { accept: 'application/json', 'accept-language': 'ar' },
      withCredentials: true,
      body: form,
    },
  ])
  expect(progress).toEqual([0, 0.5])
})

test('after a 403 an upload is repeated once with the new token', async () => {
  const { sent, send } = await fakeBrowser([403, 200])
  await send()
  expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer new'])
})

test('a lost connection is an error with status 0', async () => {
  const { send } = await fakeBrowser([0])
  await expect(send()).rejects.toMatchObject({ status: 0 })
})

test('a refusal throws the same error as any other call', async () => {
  const { send } = await fakeBrowser([400])
  const error = await send().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, code: 'document.size' })
})
