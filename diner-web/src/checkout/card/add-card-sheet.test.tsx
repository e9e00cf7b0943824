// @vitest-environment jsdom
import { dirhams } from '@sufra/shared/money'
import { Toasts } from '@sufra/shared/ui/toasts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { allOptions, postFromGateway } from '../methods/checkout-page.test-data.tsx'
import { noChoice, usePaymentChoice } from '../methods/payment-choice.ts'
import { AddCardSheet } from './add-card-sheet.tsx'

const onClose = vi.fn()
const gateway = allOptions.gateway as Parameters<typeof AddCardSheet>[0]['gateway'] // the type that it has on the wire

beforeEach(() => {
  onClose.mockReset()
  usePaymentChoice.setState(noChoice)
})

const openSheet = () =>
  renderForUser(
    <>
      <AddCardSheet gateway={gateway} amount={dirhams(1_400)} onClose={onClose} />
      <Toasts />
    </>,
  )
/** Opens the sheet and spies on messages to the gateway's fields. */
const openFields = async () => {
  const user = await openSheet()
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details')
  return { user, post: vi.spyOn(frame.contentWindow as Window, 'postMessage') } // a frame has a window
}
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add card' })

test('the fields of the card belong to the gateway, and only the checkbox is ours', async () => {
  await openSheet()
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details')
  expect(frame.src).toMatch(/^https:\/\/gateway\.test\/fields\?lang=en&origin=/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['savecarddetails'])
})

test('Add card requests a token from the gateway, once at a time; problems are shown in its fields', async () => {
  const { user, post } = await openFields()
  await postFromGateway('Card details', { type: 'ready' })
  await user.click(addButton())
  expect(post.mock.calls).toEqual([[{ type: 'tokenise' }, 'https://gateway.test']])
  expect(addButton().disabled).toBe(true)
  await postFromGateway('Card details', { type: 'problems', problems: { cvv: 'payment.card_cvv_digits' } })
  expect(addButton().disabled).toBe(false)
  await postFromGateway('Card details', { type: 'submit' })
  expect(post).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
})

test('Add card before the gateway’s fields are loaded requests the token once they are', async () => {
  const { user, post } = await openFields()
  await user.click(addButton())
  expect(post).not.toHaveBeenCalled()
  await postFromGateway('Card details', { type: 'ready' })
  expect(post.mock.calls).toEqual([[{ type: 'tokenise' }, 'https://gateway.test']])
  await postFromGateway('Card details', { type: 'ready' })
  expect(post).toHaveBeenCalledOnce()
})

test('Escape in the gateway’s fields closes the sheet, and no card is added', async () => {
  await openSheet()
  await postFromGateway('Card details', { type: 'escape' })
  expect(onClose).toHaveBeenCalledOnce()
  expect(usePaymentChoice.getState().newCard).toBeUndefined()
})

test('a token closes the sheet and becomes the chosen card', async () => {
  const user = await openSheet()
  await user.click(screen.getByRole('checkbox'))
  await postFromGateway('Card details', { type: 'token', token: 'tok_1', brand: 'Visa', lastFour: '4242', expiry: '12/34' })
  expect(onClose).toHaveBeenCalledOnce()
  const newCard = { token: 'tok_1', brand: 'Visa', lastFour: '4242', expiry: '12/34', saves: true }
  expect(usePaymentChoice.getState()).toMatchObject({ choice: { kind: 'card' }, newCard })
})

test('a failure of the gateway is reported, and the sheet stays', async () => {
  const user = await openSheet()
  await user.click(addButton())
  await postFromGateway('Card details', { type: 'failed' })
  await screen.findByText('Error adding card')
  expect(addButton().disabled).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})
