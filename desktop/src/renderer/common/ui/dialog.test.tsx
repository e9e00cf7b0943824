// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from './render.test-data.tsx'

const open = (children: ReactNode, actions?: ReactNode) =>
  renderForUser(
    <Dialog isOpen onClose={() => {}} title="Tables" actions={actions}>
      {children}
    </Dialog>,
  )
const focused = () => {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.getAttribute('name') ?? activeElement?.textContent
}
const question = (
  <>
    <Button kind="quiet">No</Button>
    <Button>Yes</Button>
  </>
)
const radios = (
  <>
    <input type="radio" name="size" aria-label="A4" />
    <input type="radio" name="size" aria-label="A5" defaultChecked />
  </>
)

test.each<[string, ReactNode, ReactNode, string]>([
  ['its first field', <TextInput key="" label="Name" name="name" />, <Button key="">Save</Button>, 'name'],
  ['the main button before its field', [<Button key="15">15</Button>, <input key="minutes" />], undefined, '15'],
  ['the main button without a field', 'Sure?', question, 'Yes'],
  ['its selected radio button', radios, undefined, 'A5'],
  ['a field that can be typed into', [<input key="off" disabled />, <input key="on" name="on" />], undefined, 'on'],
])('a dialog focuses %s', async (_what, children, actions, name) => {
  await open(children, actions)
  await waitFor(() => expect(focused()).toBe(name))
})

test('a dialog without input, or one that warns of a loss, has the focus itself', async () => {
  await open('Gone for good.', <Button kind="danger">Delete</Button>)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

test('a field keeps the focus while a button of the dialog is pressed, until the click', async () => {
  const onBlur = vi.fn()
  const user = await open(<input aria-label="Name" onBlur={onBlur} />, <Button kind="quiet">No</Button>)
  await waitFor(() => expect(focused()).toBe('Name'))
  for (const name of ['No', forDesk.common.close])
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name }) })
  expect(onBlur).not.toHaveBeenCalled()
})

test('a form asks before Escape discards typed text, and closes at once when there is none', async () => {
  const onClose = vi.fn()
  const user = await renderForUser(
    <Dialog isOpen isForm onClose={onClose} title="Item">
      <TextInput label="Name" name="name" />
    </Dialog>,
  )
  await waitFor(() => expect(focused()).toBe('name'))
  await user.keyboard('Kar{Escape}')
  await user.click(await screen.findByRole('button', { name: forDesk.list.keepEditing }))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kar')
  await user.click(screen.getByLabelText('Name'))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: forDesk.list.discard }))
  expect(onClose).toHaveBeenCalledOnce()
  await user.clear(screen.getByLabelText('Name'))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})
