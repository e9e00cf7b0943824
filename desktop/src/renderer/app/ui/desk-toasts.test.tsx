// @vitest-environment jsdom
import { Button } from '@sufra/shared/ui/button'
import { showNote } from '@sufra/shared/ui/toasts'
import { act, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { DeskToasts } from './desk-toasts.tsx'

type Box = { top: number; bottom: number; right: number }

/** jsdom has no layout; its window has 1024 × 768 pixels. */
const at = (element: Element, box: Box) => {
  element.getBoundingClientRect = () => box as DOMRect // no other properties are read
}
const end = 1_008

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // toasts query whether motion is reduced
})

const show = async (boxes: Partial<Record<'head' | 'first' | 'second' | 'other' | 'row', Box>>) => {
  await renderForUser(
    <>
      <nav data-testid="side" />
      <header data-testid="head" />
      <Button data-testid="first">Add tables</Button>
      <Button data-testid="second">Accept</Button>
      <Button kind="secondary" data-testid="other">
        Print the codes
      </Button>
      <a href="/merchant/order-history" data-testid="row">
        Order 7
      </a>
      <DeskToasts />
    </>,
  )
  at(screen.getByTestId('side'), { top: 0, bottom: 768, right: 208 })
  for (const [name, box] of Object.entries(boxes)) at(screen.getByTestId(name), box)
  act(() => void showNote('Table 30 added'))
  return document.documentElement.style.getPropertyValue('--toasts-top')
}
const head = { top: 48, bottom: 108, right: 1_024 }

test.each<[string, Parameters<typeof show>[0], string]>([
  ['the head of the page, and not below the side bar', { head }, '108px'],
  ['a main control where toasts begin', { head, first: { top: 124, bottom: 168, right: end } }, '168px'],
  ['two of them', { head, first: { top: 124, bottom: 168, right: end }, second: { top: 200, bottom: 244, right: end } }, '244px'],
  ['the head, with room for a toast above the control', { head, first: { top: 188, bottom: 232, right: end } }, '108px'],
  ['the head, with the control beside the toasts', { head, first: { top: 124, bottom: 168, right: 640 } }, '108px'],
  ['a control of a note below the head', { head, other: { top: 116, bottom: 160, right: end } }, '160px'],
  [
    'the main control alone, above a list whose rows have controls',
    { head, first: { top: 124, bottom: 168, right: end }, row: { top: 180, bottom: 700, right: end } },
    '168px',
  ],
  ['the head, with main controls down to the middle of the screen', { head, first: { top: 124, bottom: 400, right: end } }, '108px'],
])('toasts begin below %s', async (_what, boxes, top) => {
  expect(await show(boxes)).toBe(top)
})

test('toasts are at the right in Arabic too, with their text from right to left', async () => {
  await show({})
  onTestFinished(async () => void (await i18next.changeLanguage('en')))
  await act(async () => void (await i18next.changeLanguage('ar')))
  const toast = screen.getByText('Table 30 added')
  expect(toast.closest<HTMLElement>('[data-rht-toaster]')?.style.direction).toBe('ltr')
  expect(toast.closest<HTMLElement>('[style*="rtl"]')).not.toBeNull()
})
