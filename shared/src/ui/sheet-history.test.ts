import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBrowser, type Action, type Entry } from './fake-browser.test-data.ts'
import { createSheetHistory } from './sheet-history.ts'

const perform = (...actions: Action[]) => {
  const browser = openBrowser()
  for (const action of actions) {
    browser[action]()
    browser.settle()
  }
  return browser
}

test('going back closes an open sheet and stays on its page', () => {
  expect(perform('navigate', 'open').pagesBehind()).toEqual([0, 1, 1])
  const browser = perform('navigate', 'open', 'back')
  expect(browser.seen()).toEqual({ page: 1, sheets: 0, depth: 0 })
  expect(browser.pagesBehind()).toEqual([0, 1])
})

test('a sheet closed by its button leaves no history entry: going back leaves the page', () => {
  const browser = perform('navigate', 'open', 'close', 'back')
  expect(browser.seen()).toEqual({ page: 0, sheets: 0, depth: 0 })
})

test('a sheet that replaces another one takes over its entry', () => {
  const browser = perform('navigate', 'open', 'follow')
  expect(browser.pagesBehind()).toEqual([0, 1, 1])
  browser.back()
  browser.settle()
  expect(browser.seen()).toEqual({ page: 1, sheets: 0, depth: 0 })
})

test('a sheet that opens while the entry of the previous one is being removed stays open', () => {
  const browser = perform('navigate', 'open')
  browser.close()
  browser.step()
  browser.open()
  browser.settle()
  expect(browser.seen()).toEqual({ page: 1, sheets: 1, depth: 1 })
  expect(browser.pagesBehind()).toEqual([0, 1, 1])
})

test('two stacked sheets that close together leave their page open', () => {
  const browser = perform('navigate', 'navigate', 'navigate', 'open', 'open')
  browser.close()
  browser.close()
  browser.settle()
  expect(browser.pagesBehind()).toEqual([0, 1, 2, 3])
})

test('going forward to a closed sheet shows its page without the sheet', () => {
  const browser = perform('navigate', 'open', 'back', 'forward')
  expect(browser.seen()).toEqual({ page: 1, sheets: 0, depth: 0 })
  expect(browser.pagesBehind()).toEqual([0, 1])
})

test('after a reload with an open sheet the sheet is closed, and going back leaves the page', () => {
  expect(perform('navigate', 'open', 'reload').pagesBehind()).toEqual([0, 1])
  expect(perform('navigate', 'open', 'reload', 'back').seen().page).toBe(0)
})

test('navigating from a sheet leaves no entry of the sheet', () => {
  const browser = perform('navigate', 'open', 'navigate')
  expect(browser.pagesBehind()).toEqual([0, 1, 2])
  expect(browser.entryCount()).toBe(3)
  expect(perform('navigate', 'open', 'replace').pagesBehind()).toEqual([0, 2])
})

test('navigating right after closing a sheet continues from its page', () => {
  const browser = perform('navigate', 'open')
  browser.close()
  browser.step()
  browser.navigate()
  browser.settle()
  expect(browser.pagesBehind()).toEqual([0, 1, 2])
})

test('a sheet that stays open after going back gets a new entry', () => {
  const entries: Entry[] = [{ page: 0 }]
  const tasks: (() => void)[] = []
  let pop = () => {}
  const history = {
    get state() {
      return entries.at(-1) ?? null
    },
    pushState: (state: object) => void entries.push(state as Entry),
    go: () => {},
  }
  const sheets = createSheetHistory(history, { onPop: (listener) => void (pop = listener), defer: (run) => void tasks.push(run) })
  const settle = () => {
    for (const task of tasks.splice(0)) task()
  }
  sheets.add(() => {})
  settle()
  expect(entries).toHaveLength(2)
  entries.pop()
  pop()
  settle()
  expect(entries).toHaveLength(2)
})

const actions = fc.constantFrom<Action>('open', 'close', 'follow', 'back', 'forward', 'navigate', 'replace', 'reload')

test('for any sequence of actions, pages follow each other as if there were no sheets', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 40 }), (steps) => {
      const browser = openBrowser()
      let pages = [0]
      let at = 0
      let made = 1
      let sheetCount = 0
      for (const step of steps) {
        if (step === 'open' || step === 'follow') pages = pages.slice(0, at + 1)
        if (step === 'navigate') pages = [...pages.slice(0, at + 1), made]
        if (step === 'replace') pages = pages.with(at, made)
        if (step === 'navigate' || step === 'replace') made += 1
        if (step === 'navigate') at += 1
        if (step === 'back' && sheetCount === 0) at = Math.max(0, at - 1)
        if (step === 'forward' && sheetCount === 0) at = Math.min(pages.length - 1, at + 1)
        if (step === 'open' || (step === 'follow' && sheetCount === 0)) sheetCount += 1
        if ((step === 'back' || step === 'close') && sheetCount > 0) sheetCount -= 1
        if (step === 'navigate' || step === 'replace' || step === 'reload') sheetCount = 0
        browser[step]()
        browser.settle()
        expect(browser.seen()).toEqual({ page: pages[at], sheets: sheetCount, depth: sheetCount })
      }
    }),
    { numRuns: 1_000 },
  )
})

test('after concurrent actions each open sheet finally has one entry', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(actions, fc.constant<Action>('settle')), { maxLength: 40 }), (steps) => {
      const browser = openBrowser()
      for (const step of steps) browser[step]()
      browser.settle()
      const { sheets, depth } = browser.seen()
      expect(depth).toBe(sheets)
    }),
    { numRuns: 1_000 },
  )
})
