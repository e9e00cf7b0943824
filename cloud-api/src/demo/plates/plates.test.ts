import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoMenu } from '../demo-menu.ts'
import { digestOf, digestsFile, drawDish, drawnDishes, renderedFolder, renderedName } from './plates.ts'

const dishes = demoMenu.flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories.flatMap(({ items }) => items)))

test('each dish of the demo has its own picture, rendered from the current drawing (npm run docs)', () => {
  expect(dishes.map(({ name }) => name.en).toSorted()).toEqual(drawnDishes.toSorted())
  const drawn = Object.fromEntries(drawnDishes.map((name) => [renderedName(name), digestOf(drawDish(name))]))
  expect(JSON.parse(readFileSync(digestsFile, 'utf8'))).toEqual(drawn)
  expect(new Set(Object.values(drawn)).size).toBe(dishes.length)
  expect(Object.keys(drawn).filter((file) => !existsSync(new URL(file, renderedFolder)))).toEqual([])
})
