// @vitest-environment jsdom
import { showNote } from '@sufra/shared/ui/toasts'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { PageToasts } from './page-toasts.tsx'

type Box = { top: number; bottom: number }

/** jsdom has no layout. */
const at = (box: Box) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => box as DOMRect // no other properties are read
}

test.each<[string, Box, Box, string]>([
  ['the page’s head', { top: 0, bottom: 53 }, { top: 300, bottom: 350 }, '53px'],
  ['a head below a note', { top: 36, bottom: 89 }, { top: 300, bottom: 350 }, '89px'],
  ['the category bar that sticks at the top', { top: -400, bottom: -150 }, { top: 0, bottom: 57 }, '57px'],
  ['nothing, when no head is at the top', { top: -400, bottom: -150 }, { top: 128, bottom: 180 }, '0px'],
])('toasts begin below %s', async (_what, header, bar, top) => {
  await renderForUser(
    <>
      <header ref={at(header)} />
      <nav ref={at(bar)} />
      <PageToasts />
    </>,
  )
  act(() => void showNote('Order accepted'))
  expect(document.documentElement.style.getPropertyValue('--toasts-top')).toBe(top)
})
