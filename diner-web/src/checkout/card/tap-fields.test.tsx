// @vitest-environment jsdom
import { dirhams } from '@sufra/shared/money'
import { act, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import type { FrameHandle } from '../gateway/gateway-frame.tsx'
import { TapFields } from './tap-fields.tsx'

type Options = Record<'onReady' | 'onInvalidInput' | 'onError', () => void> & { onSuccess: (data: unknown) => void }

const gateway = { kind: 'tap', scriptUrl: 'https://tap.test/sdk.js', publicKey: 'pk_1', merchantId: '42' } as Parameters<
  typeof TapFields
>[0]['gateway'] // with just the members that the fields need
const onMessage = vi.fn()
const unmount = vi.fn()
const tokenize = vi.fn()
const renderTapCard = vi.fn((_id: string, _options: Options) => ({ unmount }))
const sdkOf = (window: object) => window as { CardSDK?: object } // the property that the script defines

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  delete sdkOf(window).CardSDK
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

const ref = createRef<FrameHandle>()
const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${gateway.scriptUrl}"]`)
const renderFields = () => renderForUser(<TapFields gateway={gateway} amount={dirhams(1_450)} onMessage={onMessage} ref={ref} />)
/** Resolves with the options that were passed to the SDK. */
const loadFields = async (): Promise<Options> => {
  await renderFields()
  sdkOf(window).CardSDK = { renderTapCard, tokenize }
  script()?.dispatchEvent(new Event('load'))
  await waitFor(() => expect(renderTapCard).toHaveBeenCalledOnce())
  return renderTapCard.mock.calls[0]![1] // the mock was called
}

test('the SDK draws the fields, with our public key, the amount and the language; none of the fields is ours', async () => {
  const options = await loadFields()
  expect(options).toMatchObject({
    publicKey: 'pk_1',
    merchant: { id: '42' },
    transaction: { amount: 14.5, currency: 'QAR' },
    interface: { locale: 'en', direction: 'ltr' },
  })
  expect(document.getElementById(renderTapCard.mock.calls[0]![0])).not.toBeNull() // the mock was called
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the fields are busy until the SDK is ready', async () => {
  const options = await loadFields()
  const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy')
  expect(busy()).toBe('true')
  act(() => options.onReady())
  expect(busy()).toBe('false')
})

test('a token comes with brand, last four digits and expiry', async () => {
  const options = await loadFields()
  ref.current?.tokenise()
  expect(tokenize).toHaveBeenCalledOnce()
  act(() => options.onSuccess({ id: 'tok_1', card: { brand: 'VISA', last_four: '4242', exp_month: 3, exp_year: 2034 } }))
  expect(onMessage.mock.calls).toEqual([[{ type: 'token', token: 'tok_1', brand: 'VISA', lastFour: '4242', expiry: '03/34' }]])
})

test.each([
  ['the typed values are not valid', (options: Options) => options.onInvalidInput(), { type: 'problems' }],
  ['the SDK fails', (options: Options) => options.onError(), { type: 'failed' }],
  ['the answer has no token', (options: Options) => options.onSuccess({ status: 'x' }), { type: 'failed' }],
  [
    'the answer has a token alone',
    (options: Options) => options.onSuccess({ id: 'tok_2' }),
    { type: 'token', token: 'tok_2', brand: '', lastFour: '', expiry: '' },
  ],
])('the page gets a message when %s', async (_name, happen, message) => {
  const options = await loadFields()
  act(() => happen(options))
  expect(onMessage.mock.calls).toEqual([[message]])
})

test('a script that cannot be loaded is a failure, and the next attempt loads it again', async () => {
  await renderFields()
  script()?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(onMessage.mock.calls).toEqual([[{ type: 'failed' }]]))
  expect(script()).toBeNull()
})
