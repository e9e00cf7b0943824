// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { useAreaTitle, usePageTitle, useTitlePrefix } from './page-title.ts'

const Own = ({ title }: { title: string }) => {
  usePageTitle(title)
  return null
}
const Area = ({ own, waiting }: { own?: string; waiting: number }) => {
  useAreaTitle('Help and support')
  useTitlePrefix(waiting > 0 ? `(${waiting}) ` : '')
  return own === undefined ? null : <Own title={own} />
}

test('a page has its own title while it is open, then the title of its area, each with the prefix', () => {
  onTestFinished(cleanup)
  document.title = 'Sufra'
  const { rerender, unmount } = render(<Area own="#7 Late order" waiting={0} />)
  expect(document.title).toBe('#7 Late order · Sufra')
  rerender(<Area own="#7 Late order" waiting={2} />)
  expect(document.title).toBe('(2) #7 Late order · Sufra')
  rerender(<Area waiting={2} />)
  expect(document.title).toBe('(2) Help and support · Sufra')
  unmount()
  expect(document.title).toBe('Sufra')
})
