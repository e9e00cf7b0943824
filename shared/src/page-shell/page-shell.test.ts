import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { addPageShell } from './page-shell.ts'

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>'

test('the script stands before all other files, the style sheet after the shell, and the encoding in the first bytes', () => {
  const page = addPageShell(html, 'diner')
  const places = ['<meta charset', '<script>', '</head>', 'id="page-shell"', '<link rel="stylesheet"', '</body>'].map((part) =>
    page.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1)
})

test("the page shell has both languages, and only the diner's shell refers to the staff", () => {
  const [diner, desk] = [addPageShell(html, 'diner'), addPageShell(html, 'desk')]
  for (const page of [diner, desk])
    for (const text of ['Sufra is loading…', 'جارٍ تحميل سفرة…', 'Try again', 'حاول مرة أخرى']) expect(page).toContain(text)
  expect(diner).toContain('ask the staff')
  expect(desk).not.toContain('ask the staff')
})

test('browsers that are too old for the app can parse the script', () => {
  const script = /<script>(.*?)<\/script>/s.exec(addPageShell(html, 'diner'))?.[1] ?? ''
  // The script has no separators in numbers, optional chaining, catch without a name, or async functions.
  expect(script).not.toMatch(/\d_\d|\?\.|\?\?|\|\|=|catch \{|async |\/\/|\.\.\./)
  expect(() => new Script(script)).not.toThrow()
})
