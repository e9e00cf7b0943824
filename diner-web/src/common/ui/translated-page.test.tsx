// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { Button } from '@sufra/shared/ui/button'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { translatePage } from '../../../../shared/src/ui/translation/translate-page.test-data.ts'

/** Renders the given nodes one after the other on a translated page, and returns the final text. */
const showTranslated = async (...rendered: [ReactNode, ...ReactNode[]]) => {
  onTestFinished(cleanup)
  const { rerender, container } = render(rendered[0])
  onTestFinished(translatePage())
  for (const next of rendered.slice(1)) {
    rerender(next)
    await Promise.resolve() // the translation sees the change
  }
  expect(container.querySelector('font')).not.toBeNull()
  return container.textContent
}

test('a button that becomes busy and gets another text stays on a translated page', async () => {
  const shown = await showTranslated(
    <Button>Place order</Button>,
    <Button isBusy>Place order</Button>,
    <Button isBusy>Sending…</Button>,
    <Button>Place order again</Button>,
  )
  expect(shown).toBe('Place order again')
})

const Note = ({ isLate, children }: { isLate: boolean; children: ReactNode }) => (
  <p>
    {isLate && <strong>Late</strong>}
    <OwnElements>{children}</OwnElements>
  </p>
)

test.each<[string, ReactNode, ReactNode, string]>([
  ['text', 'Table 1', 'Table 2', 'LateTable 2'],
  ['a number', 1, 2, 'Late2'],
  ['texts and elements', ['Table ', <b key="b">1</b>, ' is late'], ['Table ', <b key="b">2</b>, ' waits'], 'LateTable 2 waits'],
  ['an element', <i key="i">one</i>, <i key="i">two</i>, 'Latetwo'],
  ['text that disappears', 'Table 1', null, 'Late'],
  ['text that an element follows', 'Table 1', <i key="i">two</i>, 'Latetwo'],
])('%s changes on a translated page', async (_what, before, after, shown) => {
  expect(await showTranslated(<Note isLate={false}>{before}</Note>, <Note isLate>{after}</Note>)).toBe(shown)
})

test('elements are rendered without an extra element around them', () => {
  onTestFinished(cleanup)
  const { container } = render(
    <OwnElements>
      <i>one</i>
      <i>two</i>
    </OwnElements>,
  )
  expect(container.innerHTML).toBe('<i>one</i><i>two</i>')
})
